// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/read/h5chunks.h"
#include "model/storage/hdf5/write/h5compression.h"
#include "model/storage/hdf5/write/packers.h"

#include <ATen/core/Tensor.h>

#include <hdf5.h>

#include <deque>
#include <future>
#include <vector>

namespace tensordesk {

/// Fills a new dataset chunk by chunk: several are packed at a time, and handed to HDF5 in their order as they are to be stored. The
/// library, which would pack one after the other, takes no part in that. Only some chunks are in memory.
class ChunkWriter {
public:
    /// `packers`: null where packing is not worth a thread. REQUIRES: `dataset` is open as long as this lives, and its elements are
    /// stored as they lie in memory.
    ChunkWriter(hid_t dataset, Shape chunk, Compression compression, Packers* packers);

    /// Takes a copy of the elements of a block, which begins where a chunk does, and ends so too, or with the dataset.
    void append(const Block& block, const at::Tensor& elements);
    /// Stores what is packed yet. Without it the dataset is not whole.
    void finish();

private:
    struct Pending {
        std::vector<hsize_t> start;
        std::future<PackedChunk> packed;
    };
    void appendChunk(const Shape& start, const at::Tensor& elements);
    void storeFirst();

    hid_t m_dataset;
    Shape m_chunk;
    Compression m_compression;
    Packers* m_packers;
    std::deque<Pending> m_pending;
};

}  // namespace tensordesk

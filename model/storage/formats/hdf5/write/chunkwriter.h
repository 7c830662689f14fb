// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/read/h5chunks.h"
#include "model/storage/formats/hdf5/write/h5compression.h"
#include "model/storage/formats/hdf5/write/packers.h"

#include <ATen/core/Tensor.h>

#include <hdf5.h>

#include <deque>
#include <future>
#include <vector>

namespace tensordesk {

/// Writes a new dataset chunk by chunk. Several chunks are compressed in parallel and passed to HDF5 in order, in their stored
/// form, because the library would compress them one after the other. Keeps only a few chunks in memory.
class ChunkWriter {
public:
    /// `packers`: null if compression is not worth a thread. REQUIRES: `dataset` stays open, and its elements are stored as they
    /// are in memory.
    ChunkWriter(hid_t dataset, Shape chunk, Compression compression, Packers* packers);

    /// Copies the elements of a block that starts at a chunk boundary and ends at one, or at the end of the dataset.
    void append(const Block& block, const at::Tensor& elements);
    /// Stores the remaining chunks. The dataset is incomplete without it.
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

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/chunked/chunklayout.h"
#include "model/storage/hdf5/library/h5id.h"
#include "model/storage/hdf5/read/blocksahead.h"
#include "model/storage/hdf5/write/packers.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <memory>
#include <string>

namespace tensordesk {

/// TypeError for dtypes and values that the oracle's HDF5 refuses, RuntimeError for ragged leaves, ValueError for keys that HDF5
/// cannot hold, and the error of a broken entry. Takes the H5Lock.
void checkH5Entry(const Key& key, const Entry& entry);

/// Writes entries into groups of a file opened for writing, laid out as Python's `to_h5` lays them
/// out; lazy stacks dense, tensorclasses as plain groups. Each group also gets a record of its batch
/// size and names, see h5attributes.h. Leaves are copied in blocks, the next one being read while one
/// is written, and chunks are packed on all cores: memory stays at a few blocks. Takes the H5Lock for each block.
///
/// Errors name the key: those of checkH5Entry(), RuntimeError for stacks whose members differ.
class H5Writer {
public:
    /// `totalBytes` is what progress counts towards.
    H5Writer(ChunkLayout layout, Progress& progress, int64_t totalBytes);

    /// All entries of `td`, and its record. REQUIRES (all): H5Lock not held by the caller.
    void writeContent(hid_t group, const TensorDict& td);
    /// One entry. A slash in the key makes nested groups, as in Python.
    void writeEntry(hid_t group, const Key& key, const Entry& entry);
    /// Only the elements, into a dataset of the leaf's shape; the library converts.
    void copyElements(const Leaf& leaf, hid_t dataset, const Shape& chunk);

private:
    void writeLeaf(hid_t group, const std::string& name, const Leaf& leaf);
    void packChunks(const Leaf& leaf, hid_t dataset, const Shape& chunk);
    /// Reads the leaf block by block, and reports progress when `write` has taken one.
    void forEachBlockOf(const Leaf& leaf, const Shape& chunk, BlocksAhead::Layout layout,
                        const std::function<void(const Block&, const BlocksAhead::Elements&)>& write);

    /// Threads, once something is worth them.
    [[nodiscard]] Packers& packers();

    ChunkLayout m_layout;
    std::unique_ptr<Packers> m_packers;
    Progress& m_progress;
    int64_t m_total;
    int64_t m_done = 0;
};

}  // namespace tensordesk

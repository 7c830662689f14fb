// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/chunked/chunklayout.h"
#include "model/storage/formats/hdf5/library/h5id.h"
#include "model/storage/formats/hdf5/read/blocksahead.h"
#include "model/storage/formats/hdf5/write/packers.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <memory>
#include <string>

namespace tensordesk {

/// Throws TypeError for dtypes and values that the oracle's HDF5 rejects, RuntimeError for ragged leaves, ValueError for keys that
/// HDF5 cannot store, and the error of a Broken entry. Takes the H5Lock.
void checkH5Entry(const Key& key, const Entry& entry);

/// Writes entries into groups of a file opened for writing, in the layout of Python's `to_h5`: lazy stacks dense, tensorclasses as
/// ordinary groups. Each group also gets a record of its batch size and names, see h5attributes.h. Leaves are copied in blocks; the
/// next block is read while one is written, and chunks are compressed on all cores. Only a few blocks are in memory. Takes the
/// H5Lock for each block.
///
/// Errors name the key: those of checkH5Entry(), and RuntimeError for stacks whose members differ.
class H5Writer {
public:
    /// `totalBytes`: the total for progress.
    H5Writer(ChunkLayout layout, Progress& progress, int64_t totalBytes);

    /// Writes all entries of `td`, and its record. REQUIRES (all): the caller does not hold the H5Lock.
    void writeContent(hid_t group, const TensorDict& td);
    /// Writes one entry. A slash in the key makes nested groups, as in Python.
    void writeEntry(hid_t group, const Key& key, const Entry& entry);
    /// Writes only the elements, into a dataset of the leaf's shape; the library converts them.
    void copyElements(const Leaf& leaf, hid_t dataset, const Shape& chunk);

private:
    void writeLeaf(hid_t group, const std::string& name, const Leaf& leaf);
    void packChunks(const Leaf& leaf, hid_t dataset, const Shape& chunk);
    /// Reads the leaf block by block, and reports progress after `write` took one.
    void forEachBlockOf(const Leaf& leaf, const Shape& chunk, BlocksAhead::Layout layout,
                        const std::function<void(const Block&, const BlocksAhead::Elements&)>& write);

    /// Returns the compression threads, started on first use.
    [[nodiscard]] Packers& packers();

    ChunkLayout m_layout;
    std::unique_ptr<Packers> m_packers;
    Progress& m_progress;
    int64_t m_total;
    int64_t m_done = 0;
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/memmap/files/levelsink.h"
#include "model/storage/memmap/metajson.h"
#include "model/storage/rawbytes/rawwriter.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <utility>

namespace tensordesk {

/// Throws what writing an entry would throw: ValueError for a key that meta.json or a file name has no place for,
/// NotImplementedError for dtypes and ragged tensors that Python cannot load, and the error of a broken one.
void checkMemmapEntry(const Key& key, const Entry& entry);

/// Writes tensordicts as new folders of the memmap layout, just as Python's `memmap` does. Leaves are copied in parts, in
/// bounded memory; progress counts their bytes. Nothing that exists is replaced, see LevelSink.
class MemmapWriter {
public:
    /// `totalBytes`: of all that will be written, for the progress. `device`: what tensordicts say, "cpu" or "None".
    MemmapWriter(LevelSink& files, Progress& progress, int64_t totalBytes, std::string device = "cpu")
        : m_files(files), m_progress(progress), m_elements(progress, totalBytes), m_device(std::move(device))
    {
    }

    /// Writes `td` with all below it as `folder`, which exists and is empty. `parentNames`: those of
    /// the level above, which are also the names of its leading dims, see Note [Names on every level].
    void writeTensorDict(const std::string& folder, const TensorDict& td, const DimNames& parentNames);
    /// Writes the files of one entry of a level in `folder`; gives what the level's meta.json says of it.
    [[nodiscard]] Plain::Dict writeEntry(const std::string& folder, const Key& key, const Entry& entry, const DimNames& levelNames);

private:
    void writeMapping(const std::string& folder, const TensorDict& td, const DimNames& names);
    void writeStack(const std::string& folder, const TensorDict& td, const DimNames& names);
    [[nodiscard]] Plain::Dict writeLeaf(const std::string& folder, const Key& key, const Leaf& leaf);
    [[nodiscard]] Plain::Dict writeNested(const std::string& folder, const Key& key, const Leaf& leaf);
    [[nodiscard]] Plain::Dict writeNonTensor(const std::string& folder, const NonTensor& value);

    void writeMeta(const std::string& folder, const MetaJson& meta);

    LevelSink& m_files;
    Progress& m_progress;
    RawWriter m_elements;
    std::string m_device;
};

/// The names of a level below one named `parent`: the parent's, then its own.
[[nodiscard]] DimNames namesBelow(const DimNames& parent, DimNames own);

}  // namespace tensordesk

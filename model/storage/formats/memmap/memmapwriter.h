// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/raw/rawwriter.h"
#include "model/storage/formats/memmap/files/levelsink.h"
#include "model/storage/formats/memmap/metajson.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <utility>

namespace tensordesk {

/// Throws the error that writing an entry would throw: ValueError for a key that meta.json or a file name cannot represent,
/// NotImplementedError for dtypes and ragged tensors that Python cannot load, and the error of a Broken entry.
void checkMemmapEntry(const Key& key, const Entry& entry);

/// Writes tensordicts as new folders of the memmap layout, exactly as Python's `memmap` does. Copies leaves in parts, in bounded
/// memory; progress counts their bytes. Never replaces a file, see LevelSink.
class MemmapWriter {
public:
    /// `totalBytes`: the total for progress. `device`: the recorded device, "cpu" or "None".
    MemmapWriter(LevelSink& files, Progress& progress, int64_t totalBytes, std::string device = "cpu")
        : m_files(files), m_progress(progress), m_elements(progress, totalBytes), m_device(std::move(device))
    {
    }

    /// Writes `td` with all nested entries to `folder`, which exists and is empty. `parentNames`: the names of the parent level,
    /// which are also those of its leading dims, see Note [Names on every level].
    void writeTensorDict(const std::string& folder, const TensorDict& td, const DimNames& parentNames);
    /// Writes the files of one entry of a level in `folder`. Returns the description of the entry for the level's meta.json.
    [[nodiscard]] PythonValue::Dict writeEntry(const std::string& folder, const Key& key, const Entry& entry,
                                               const DimNames& levelNames);

private:
    void writeMapping(const std::string& folder, const TensorDict& td, const DimNames& names);
    void writeStack(const std::string& folder, const TensorDict& td, const DimNames& names);
    [[nodiscard]] PythonValue::Dict writeLeaf(const std::string& folder, const Key& key, const Leaf& leaf);
    [[nodiscard]] PythonValue::Dict writeNested(const std::string& folder, const Key& key, const Leaf& leaf);
    [[nodiscard]] PythonValue::Dict writeNonTensor(const std::string& folder, const NonTensor& value);

    void writeMeta(const std::string& folder, const MetaJson& meta);

    LevelSink& m_files;
    Progress& m_progress;
    RawWriter m_elements;
    std::string m_device;
};

/// Returns the names of the dims of a nested level: those of the parent for the leading dims, and `own` for the others.
[[nodiscard]] DimNames namesBelow(const DimNames& parent, DimNames own);

}  // namespace tensordesk

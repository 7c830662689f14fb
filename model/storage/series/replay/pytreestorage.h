// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/files/leaffolderstorage.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The storage of a replay buffer of trees of tensors, or of single tensors: one file per tensor, described by
/// storage_metadata.json. Dicts, lists and tuples are levels with text keys; a single tensor has the key "tensor". The batch size
/// is the capacity. Elements can be edited.
class PytreeStorage final : public LeafFolderStorage {
public:
    /// Throws ValueError if storage_metadata.json does not describe tensors.
    PytreeStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "replay buffer"; }
    [[nodiscard]] std::vector<Finding> findings() const override;
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;
};

}  // namespace tensordesk

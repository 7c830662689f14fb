// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/memmap/files/leaffolderstorage.h"

#include <string>

namespace tensordesk {

/// An open memmap folder of tensordict before 0.3.
class LegacyMemmapStorage final : public LeafFolderStorage {
public:
    LegacyMemmapStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "memmap folder before 0.3"; }
};

}  // namespace tensordesk

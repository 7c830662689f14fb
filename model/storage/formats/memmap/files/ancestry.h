// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"
#include "model/storage/formats/memmap/files/levelfiles.h"

#include <memory>
#include <string>

namespace tensordesk {

/// The chain of folders from the root to one folder, to detect links that lead back up.
struct Ancestry {
    FileState folder;
    std::shared_ptr<const Ancestry> parent;

    /// Returns the chain for the folder at `path`, which is opened from `parent`; null for files without symbolic links, such as an
    /// archive. Throws the errors of LevelFiles::checkedFolder(), and OSError if the folder is one of its own parents.
    [[nodiscard]] static std::shared_ptr<const Ancestry> below(std::shared_ptr<const Ancestry> parent, const std::string& path,
                                                               const LevelFiles& files);
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"
#include "model/storage/memmap/files/levelfiles.h"

#include <memory>
#include <string>

namespace tensordesk {

/// The folders from the root down to one, to notice a link that leads back up.
struct Ancestry {
    FileState folder;
    std::shared_ptr<const Ancestry> parent;

    /// Of the folder at `path`, which is opened below `parent`; null where there are no links. Throws what
    /// LevelFiles::checkedFolder() does, and OSError if it is one of the folders above.
    [[nodiscard]] static std::shared_ptr<const Ancestry> below(std::shared_ptr<const Ancestry> parent, const std::string& path,
                                                               const LevelFiles& files);
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/singlefile.h"

#include <cstdint>
#include <memory>
#include <string>

namespace tensordesk {

/// A range of bytes of a file: all of it, or a file embedded in it, as in archives.
struct FileStretch {
    std::shared_ptr<SingleFile> file;
    int64_t begin = 0;
    int64_t size = 0;

    [[nodiscard]] static FileStretch whole(std::shared_ptr<SingleFile> file);
    /// Makes the range. Throws OSError unless these bytes are within the file.
    [[nodiscard]] static FileStretch of(std::shared_ptr<SingleFile> file, int64_t begin, int64_t size);

    /// Returns `count` bytes from `offset` on, relative to the range. Throws OSError if they are not within it.
    [[nodiscard]] std::string read(int64_t offset, int64_t count) const;
};

}  // namespace tensordesk

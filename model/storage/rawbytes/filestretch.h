// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/singlefile.h"

#include <cstdint>
#include <memory>
#include <string>

namespace tensordesk {

/// What a file holds from one byte to another: all of it, or a file within it, as archives hold them.
struct FileStretch {
    std::shared_ptr<SingleFile> file;
    int64_t begin = 0;
    int64_t size = 0;

    [[nodiscard]] static FileStretch whole(std::shared_ptr<SingleFile> file);
    /// OSError unless these bytes lie in the file.
    [[nodiscard]] static FileStretch of(std::shared_ptr<SingleFile> file, int64_t begin, int64_t size);

    /// `count` bytes from `offset` on, counted from the first of the stretch. OSError if it has them not.
    [[nodiscard]] std::string read(int64_t offset, int64_t count) const;
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/storage.h"

#include <sys/stat.h>

#include <filesystem>
#include <system_error>

namespace tensordesk {

int64_t Storage::bytesOnDisk() const
{
    constexpr int64_t kBlock = 512;  // POSIX: the unit of st_blocks
    const auto one = [](const std::filesystem::path& file) -> int64_t {
        struct stat status{};
        return lstat(file.c_str(), &status) == 0 ? static_cast<int64_t>(status.st_blocks) * kBlock : 0;
    };
    int64_t bytes = 0;
    std::error_code ignored;
    if (std::filesystem::is_directory(path(), ignored)) {
        for (const auto& entry :
             std::filesystem::recursive_directory_iterator(path(), std::filesystem::directory_options::skip_permission_denied,
                                                           ignored)) {
            bytes += one(entry.path());
        }
        return bytes;
    }
    return one(std::filesystem::canonical(path(), ignored));
}

}  // namespace tensordesk

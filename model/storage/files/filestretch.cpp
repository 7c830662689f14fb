// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/filestretch.h"

#include "model/tensordict/base/error.h"

#include <utility>

namespace tensordesk {

namespace {

void checkLiesWithin(int64_t begin, int64_t size, int64_t length, const SingleFile& file)
{
    if (begin < 0 || size < 0 || begin > length || size > length - begin)
        throw Error(ErrorKind::OSError, "is truncated or damaged: {} bytes are expected from byte {} on, and the file has {}", size,
                    begin, length)
            .inFile(file.path());
}

}  // namespace

FileStretch FileStretch::whole(std::shared_ptr<SingleFile> file)
{
    const int64_t size = file->size();
    return {std::move(file), 0, size};
}

FileStretch FileStretch::of(std::shared_ptr<SingleFile> file, int64_t begin, int64_t size)
{
    checkLiesWithin(begin, size, file->size(), *file);
    return {std::move(file), begin, size};
}

std::string FileStretch::read(int64_t offset, int64_t count) const
{
    checkLiesWithin(offset, count, size, *file);
    return file->read(begin + offset, count);
}

}  // namespace tensordesk

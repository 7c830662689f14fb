// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/zip/zipbytes.h"

#include "model/storage/files/filestretch.h"
#include "model/storage/files/singlefile.h"

namespace tensordesk {

ZipBytes zipBytesOf(const std::shared_ptr<SingleFile>& file)
{
    return {file->path(), file->size(), [file](int64_t offset, int64_t size) { return file->read(offset, size); }};
}

ZipBytes zipBytesOf(const FileStretch& stretch)
{
    return {stretch.file->path(), stretch.size, [stretch](int64_t offset, int64_t size) { return stretch.read(offset, size); }};
}

}  // namespace tensordesk

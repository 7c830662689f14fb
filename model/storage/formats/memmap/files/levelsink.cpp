// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/files/levelsink.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>

namespace tensordesk {

namespace {

Descriptor createdFile(const std::string& path)
{
    try {
        return openFile(path, O_WRONLY | O_CREAT | O_EXCL);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::FileExistsError)
            throwKeysCollide(path);
        throw;
    }
}

}  // namespace

void throwKeysCollide(const std::string& path)
{
    throw Error(ErrorKind::ValueError, "two keys of this level have the same file name; rename one of them").inFile(path);
}

void LevelSink::newFile(const std::string& path, std::string_view content)
{
    newFile(path, static_cast<int64_t>(content.size()), [&](const Put& put) { put(content.data(), content.size()); });
}

void FolderSink::newFolder(const std::string& path)
{
    if (::mkdir(path.c_str(), 0777) == 0)
        return;
    if (errno == EEXIST)
        throwKeysCollide(path);
    throw systemError(errno, "cannot be created", path);
}

void FolderSink::newFile(const std::string& path, int64_t size, const std::function<void(const Put&)>& write)
{
    const Descriptor file = createdFile(path);
    reserveSpace(file.get(), 0, size, path);
    int64_t offset = 0;
    write([&](const void* data, std::size_t count) {
        writeAt(file, data, count, offset, path);
        offset += static_cast<int64_t>(count);
    });
}

}  // namespace tensordesk

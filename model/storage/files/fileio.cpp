// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/fileio.h"

#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace tensordesk {

Descriptor::~Descriptor()
{
    if (m_number >= 0)
        ::close(m_number);
}

Descriptor openFile(const std::string& path, int flags)
{
    // Without O_NONBLOCK a named pipe in a hostile folder would hang the program.
    Descriptor file(::open(path.c_str(), flags | O_CLOEXEC | O_NONBLOCK, 0666));
    if (!file.isOpen())
        throw systemError(errno, "cannot be opened", path);
    return file;
}

std::string readFile(const std::string& path, int64_t limit)
{
    return readFile(openFile(path, O_RDONLY), limit, path);
}

std::string readFile(const Descriptor& file, int64_t limit, const std::string& path)
{
    struct stat status = {};
    if (::fstat(file.get(), &status) != 0)
        throw systemError(errno, "cannot be examined", path);
    if (!S_ISREG(status.st_mode))
        throw Error(ErrorKind::OSError, "is not a regular file").inFile(path);
    if (status.st_size > limit)
        throw Error(ErrorKind::ValueError, "has {} bytes, more than the limit of {} bytes", status.st_size, limit).inFile(path);
    std::string text(static_cast<std::size_t>(status.st_size), '\0');
    readAt(file, text.data(), text.size(), 0, path);
    return text;
}

void writeAt(const Descriptor& file, const void* data, std::size_t size, int64_t offset, const std::string& path)
{
    const char* bytes = static_cast<const char*>(data);
    while (size > 0) {
        const ssize_t count = ::pwrite(file.get(), bytes, size, offset);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            throw systemError(count < 0 ? errno : ENOSPC, "cannot be written", path);
        bytes += count;
        offset += count;
        size -= static_cast<std::size_t>(count);
    }
}

void reserveSpace(int file, int64_t offset, int64_t size, const std::string& path)
{
#ifdef __linux__
    // Not posix_fallocate(): where the file system cannot do it, that writes zeros.
    if (size >= kWorthReserving && ::fallocate(file, FALLOC_FL_KEEP_SIZE, offset, size) != 0
        && (errno == ENOSPC || errno == EDQUOT || errno == EFBIG))
        throw systemError(errno, Message("cannot hold {} more bytes", size), path);
#endif
}

void readAt(const Descriptor& file, void* data, std::size_t size, int64_t offset, const std::string& path)
{
    char* bytes = static_cast<char*>(data);
    while (size > 0) {
        const ssize_t count = ::pread(file.get(), bytes, size, offset);
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            throw systemError(errno, "cannot be read", path);
        if (count == 0)
            throw Error(ErrorKind::OSError, "ends at byte {}, {} bytes too early", offset, size).inFile(path);
        bytes += count;
        offset += count;
        size -= static_cast<std::size_t>(count);
    }
}

void flushToDisk(const std::string& path)
{
    const Descriptor file = openFile(path, O_RDONLY);
    // Nothing more can be done where the file system cannot flush a folder.
    if (::fsync(file.get()) != 0 && errno != EINVAL && errno != ENOTSUP)
        throw systemError(errno, "cannot be flushed to disk", path);
}

bool exists(const std::string& path)
{
    struct stat status = {};
    return ::lstat(path.c_str(), &status) == 0;
}

void makeFolders(const std::string& folder)
{
    std::error_code failure;
    std::filesystem::create_directories(folder, failure);
    if (failure)
        throw systemError(failure.value(), "cannot be created", folder);
}

bool isFolder(const std::string& path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

bool isFile(const std::string& path)
{
    struct stat status = {};
    return ::stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

std::string withoutTrailingSlashes(std::string path)
{
    while (path.size() > 1 && path.back() == '/')
        path.pop_back();
    return path;
}

std::string joined(std::string_view folder, std::string_view name)
{
    std::string path(folder);
    if (!path.empty() && path.back() != '/')
        path += '/';
    path += name;
    return path;
}

}  // namespace tensordesk

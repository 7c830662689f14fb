// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/filestate.h"

#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace tensordesk {

namespace {

/// True if an error means that nothing exists; also for a path that is too long, as patterns of many files may be.
bool isNothing(int error)
{
    return error == ENOENT || error == ENOTDIR || error == ENAMETOOLONG;
}

int64_t modificationTime(const struct stat& status)
{
#ifdef __APPLE__
    const timespec& time = status.st_mtimespec;
#else
    const timespec& time = status.st_mtim;
#endif
    return int64_t{time.tv_sec} * 1'000'000'000 + time.tv_nsec;
}

#ifdef __linux__
/// Returns the identity at `path` or, if that is empty, of `descriptor`; empty if nothing exists.
std::optional<FileIdentity> identityFrom(int descriptor, const char* path, const std::string& name)
{
    struct statx status = {};
    const int flags = AT_SYMLINK_NOFOLLOW | (*path == '\0' ? AT_EMPTY_PATH : 0);
    if (::statx(descriptor, path, flags, STATX_BASIC_STATS | STATX_BTIME, &status) != 0) {
        if (isNothing(errno))
            return std::nullopt;
        throw systemError(errno, "cannot be examined", name);
    }
    FileIdentity identity{(uint64_t{status.stx_dev_major} << 32) | status.stx_dev_minor, status.stx_ino};
    if ((status.stx_mask & STATX_BTIME) != 0)
        identity.born = status.stx_btime.tv_sec * 1'000'000'000 + status.stx_btime.tv_nsec;
    return identity;
}
#else
std::optional<FileIdentity> identityFrom(int descriptor, const char* path, const std::string& name)
{
    struct stat status = {};
    if ((*path == '\0' ? ::fstat(descriptor, &status) : ::lstat(path, &status)) != 0) {
        if (isNothing(errno))
            return std::nullopt;
        throw systemError(errno, "cannot be examined", name);
    }
    FileIdentity identity{static_cast<uint64_t>(status.st_dev), status.st_ino};
#ifdef __APPLE__
    identity.born = int64_t{status.st_birthtimespec.tv_sec} * 1'000'000'000 + status.st_birthtimespec.tv_nsec;
#endif
    return identity;
}
#endif

}  // namespace

std::optional<FileIdentity> FileIdentity::of(const std::string& path)
{
    return identityFrom(AT_FDCWD, path.c_str(), path);
}

FileIdentity FileIdentity::ofOpen(int descriptor, const std::string& path)
{
    return identityFrom(descriptor, "", path).value_or(FileIdentity{});
}

FileState::FileState(const struct stat& status)
    : device(status.st_dev), inode(status.st_ino), size(status.st_size), modified(modificationTime(status)), mode(status.st_mode)
{
}

std::optional<FileState> FileState::of(const std::string& path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) == 0)
        return FileState(status);
    if (isNothing(errno))
        return std::nullopt;
    throw systemError(errno, "cannot be examined", path);
}

FileState FileState::ofOpen(int descriptor, const std::string& path)
{
    struct stat status = {};
    if (::fstat(descriptor, &status) != 0)
        throw systemError(errno, "cannot be examined", path);
    return FileState(status);
}

bool FileState::isFolder() const noexcept
{
    return S_ISDIR(mode);
}
bool FileState::isRegular() const noexcept
{
    return S_ISREG(mode);
}

void checkWritable(const std::string& path)
{
    struct stat status = {};
    if (::stat(path.c_str(), &status) != 0)
        throw systemError(errno, "cannot be written", path);
    if (::faccessat(AT_FDCWD, path.c_str(), W_OK, AT_EACCESS) != 0)
        throw systemError(errno, "cannot be written", path);
    if ((status.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0)
        throw Error(ErrorKind::PermissionError, "cannot be written: its mode marks it as read-only").inFile(path);
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/temporary/temporarylock.h"

#include "model/storage/files/atomicwrite.h"

#include <fcntl.h>
#include <sys/file.h>

#include <algorithm>
#include <filesystem>

namespace tensordesk {

namespace {

/// A file is locked by its first byte, beside the locks that libraries take of whole files; a folder has only those.
bool locked(const Descriptor& file, const std::string& path)
{
#ifdef F_OFD_SETLK
    if (!isFolder(path)) {
        struct flock lock = {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_len = 1;
        return ::fcntl(file.get(), F_OFD_SETLK, &lock) == 0;
    }
#endif
    return ::flock(file.get(), LOCK_EX | LOCK_NB) == 0;
}

Descriptor openForLock(const std::string& path)
{
    return openFile(path, isFolder(path) ? O_RDONLY : O_RDWR);
}

/// ".name.tensordesk-1f2e3d4c", for the stem ".name.tensordesk-".
bool isTemporaryName(const std::string& name, const std::string& stem)
{
    return name.size() == stem.size() + 8 && name.starts_with(stem)
        && std::all_of(name.end() - 8, name.end(), [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

}  // namespace

TemporaryLock::TemporaryLock(const std::string& path) : m_file(openForLock(path))
{
    static_cast<void>(locked(m_file, path));
}

bool TemporaryLock::isFree(const std::string& path)
{
    std::error_code failure;
    if (std::filesystem::is_symlink(path, failure))
        return false;
    return locked(openForLock(path), path);
}

void removeAbandoned(const std::string& path) noexcept
{
    try {
        const std::filesystem::path target(withoutTrailingSlashes(path));
        const std::string folder = target.has_parent_path() ? target.parent_path().string() : ".";
        const std::string stem = temporaryStem(target.filename().string());
        for (const auto& entry : std::filesystem::directory_iterator(folder))
            if (isTemporaryName(entry.path().filename().string(), stem) && TemporaryLock::isFree(entry.path().string()))
                removeQuietly(entry.path().string());
    } catch (const std::exception&) {
        // Files that cannot be inspected stay.
    }
}

}  // namespace tensordesk

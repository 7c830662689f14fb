// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/atomicwrite.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/storage/files/hash.h"
#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <random>

namespace tensordesk {

namespace {

/// Names have at most 255 bytes; the start of a long one is kept.
constexpr std::size_t kStemBytes = 200;

std::string folderOf(const std::string& path)
{
    const auto slash = path.rfind('/');
    if (slash == std::string::npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

std::string nameOf(const std::string& path)
{
    const auto slash = path.rfind('/');
    return slash == std::string::npos ? path : path.substr(slash + 1);
}

/// A folder of thousands of leaves is flushed in one go where the system can: fsync of each would
/// wait for the disk once a leaf.
void flushFolder(const std::string& folder)
{
#ifdef __linux__
    const Descriptor file = openFile(folder, O_RDONLY | O_DIRECTORY);
    if (::syncfs(file.get()) != 0)
        throw systemError(errno, "cannot be flushed to disk", folder);
#else
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            flushToDisk(entry.path().string());
#endif
}

/// True if the two could be swapped in one step, which not every file system can.
bool swapped(const std::string& a, const std::string& b)
{
#ifdef RENAME_EXCHANGE
    return ::renameat2(AT_FDCWD, a.c_str(), AT_FDCWD, b.c_str(), RENAME_EXCHANGE) == 0;
#else
    return false;
#endif
}

void rename(const std::string& from, const std::string& to)
{
    if (::rename(from.c_str(), to.c_str()) != 0)
        throw systemError(errno, "cannot be put in place", to);
}

/// Removes the folder that one at `target` replaced. What is half removed has a temporary name: it is never put back.
void removeReplaced(const std::string& target)
{
    const std::string temporary = temporaryName(target);
    if (::rename(replacedName(target).c_str(), temporary.c_str()) == 0)
        removeQuietly(temporary);
}

}  // namespace

std::string temporaryStem(const std::string& name)
{
    return "." + name.substr(0, kStemBytes) + ".tensordesk-";
}

std::string replacedName(const std::string& path)
{
    // Two long names may begin alike.
    const std::string name = nameOf(path), number = name.size() > kStemBytes ? '-' + std::to_string(hashOf(name)) : "";
    return joined(folderOf(path), temporaryStem(name) + "replaced" + number);
}

std::string temporaryName(const std::string& path)
{
    static thread_local std::mt19937_64 random{std::random_device{}()};
    const std::string parent = folderOf(path);
    const std::string stem = temporaryStem(nameOf(path));
    std::string candidate;
    do {
        char digits[17];
        std::snprintf(digits, sizeof digits, "%08llx", static_cast<unsigned long long>(random() & 0xffffffff));
        candidate = joined(parent, stem + digits);
    } while (exists(candidate));
    return candidate;
}

void renameExclusively(const std::string& from, const std::string& to)
{
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return;
    if (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)
        throw systemError(errno, "cannot be put in place", to);
#endif
    if (exists(to))
        throw systemError(EEXIST, "cannot be put in place", to);
    rename(from, to);
}

void removeQuietly(const std::string& path) noexcept
{
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
}

AtomicWrite::AtomicWrite(const std::string& target, Kind kind, bool overwrite)
    : m_target(withoutTrailingSlashes(target)), m_kind(kind), m_overwrite(overwrite)
{
    const std::string parent = folderOf(m_target);
    if (!isFolder(parent))
        throw Error(ErrorKind::FileNotFoundError, "cannot be written: there is no folder {}", stringLiteral(parent))
            .inFile(m_target);
    if (exists(m_target))
        removeReplaced(m_target);
    else if (const std::string replaced = replacedName(m_target); exists(replaced))
        renameExclusively(replaced, m_target);
    checkTarget();
    removeAbandoned(m_target);
    m_temporary = temporaryName(m_target);
    const bool isMade = kind == Kind::Folder
                          ? ::mkdir(m_temporary.c_str(), 0777) == 0
                          : Descriptor(::open(m_temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666)).isOpen();
    if (!isMade)
        throw systemError(errno, "cannot be created", m_target);
    m_lock = TemporaryLock(m_temporary);
}

AtomicWrite::~AtomicWrite()
{
    if (!m_committed)
        removeQuietly(m_temporary);
}

void AtomicWrite::checkTarget() const
{
    if (!exists(m_target))
        return;
    if (!m_overwrite)
        throw Error(ErrorKind::FileExistsError, "exists already and is not overwritten without leave").inFile(m_target);
    if (!isFolder(m_target))
        return;
    if (m_kind == Kind::File)
        throw Error(ErrorKind::FileExistsError, "is a folder, which a file does not replace").inFile(m_target);
    const bool isOurs = isFile(joined(m_target, "meta.json")) || isFile(joined(m_target, "zarr.json"))
                     || isFile(joined(m_target, "meta/info.json"));
    if (!isOurs && !std::filesystem::is_empty(m_target))
        throw Error(ErrorKind::FileExistsError, "is a folder with other content than a tensordict, which is not overwritten")
            .inFile(m_target);
}

void AtomicWrite::commit()
{
    // A power failure can only cost more than this copy if an existing target is replaced.
    const bool replaces = exists(m_target);
    if (replaces && m_kind == Kind::Folder)
        flushFolder(m_temporary);
    else if (replaces)
        flushToDisk(m_temporary);

    checkTarget();
    if (!exists(m_target)) {
        renameExclusively(m_temporary, m_target);
    } else if (m_kind == Kind::File) {
        rename(m_temporary, m_target);
    } else if (swapped(m_temporary, m_target)) {
        removeQuietly(m_temporary);
    } else {
        const std::string aside = replacedName(m_target);
        rename(m_target, aside);
        try {
            rename(m_temporary, m_target);
        } catch (...) {
            ::rename(aside.c_str(), m_target.c_str());
            throw;
        }
        removeReplaced(m_target);
    }
    m_committed = true;
    if (replaces) {
        try {
            flushToDisk(folderOf(m_target));
        } catch (const Error&) {  // it is in place: a power cut may bring the old one back, whole
        }
    }
}

void AtomicWrite::with(const std::function<void(const std::string& temporary)>& write)
{
    try {
        write(m_temporary);
        commit();
    } catch (Error& error) {
        error.movedTo(m_target, m_temporary).movedTo(m_target, replacedName(m_target)).inFile(m_target);
        throw;
    }
}

void replaceFile(const std::string& path, std::string_view content)
{
    const auto before = FileState::of(path);
    const std::string temporary = temporaryName(path);
    try {
        const Descriptor file = openFile(temporary, O_WRONLY | O_CREAT | O_EXCL);
        if (before)
            ::fchmod(file.get(), before->mode & 07777);
        writeAt(file, content.data(), content.size(), 0, path);
        if (::fsync(file.get()) != 0)
            throw systemError(errno, "cannot be flushed to disk", path);
        rename(temporary, path);
    } catch (Error& error) {
        removeQuietly(temporary);
        throw;
    }
    flushToDisk(folderOf(path));
}

}  // namespace tensordesk

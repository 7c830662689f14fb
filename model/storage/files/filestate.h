// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <optional>
#include <string>

struct stat;

namespace tensordesk {

/// The identity and modification time of the file at a path, to detect changes by another process.
struct FileState {
    uint64_t device = 0;
    uint64_t inode = 0;
    int64_t size = 0;      ///< bytes
    int64_t modified = 0;  ///< nanoseconds since 1970
    uint32_t mode = 0;     ///< type and permissions

    /// True if this is the same file with the same content, as far as that is known without reading it. Ignores permissions, which
    /// are checked where they matter.
    [[nodiscard]] bool operator==(const FileState& other) const noexcept
    {
        return isSameFile(other) && size == other.size && modified == other.modified;
    }

    explicit FileState(const struct stat& status);
    /// Returns the state of the file at `path`, following links; empty if there is none. One system call.
    [[nodiscard]] static std::optional<FileState> of(const std::string& path);
    /// Returns the state of an open file.
    [[nodiscard]] static FileState ofOpen(int descriptor, const std::string& path);

    [[nodiscard]] bool isFolder() const noexcept;
    [[nodiscard]] bool isRegular() const noexcept;
    [[nodiscard]] bool isSameFile(const FileState& other) const noexcept { return device == other.device && inode == other.inode; }
};

/// The identity of a file, independent of its path and content. Inode numbers are reused; birth times are not.
struct FileIdentity {
    uint64_t device = 0;
    uint64_t inode = 0;
    int64_t born = 0;  ///< nanoseconds since 1970; 0 if the file system does not know it

    /// Returns the identity of the file at `path`, without following links; empty if there is none.
    [[nodiscard]] static std::optional<FileIdentity> of(const std::string& path);
    /// Returns the identity of an open file.
    [[nodiscard]] static FileIdentity ofOpen(int descriptor, const std::string& path);
    /// Compares birth times first: device numbers may change when the machine restarts.
    [[nodiscard]] bool operator==(const FileIdentity& other) const noexcept
    {
        return inode == other.inode && born == other.born && (born != 0 || device == other.device);
    }
};

/// Throws PermissionError if `path` must not be written: the disk is read-only, the user lacks the permission, or its mode forbids
/// it to everyone. The last applies to root too, although the system would let root write: a file is marked read-only on purpose.
void checkWritable(const std::string& path);

}  // namespace tensordesk

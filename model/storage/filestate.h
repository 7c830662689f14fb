// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <optional>
#include <string>

struct stat;

namespace tensordesk {

/// Which file lies at a path and when it was last written: how a change by another process is noticed.
struct FileState {
    uint64_t device = 0;
    uint64_t inode = 0;
    int64_t size = 0;      ///< bytes
    int64_t modified = 0;  ///< nanoseconds since 1970
    uint32_t mode = 0;     ///< type and permissions

    /// The same file with the same content, as far as can be told without reading it. Permissions do
    /// not count: they are checked where they matter.
    [[nodiscard]] bool operator==(const FileState& other) const noexcept
    {
        return isSameFile(other) && size == other.size && modified == other.modified;
    }

    explicit FileState(const struct stat& status);
    /// Of what `path` leads to, through links; empty if there is nothing. One system call.
    [[nodiscard]] static std::optional<FileState> of(const std::string& path);
    /// Of the open file `descriptor`.
    [[nodiscard]] static FileState ofOpen(int descriptor, const std::string& path);

    [[nodiscard]] bool isFolder() const noexcept;
    [[nodiscard]] bool isRegular() const noexcept;
    [[nodiscard]] bool isSameFile(const FileState& other) const noexcept { return device == other.device && inode == other.inode; }
};

/// Which file something is, whatever its path and content: numbers of files are given again, times of birth are not.
struct FileIdentity {
    uint64_t device = 0;
    uint64_t inode = 0;
    int64_t born = 0;  ///< nanoseconds since 1970; 0 where the file system does not know

    /// Of what lies at `path`, a link itself; nothing if there is nothing.
    [[nodiscard]] static std::optional<FileIdentity> of(const std::string& path);
    /// Of an open file.
    [[nodiscard]] static FileIdentity ofOpen(int descriptor, const std::string& path);
    /// The number of a device may be another one after the next start of the machine: a time of birth says more.
    [[nodiscard]] bool operator==(const FileIdentity& other) const noexcept
    {
        return inode == other.inode && born == other.born && (born != 0 || device == other.device);
    }
};

/// PermissionError if `path` may not be written: it lies on a read-only disk, this person may not, or
/// nobody may by its mode. The last binds root too, whom the system lets write anything: who marked a
/// file read-only meant it.
void checkWritable(const std::string& path);

}  // namespace tensordesk

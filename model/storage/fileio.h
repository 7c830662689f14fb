// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

namespace tensordesk {

/// Owns one file descriptor.
class Descriptor {
public:
    explicit Descriptor(int number = -1) noexcept : m_number(number) { }
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) { }
    Descriptor& operator=(Descriptor&& other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor();

    [[nodiscard]] int get() const noexcept { return m_number; }
    [[nodiscard]] bool isOpen() const noexcept { return m_number >= 0; }

private:
    int m_number;
};

/// Opens with `flags` of open(2); new files get the mode that the umask leaves. Throws what the system
/// says, naming `path`.
[[nodiscard]] Descriptor openFile(const std::string& path, int flags);

/// All of a small regular file. ValueError beyond `limit` bytes, so that a hostile file cannot fill
/// the memory.
[[nodiscard]] std::string readFile(const std::string& path, int64_t limit);
/// All of an open one; `path` is for the message.
[[nodiscard]] std::string readFile(const Descriptor& file, int64_t limit, const std::string& path);

/// Writes, or reads, all `size` bytes at `offset`, whatever number of calls it takes.
/// `path` is for the message. readAt throws OSError when the file ends before.
void writeAt(const Descriptor& file, const void* data, std::size_t size, int64_t offset, const std::string& path);
void readAt(const Descriptor& file, void* data, std::size_t size, int64_t offset, const std::string& path);

/// Sets aside room on the disk for `size` bytes that will be written at `offset`, where the file system can; the
/// file's size stays. Says at once (OSError) that they do not fit, and makes writing them a third cheaper: finding
/// room for each page is most of what a write costs. Not worth a call for less than kWorthReserving bytes.
void reserveSpace(int file, int64_t offset, int64_t size, const std::string& path);
inline constexpr int64_t kWorthReserving = int64_t{1} << 20;

/// Waits until the file, or the names in a folder, are on the disk.
void flushToDisk(const std::string& path);

/// True if something, a dangling link too, lies at `path`.
[[nodiscard]] bool exists(const std::string& path);
[[nodiscard]] bool isFolder(const std::string& path);
[[nodiscard]] bool isFile(const std::string& path);

/// "a/b/" and "a/b" are one folder, but file names are compared.
[[nodiscard]] std::string withoutTrailingSlashes(std::string path);

/// `folder` and `name` joined by a slash.
[[nodiscard]] std::string joined(std::string_view folder, std::string_view name);

}  // namespace tensordesk

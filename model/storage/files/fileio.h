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

/// Opens a file with `flags` of open(2). A new file gets the mode that the umask allows. Throws the system's error, which names
/// `path`.
[[nodiscard]] Descriptor openFile(const std::string& path, int flags);

/// Returns the content of a small regular file. Throws ValueError beyond `limit` bytes, so that a hostile file cannot fill the
/// memory.
[[nodiscard]] std::string readFile(const std::string& path, int64_t limit);
/// Returns the content of an open file. `path` is for messages.
[[nodiscard]] std::string readFile(const Descriptor& file, int64_t limit, const std::string& path);

/// Writes, or reads, all `size` bytes at `offset`, in as many calls as necessary. `path` is for messages. readAt throws OSError if
/// the file ends before.
void writeAt(const Descriptor& file, const void* data, std::size_t size, int64_t offset, const std::string& path);
void readAt(const Descriptor& file, void* data, std::size_t size, int64_t offset, const std::string& path);

/// Reserves disk space for `size` bytes that will be written at `offset`, if the file system supports it; does not change the size
/// of the file. Throws OSError at once if they do not fit. Makes writing them a third cheaper, because allocating pages is most of
/// the cost of a write. Not worthwhile below kWorthReserving bytes.
void reserveSpace(int file, int64_t offset, int64_t size, const std::string& path);
inline constexpr int64_t kWorthReserving = int64_t{1} << 20;

/// Waits until the file, or the names in a folder, are on disk.
void flushToDisk(const std::string& path);

/// True if something exists at `path`, also a dangling link.
[[nodiscard]] bool exists(const std::string& path);
[[nodiscard]] bool isFolder(const std::string& path);
[[nodiscard]] bool isFile(const std::string& path);

/// Creates a folder, and those above it, where they are missing. Throws OSError.
void makeFolders(const std::string& folder);

/// Returns "a/b" for "a/b/": both are the same folder, but paths are compared as texts.
[[nodiscard]] std::string withoutTrailingSlashes(std::string path);

/// Returns `folder` and `name` joined by a slash.
[[nodiscard]] std::string joined(std::string_view folder, std::string_view name);

}  // namespace tensordesk

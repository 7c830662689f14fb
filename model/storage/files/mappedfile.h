// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace tensordesk {

/// A memory mapping of the first bytes of a file, read page by page on access.
///
/// The mapping is private: writes to the memory, such as those of in-place operators, never reach the file. A write(2) to the file
/// by any process is visible in each page that was not written to here.
///
/// If a mapped file is truncated, the system raises SIGBUS on accesses beyond its new end, which kills the process. For these
/// mappings the hole is filled with zeros instead, and checkIntact() reports it; see Note [Holes in mappings]. The file may be
/// renamed or deleted while it is mapped.
///
/// At most kMostMappings exist at a time: a process can have about 65,000, and its allocator needs some. Safe to use from any
/// thread.
class MappedFile {
public:
    static constexpr std::size_t kMostMappings = 16384;

    /// Maps the first `size` bytes. Null if there are too many mappings already; the caller must then read the file. Throws OSError
    /// if the file is shorter, and the system's error if it cannot be opened. REQUIRES: size > 0.
    [[nodiscard]] static std::shared_ptr<const MappedFile> open(const std::string& path, int64_t size);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] std::byte* data() const noexcept { return m_data; }
    [[nodiscard]] int64_t size() const noexcept { return m_size; }
    /// Returns the state of the file when it was mapped.
    [[nodiscard]] const FileState& state() const noexcept { return m_state; }
    /// Makes the system read these bytes into memory, except those that are there already. Call it before accessing them: page by
    /// page the system would read more around each page and wait for it.
    void prefetch(int64_t begin, int64_t end) const noexcept;
    /// Releases the pages that contain these bytes: they are read again on the next access. Writes to them in memory are lost.
    void release(int64_t begin, int64_t end) const noexcept;
    /// True if a missing part of the file was detected, which reads as zeros.
    [[nodiscard]] bool hasHole() const noexcept;

private:
    MappedFile(std::byte* data, int64_t size, std::size_t slot, const FileState& state);
    [[nodiscard]] std::span<std::byte> pagesAround(int64_t begin, int64_t end) const noexcept;

    std::byte* m_data;
    int64_t m_size;
    std::size_t m_slot;
    FileState m_state;
};

}  // namespace tensordesk

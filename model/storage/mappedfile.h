// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>

namespace tensordesk {

/// The first bytes of a file in memory, read page by page as they are looked at.
///
/// The mapping is private: what writes to the memory, such as an operator in place, never reaches
/// the file. A write(2) to the file by anybody shows in every page that was not written to here.
///
/// Where a file is shortened under its mapping the system answers a look beyond its new end with
/// SIGBUS, which kills. For these mappings the hole is filled with zeros instead and checkIntact()
/// tells; see Note [Holes in mappings]. The file may be renamed or deleted: the mapping keeps it.
///
/// At most kMostMappings exist at a time: a process has some 65,000 and its allocator needs them too.
/// May be used from any thread.
class MappedFile {
public:
    static constexpr std::size_t kMostMappings = 16384;

    /// Maps the first `size` bytes; null if there are too many mappings already, so that the caller
    /// has to read. OSError if the file is shorter; what the system says if it cannot be opened.
    /// REQUIRES: size > 0.
    [[nodiscard]] static std::shared_ptr<const MappedFile> open(const std::string& path, int64_t size);
    ~MappedFile();
    MappedFile(const MappedFile&) = delete;
    MappedFile& operator=(const MappedFile&) = delete;

    [[nodiscard]] std::byte* data() const noexcept { return m_data; }
    [[nodiscard]] int64_t size() const noexcept { return m_size; }
    /// The file as it was when it was mapped.
    [[nodiscard]] const FileState& state() const noexcept { return m_state; }
    /// Someone is about to look at these bytes: the system begins to read those that are not in memory, all of them and no others.
    /// Page by page it would read what lies around each instead, and wait for it.
    void prefetch(int64_t begin, int64_t end) const noexcept;
    /// Lets the pages around these bytes go from this process: they are read again when someone looks. What was written to them
    /// in memory is lost.
    void release(int64_t begin, int64_t end) const noexcept;
    /// True if it was seen that a part of it is gone and reads as zeros.
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

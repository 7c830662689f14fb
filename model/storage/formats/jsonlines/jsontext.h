// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/mappedfile.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace tensordesk {

/// White space between the tokens of JSON.
inline constexpr std::string_view kJsonSpace = " \t\r\n";

/// The text of a file: mapped, or unpacked in memory if it is a gzip or zstd stream. Safe to read from any thread.
class JsonText {
public:
    /// Throws the system's error if the file cannot be read, OSError if a stream is damaged, ValueError if it unpacks to more than
    /// 4 GiB, and MemoryError if it does not fit into memory. Can be cancelled by the thread's ProgressScope while it unpacks.
    explicit JsonText(std::string path);

    [[nodiscard]] const std::string& path() const noexcept { return m_path; }
    /// Returns the text without a byte order mark.
    [[nodiscard]] std::string_view view() const noexcept;
    /// Throws OSError if the mapped file has shrunk since it was opened.
    void checkIntact() const;
    /// Releases the memory that maps the file; it is read again on the next access.
    void release() const;

    /// Returns the first `most` bytes of the text in the file at `path`, or all of it. Errors as above.
    [[nodiscard]] static std::string beginning(const std::string& path, std::size_t most);

private:
    std::string m_path;
    std::shared_ptr<const MappedFile> m_mapping;  ///< null if the text is in memory
    std::string m_unpacked;
};

}  // namespace tensordesk

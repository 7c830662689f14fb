// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tensordesk {

/// The source of an archive's bytes: a file, or a range of one, since archives may be concatenated.
struct ZipBytes {
    std::string path;  ///< for messages
    int64_t size = 0;
    /// Returns `size` bytes from `offset` on. Never called for bytes beyond the end.
    std::function<std::string(int64_t offset, int64_t size)> read;
};

struct FileStretch;
class SingleFile;

/// Returns the bytes of a whole file.
[[nodiscard]] ZipBytes zipBytesOf(const std::shared_ptr<SingleFile>& file);
[[nodiscard]] ZipBytes zipBytesOf(const FileStretch& stretch);

/// Returns the unsigned little-endian number at `offset`. REQUIRES: it is within `bytes`.
template <typename Number>
[[nodiscard]] Number numberAt(std::string_view bytes, std::size_t offset)
{
    Number value = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        value = static_cast<Number>(value | static_cast<Number>(Number{static_cast<uint8_t>(bytes[offset + i])} << (8 * i)));
    return value;
}

/// Appends `value`, little-endian.
template <typename Number>
void appendNumber(std::string& bytes, Number value)
{
    for (std::size_t i = 0; i < sizeof(Number); ++i)
        bytes += static_cast<char>(static_cast<uint8_t>(value >> (8 * i)));
}

}  // namespace tensordesk

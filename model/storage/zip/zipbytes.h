// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace tensordesk {

/// Where the bytes of an archive come from: a file, or a stretch of one, as archives may lie end to end.
struct ZipBytes {
    std::string path;  ///< for messages
    int64_t size = 0;
    /// `size` bytes from `offset` on. It is asked for nothing beyond the end.
    std::function<std::string(int64_t offset, int64_t size)> read;
};

struct FileStretch;
class SingleFile;

/// All of a file.
[[nodiscard]] ZipBytes zipBytesOf(const std::shared_ptr<SingleFile>& file);
[[nodiscard]] ZipBytes zipBytesOf(const FileStretch& stretch);

/// The unsigned little-endian number at `offset`. REQUIRES: it lies in `bytes`.
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

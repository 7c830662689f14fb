// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string>

namespace tensordesk {

/// The compression of the chunks of a new file. A value type.
struct Compression {
    enum class Method : uint8_t { None, Gzip, Zstd, Blosc };

    Method method = Method::None;
    int level = 0;

    /// Parses WriteOptions::compression: "", or "gzip", "zstd" or "blosc" with ":N" for the level, 1 to 9 (zstd: 1 to 22). Throws
    /// ValueError for anything else.
    [[nodiscard]] static Compression parse(const std::string& text);

    [[nodiscard]] bool isNone() const noexcept { return method == Method::None; }
};

/// Describes the values that Compression::parse() accepts, for FormatRow::compressionHelp.
inline constexpr const char* kCompressions = "gzip:1 to gzip:9, zstd:1 to zstd:22 or blosc:1 to blosc:9";

}  // namespace tensordesk

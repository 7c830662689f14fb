// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string>

namespace tensordesk {

/// How the chunks of a new file are packed. A value; may be used from any thread.
struct Compression {
    enum class Method : uint8_t { None, Gzip, Zstd, Blosc };

    Method method = Method::None;
    int level = 0;

    /// What WriteOptions::compression says: "", or "gzip", "zstd" or "blosc" with ":N" for its level, which goes from 1 to 9, of
    /// zstd to 22. ValueError for anything else.
    [[nodiscard]] static Compression parse(const std::string& text);

    [[nodiscard]] bool isNone() const noexcept { return method == Method::None; }
};

/// All that Compression::parse() takes, for FormatRow::compressionHelp.
inline constexpr const char* kCompressions = "gzip:1 to gzip:9, zstd:1 to zstd:22 or blosc:1 to blosc:9";

}  // namespace tensordesk

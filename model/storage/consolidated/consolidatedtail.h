// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/plain.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tensordesk {

struct FileStretch;

// A consolidated file is the elements of all leaves, then JSON that says where they lie, then its length as 8 bytes.

/// The JSON at the end of a consolidated file, parsed.
struct ConsolidatedTail {
    Plain::Dict root;
    int64_t payload = 0;  ///< bytes before it

    /// ValueError if the file does not end so.
    [[nodiscard]] static ConsolidatedTail read(const FileStretch& file);
};

/// True if the file at `path` ends as a consolidated file does. Reads some kilobytes.
[[nodiscard]] bool isConsolidated(const std::string& path);

/// The field of a level or of its `cls_metadata`; null if there is none.
[[nodiscard]] const Plain* consolidatedField(const Plain::Dict& level, std::string_view name);
/// A field that is an object. ValueError if it is missing or something else.
[[nodiscard]] const Plain::Dict& consolidatedObject(const Plain::Dict& level, std::string_view name);
/// True for what says something about a level, where every other field is a level below.
[[nodiscard]] bool isConsolidatedField(std::string_view name);

// Keys that the parts of a jagged nested tensor have in front of its own.
inline constexpr std::string_view kJaggedValues = "<NJT_VALUES>";
inline constexpr std::string_view kJaggedLengths = "<NJT_LENGTHS>";
inline constexpr std::string_view kJaggedOffsets = "<NJT_OFFSETS>";

}  // namespace tensordesk

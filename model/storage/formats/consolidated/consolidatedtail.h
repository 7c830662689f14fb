// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tensordesk {

struct FileStretch;

// A consolidated file contains the elements of all leaves, then JSON with their locations, then the length of the JSON in 8 bytes.

/// The parsed JSON at the end of a consolidated file.
struct ConsolidatedTail {
    PythonValue::Dict root;
    int64_t payload = 0;  ///< number of bytes before the JSON

    /// Reads the tail. Throws ValueError if the file has none.
    [[nodiscard]] static ConsolidatedTail read(const FileStretch& file);
};

/// True if the file at `path` ends like a consolidated file. Reads a few kilobytes.
[[nodiscard]] bool isConsolidated(const std::string& path);

/// Returns a field of a level, otherwise of its `cls_metadata`; null if both lack it.
[[nodiscard]] const PythonValue* consolidatedField(const PythonValue::Dict& level, std::string_view name);
/// Returns a field that must be an object. Throws ValueError if it is missing or of another type.
[[nodiscard]] const PythonValue::Dict& consolidatedObject(const PythonValue::Dict& level, std::string_view name);
/// True if a field of a level is metadata. Every other field is a nested level.
[[nodiscard]] bool isConsolidatedField(std::string_view name);

// Prefixes of the keys of a jagged nested tensor's parts.
inline constexpr std::string_view kJaggedValues = "<NJT_VALUES>";
inline constexpr std::string_view kJaggedLengths = "<NJT_LENGTHS>";
inline constexpr std::string_view kJaggedOffsets = "<NJT_OFFSETS>";

}  // namespace tensordesk

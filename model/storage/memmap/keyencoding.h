// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/key.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Returns the file name of a key, without extension: characters with a meaning in some file system become `%` and two hex digits.
/// Unique per key; never contains a separator, and is never "." or "..".
[[nodiscard]] std::string encodedKey(const Key& key);

/// Returns the name that older versions used for a key, if it differs and cannot lead out of its folder.
[[nodiscard]] std::optional<std::string> rawLeafName(const Key& key);
[[nodiscard]] std::optional<std::string> rawFolderName(const Key& key);

/// The extensions of a leaf's files. A strided nested tensor has a table of shapes beside its data.
inline constexpr const char* kLeafEnding = ".memmap";
inline constexpr const char* kShapeEnding = ".shape.memmap";

/// Throws ValueError if a level cannot store the key: it is the name of a field of meta.json, or its file name would be too long
/// for file systems. `endingBytes`: the length of the text after the encoded key.
void checkStorable(const Key& key, std::size_t endingBytes);

}  // namespace tensordesk

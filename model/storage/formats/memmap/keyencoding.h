// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/key.h"

#include <optional>
#include <string>

namespace tensordesk {

/// Returns the file name of a key, without extension: characters that file systems do not allow become `%` and two hex digits, as
/// in Python's tensordict. Unique per key; never contains a separator, and is never "." or "..".
[[nodiscard]] std::string encodedKey(const Key& key);

/// Returns the file name of a leaf that older versions used for a key, which they did not encode; empty if it is the same name, or
/// would lead out of the folder.
[[nodiscard]] std::optional<std::string> rawLeafName(const Key& key);
/// Returns the same for the folder of a nested tensordict.
[[nodiscard]] std::optional<std::string> rawFolderName(const Key& key);

/// The extensions of a leaf's files. A strided nested tensor has a table of shapes beside its data.
inline constexpr const char* kLeafEnding = ".memmap";
inline constexpr const char* kShapeEnding = ".shape.memmap";

/// Throws ValueError if a level cannot store the key: it is the name of a field of meta.json, or its file name would be too long
/// for file systems. `endingBytes`: the length of the text after the encoded key.
void checkStorable(const Key& key, std::size_t endingBytes);

}  // namespace tensordesk

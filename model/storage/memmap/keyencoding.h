// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/key.h"

#include <optional>
#include <string>

namespace tensordesk {

/// The file name that stands for a key, without an ending: characters that are special to some file
/// system become `%` and two hex digits. One name a key, never a separator in it, never "." or "..".
[[nodiscard]] std::string encodedKey(const Key& key);

/// The name that older versions gave a key, if it is another one and surely stays inside its folder.
[[nodiscard]] std::optional<std::string> rawLeafName(const Key& key);
[[nodiscard]] std::optional<std::string> rawFolderName(const Key& key);

/// The endings of a leaf's files; a strided nested tensor has a table of shapes beside its data.
inline constexpr const char* kLeafEnding = ".memmap";
inline constexpr const char* kShapeEnding = ".shape.memmap";

/// ValueError if a level cannot hold the key: it stands for a field of meta.json, or its file name
/// would be longer than file systems take. `endingBytes` is what follows the encoded key.
void checkStorable(const Key& key, std::size_t endingBytes);

}  // namespace tensordesk

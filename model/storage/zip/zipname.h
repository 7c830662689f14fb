// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

/// A member's name as UTF-8: of code page 437, which archives are in that do not say otherwise, or checked to be UTF-8.
/// Nothing for what is not.
[[nodiscard]] std::optional<std::string> decodedZipName(std::string_view bytes, bool isUtf8);

/// True for what would be unpacked elsewhere than below the folder one unpacks in: absolute paths, drives, and ways up.
[[nodiscard]] bool leadsOutOfArchive(std::string_view name);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tensordesk {

/// Returns a member's name as UTF-8: converted from code page 437, the default of archives, or checked to be UTF-8. Empty if it is
/// not.
[[nodiscard]] std::optional<std::string> decodedZipName(std::string_view bytes, bool isUtf8);

/// True if the name would be unpacked outside of the target folder: absolute paths, drives, and parent folders.
[[nodiscard]] bool leadsOutOfArchive(std::string_view name);

}  // namespace tensordesk

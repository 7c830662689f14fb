// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <vector>

namespace tensordesk {

/// Returns unverified names of members of the archive at `path`, to identify the kind of archive: the first member, and the members
/// whose directory records are in the last 64 KiB (in most archives, all members). Empty if it is not an archive or cannot be read.
[[nodiscard]] std::vector<std::string> someZipNames(const std::string& path);
/// True for an archive without members, which consists of an end record only.
[[nodiscard]] bool isEmptyZip(const std::string& path);

}  // namespace tensordesk

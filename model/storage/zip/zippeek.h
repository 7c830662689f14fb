// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>
#include <vector>

namespace tensordesk {

/// Names of members of the archive at `path`, as they stand there, to tell what kind of archive it is: that of the first
/// member, and those whose records in the directory lie in the last 64 KiB, which are all of most archives. Nothing is
/// checked. Empty for what is no archive or cannot be read.
[[nodiscard]] std::vector<std::string> someZipNames(const std::string& path);
/// True for an archive without members, which is nothing but the end of one.
[[nodiscard]] bool isEmptyZip(const std::string& path);

}  // namespace tensordesk

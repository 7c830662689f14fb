// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tensordesk {

/// Returns a Python program that reads the file at `path`, runs the statements and writes the edited tensordict to a new file
/// beside it; both paths can be set on its command line. `path`: a memmap folder or an HDF5 file.
[[nodiscard]] std::string pythonScript(const std::string& path, const std::vector<std::string>& statements);

/// Returns the POSIX shell command that makes the same edits in the file itself: `tensordesk edit PATH '…' '…'`.
[[nodiscard]] std::string editCommand(const std::string& path, const std::vector<std::string>& statements);

}  // namespace tensordesk

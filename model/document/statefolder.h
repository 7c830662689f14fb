// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

namespace tensordesk {

/// Returns `$XDG_STATE_HOME/tensordesk/<name>`, else `~/.local/state/tensordesk/<name>`; empty if neither variable is set. Creates
/// nothing.
[[nodiscard]] std::string statePath(const std::string& name);

/// Returns the folder of statePath(), created if missing, with access for the user only. Throws OSError if that fails.
[[nodiscard]] std::string stateFolder(const std::string& name);

/// Returns a file name in the state folder for `path`: the hash of its absolute path, in hex.
[[nodiscard]] std::string stateNameOf(const std::string& path);

/// Returns the absolute path without `.`, `..` and symbolic links.
[[nodiscard]] std::string canonicalPath(const std::string& path);

}  // namespace tensordesk

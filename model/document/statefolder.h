// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <string>

namespace tensordesk {

/// `$XDG_STATE_HOME/tensordesk/<name>`, else `~/.local/state/tensordesk/<name>`; empty if neither
/// variable is set. Nothing is made.
[[nodiscard]] std::string statePath(const std::string& name);

/// The folder of statePath(), made if missing, for the user alone. OSError if that cannot be.
[[nodiscard]] std::string stateFolder(const std::string& name);

/// A file name in the state folder for what lies at `path`: the hash of its absolute path, in hex.
[[nodiscard]] std::string stateNameOf(const std::string& path);

/// The path without `.`, `..` and symbolic links, absolute.
[[nodiscard]] std::string canonicalPath(const std::string& path);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tensordesk {

/// `$XDG_STATE_HOME/tensordesk/<name>`, else `~/.local/state/tensordesk/<name>`; empty if neither
/// variable is set. Nothing is made.
[[nodiscard]] std::string statePath(const std::string& name);

/// The same folder, made if missing, for the user alone. OSError if that cannot be.
[[nodiscard]] std::string stateFolder(const std::string& name);

/// FNV-1a: the same on every platform and in every version, unlike std::hash. `seed`: the hash of what
/// came before.
[[nodiscard]] uint64_t hashOf(std::string_view bytes, uint64_t seed = 0xcbf29ce484222325ULL) noexcept;

/// A file name in the state folder for what lies at `path`: the hash of its absolute path, in hex.
[[nodiscard]] std::string stateNameOf(const std::string& path);

/// The path without `.`, `..` and symbolic links, absolute.
[[nodiscard]] std::string canonicalPath(const std::string& path);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

// Note [File patterns] Several files that are opened together have one path: a shell pattern such as `run/ckpt_{100,200}.pt` or
// `run/*.h5`. So they can be named wherever a file can: on the command line, in the list of recent files, in a session. A backslash
// escapes the next character. If a file exists at the path, the path names that file and is not a pattern.

/// True if `path` may be a pattern: it contains `{`, `*`, `?` or `[` without a backslash before it.
[[nodiscard]] bool isFilePattern(const std::string& path);

/// Returns the paths that match a pattern: alternatives in the order written, matches of wildcards sorted by name. Empty if nothing
/// matches or `path` is not a pattern. Throws FileNotFoundError if an alternative names a missing file, and ValueError for an
/// unclosed brace or more than 20,000 files.
[[nodiscard]] std::vector<std::string> filesMatching(const std::string& pattern);

/// Returns the shortest pattern of alternatives that matches exactly these paths in their order, without splitting numbers. For one
/// path, that path. REQUIRES: at least one path.
[[nodiscard]] std::string patternOf(const std::vector<std::string>& paths);

/// The short name of the files of a pattern.
struct PatternName {
    /// The pattern from the first folder or file that differs: `{run1,run2}/last.pt` for `/data/{run1,run2}/last.pt`. If it is
    /// longer than 40 bytes, `*` replaces the alternatives: `ckpt_*.pt`.
    std::string text;
    /// The number of files, if `text` omits the alternatives and the pattern determines it.
    std::optional<std::size_t> files;

    bool operator==(const PatternName&) const = default;
};

/// Returns the short name of `pattern`. Reads nothing from the disk.
[[nodiscard]] PatternName patternName(const std::string& pattern);

/// Returns the part before that name: `/data/` for `/data/{run1,run2}/last.pt`.
[[nodiscard]] std::string patternFolder(const std::string& pattern);

}  // namespace tensordesk

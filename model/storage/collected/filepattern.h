// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

// Note [File patterns]
// Several files that are opened together have one path: a pattern as shells have them, `run/ckpt_{100,200}.pt` or
// `run/*.h5`. So they can be named wherever a file can: on a command line, in the files opened last, in a session. A
// backslash takes the meaning from what follows it. What lies at a path is that file, whatever its name looks like.

/// Whether `path` can be a pattern: it has one of `{`, `*`, `?` and `[` without a backslash before it.
[[nodiscard]] bool isFilePattern(const std::string& path);

/// The paths that a pattern stands for: alternatives in their order, what `*` and its kin match sorted by name. Empty for a path
/// that is none, and where nothing matches. FileNotFoundError for an alternative that names a file which is not there;
/// ValueError for a brace that is not closed, or more than 20,000 files.
[[nodiscard]] std::vector<std::string> filesMatching(const std::string& pattern);

/// The shortest pattern of alternatives that stands for just these paths, in their order, with their numbers whole; of one path
/// that path itself.
/// REQUIRES: at least one.
[[nodiscard]] std::string patternOf(const std::vector<std::string>& paths);

/// A short name of the files of a pattern.
struct PatternName {
    /// The pattern from the first folder or file on that differs: `{run1,run2}/last.pt` of `/data/{run1,run2}/last.pt`. Its
    /// alternatives are a `*` where it would be longer than 40 bytes: `ckpt_*.pt`.
    std::string text;
    /// The number of files, where `text` leaves out the alternatives and the pattern alone tells it.
    std::optional<std::size_t> files;

    bool operator==(const PatternName&) const = default;
};

/// Returns the short name of `pattern`. Reads nothing from the disk.
[[nodiscard]] PatternName patternName(const std::string& pattern);

/// Returns what stands before that name: `/data/` of `/data/{run1,run2}/last.pt`.
[[nodiscard]] std::string patternFolder(const std::string& pattern);

}  // namespace tensordesk

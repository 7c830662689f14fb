// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The unsaved edits of a document as statements, kept in the user's state folder so that they outlive a process
/// that is killed: done again in order on the same file, they give the same tensordict, but for random numbers.
///
///     "tensordesk-edits-3\n", then records "<name> <length in bytes>\n<text>\n": the "file", that is its path, its "state",
///     which file it is with its size and time of change, and each "statement".
///
/// Version 0.1.0 wrote "tensordesk-edits-2\n" and the same records in that order without names; it is read too.
struct EditLog {
    std::vector<std::string> statements;  ///< oldest first
    bool fileChanged = false;             ///< the file is no longer the one that they were made on

    /// What was left for the file at `path`; nothing if there is none, or a living process edits the file.
    /// ValueError if the log is damaged.
    [[nodiscard]] static std::optional<EditLog> left(const std::string& path);
    /// Replaces the log by one of `statements`, whole or not at all; without any it is removed. REQUIRES: the
    /// document at `path` is open for editing, and the file has none of them. OSError if there is no room.
    static void keep(const std::string& path, const std::vector<std::string>& statements);
    /// Where the log of `path` lies, if there is one.
    [[nodiscard]] static std::string fileOf(const std::string& path);
};

}  // namespace tensordesk

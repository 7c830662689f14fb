// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The unsaved edits of a document as statements, stored in the user's state folder so that they survive a killed process. Repeated
/// in order on the same file they give the same tensordict, except for random numbers. New statements are appended; an incomplete
/// record at the end is ignored.
///
///     "tensordesk-edits-4\n", then records "<name> <length in bytes>\n<text>\n": the "file", that is its path, its "state",
///     which file it is with its size and time of change; then each "statement", and "left", how many of those before it
///     still count, after some were undone.
///
/// Also reads two earlier versions: "tensordesk-edits-3\n" without "left", and that of 0.1.0, "tensordesk-edits-2\n", with the same
/// records in that order without names.
class EditLog {
public:
    /// The content of a log.
    struct Content {
        std::vector<std::string> statements;  ///< oldest first
        bool fileChanged = false;             ///< the file changed since they were made
    };

    /// Returns the log left for the file at `path`; empty if there is none, or if a living process edits the file. Throws
    /// ValueError if the log is damaged.
    [[nodiscard]] static std::optional<Content> left(const std::string& path);
    /// Returns the path of the log for `path`, if it exists.
    [[nodiscard]] static std::string fileOf(const std::string& path);
    /// Removes the log of `path`, if it exists.
    static void remove(const std::string& path) noexcept;

    /// Makes the log of the document at `path`, which one process writes from one thread at a time. Writes nothing yet.
    explicit EditLog(std::string path) : m_path(std::move(path)) { }

    /// Makes the log contain exactly `statements`; unchanged if it throws. Removes the log if there are none. Cost: the new
    /// statements. Throws OSError if the disk is full. REQUIRES: the document is open for editing, and the file contains none of
    /// the statements.
    void keep(const std::vector<std::string>& statements);

private:
    void writeAnew(const std::vector<std::string>& statements);
    [[nodiscard]] bool append(const std::string& records) const;

    std::string m_path;
    std::vector<std::string> m_kept;  ///< the statements in the log
    int64_t m_size = 0;               ///< valid bytes of the log; 0: it does not exist
    int64_t m_unneeded = 0;           ///< bytes of these that belong to undone statements
};

}  // namespace tensordesk

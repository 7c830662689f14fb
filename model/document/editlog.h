// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The unsaved edits of a document as statements, kept in the user's state folder so that they outlive a process
/// that is killed: done again in order on the same file, they give the same tensordict, but for random numbers. It grows by
/// what is new; what a killed process could not write to its end is not read.
///
///     "tensordesk-edits-4\n", then records "<name> <length in bytes>\n<text>\n": the "file", that is its path, its "state",
///     which file it is with its size and time of change; then each "statement", and "left", how many of those before it
///     still count, after some were undone.
///
/// Earlier versions wrote "tensordesk-edits-3\n" and had no "left"; 0.1.0 wrote "tensordesk-edits-2\n" and the same records in
/// that order without names. Both are read too.
class EditLog {
public:
    /// What a log holds.
    struct Left {
        std::vector<std::string> statements;  ///< oldest first
        bool fileChanged = false;             ///< the file is no longer the one that they were made on
    };

    /// What was left for the file at `path`; nothing if there is none, or a living process edits the file.
    /// ValueError if the log is damaged.
    [[nodiscard]] static std::optional<Left> left(const std::string& path);
    /// Where the log of `path` lies, if there is one.
    [[nodiscard]] static std::string fileOf(const std::string& path);
    /// Takes away the log of `path`, if there is one.
    static void remove(const std::string& path) noexcept;

    /// Of the document at `path`, as one process writes it, from one thread at a time. Nothing is written yet.
    explicit EditLog(std::string path) : m_path(std::move(path)) { }

    /// Makes it say `statements`, all or, when this throws, as many as before; without any the log is removed. Cost: the
    /// statements that are new. REQUIRES: the document is open for editing, and the file has none of them. OSError if there
    /// is no room.
    void keep(const std::vector<std::string>& statements);

private:
    void writeAnew(const std::vector<std::string>& statements);
    [[nodiscard]] bool append(const std::string& records) const;

    std::string m_path;
    std::vector<std::string> m_kept;  ///< what the log says
    int64_t m_size = 0;               ///< bytes of it that are whole; 0: it is not there
    int64_t m_unneeded = 0;           ///< of these, what was undone since
};

}  // namespace tensordesk

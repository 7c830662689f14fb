// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A save that a process started but did not finish. Its FileJournal is in the user's state folder, under a name derived from the
/// path; a file or folder that was moved since is recognised by its identity.
class InterruptedSave {
public:
    /// Returns the interrupted save of the file that is, or was, at `path`; empty if there is none, or if a living process is
    /// saving. Writes nothing.
    [[nodiscard]] static std::optional<InterruptedSave> find(const std::string& path);
    /// True if there is a journal for `path`, of any process.
    [[nodiscard]] static bool hasJournal(const std::string& path);
    /// Returns the folder of the journal for saves of `path`.
    [[nodiscard]] static std::string folderFor(const std::string& path);

    /// Removes data that killed processes collected for saves that never started to write. Never throws. REQUIRES: the lock of
    /// `path`, and no save of it in progress.
    static void removeAbandoned(const std::string& path) noexcept;

    /// Returns the folder of its journal.
    [[nodiscard]] const std::string& folder() const noexcept { return m_folder; }
    /// Returns the reason why it cannot be undone: the journal is damaged, or the file is not the one that the save wrote to. Empty
    /// if it seems possible, as far as that is known without reading everything.
    [[nodiscard]] std::optional<Message> obstacle() const;
    /// Returns its planned changes, one line each, for the user.
    [[nodiscard]] std::vector<Message> description() const;
    /// Restores the previous state, bit for bit, and removes the journal. Throws RuntimeError, without changes, if a byte is
    /// neither old nor new. REQUIRES: the lock of `path`.
    void takeBack() const;
    /// Removes the journal: the file stays as it is. REQUIRES: the lock of `path`.
    void discard() const;

private:
    InterruptedSave(std::string path, std::string folder) : m_path(std::move(path)), m_folder(std::move(folder)) { }

    std::string m_path;
    std::string m_folder;
};

}  // namespace tensordesk

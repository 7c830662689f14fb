// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A save that a process started but did not finish. Its journal of overwritten bytes (FileJournal) is in the user's state folder,
/// under a name derived from the path. A file that was moved since is recognised by its device and inode.
class InterruptedSave {
public:
    /// Returns the interrupted save of the file that is, or was, at `path`; empty if there is none, or if a living process is
    /// saving. Writes nothing.
    [[nodiscard]] static std::optional<InterruptedSave> find(const std::string& path);
    /// True if there is a journal for `path`, also of a process that is still saving.
    [[nodiscard]] static bool hasJournal(const std::string& path);
    /// Returns the folder of the journal for saves of `path`.
    [[nodiscard]] static std::string folderFor(const std::string& path);

    /// Removes journals of killed processes that had not yet changed the file. Never throws. REQUIRES: the lock of `path`, and no
    /// save of it in progress.
    static void removeAbandoned(const std::string& path) noexcept;

    /// Returns the folder of its journal.
    [[nodiscard]] const std::string& folder() const noexcept { return m_folder; }
    /// Returns the reason why it cannot be undone: the journal is damaged, or the file is not the one that the save wrote to. Empty
    /// if it seems possible, as far as that is known without reading everything.
    [[nodiscard]] std::optional<Message> obstacle() const;
    /// Returns its planned changes, one line each, for the user.
    [[nodiscard]] std::vector<Message> description() const;
    /// Restores the previous state, bit for bit, and removes the journal. Throws RuntimeError, without changes, if the file was
    /// changed since: a byte has neither its value before the save nor its saved value. REQUIRES: the lock of `path`.
    void takeBack() const;
    /// Removes the journal: the file stays as it is. REQUIRES: the lock of `path`.
    void discard() const;

private:
    InterruptedSave(std::string path, std::string folder) : m_path(std::move(path)), m_folder(std::move(folder)) { }

    std::string m_path;
    std::string m_folder;
};

}  // namespace tensordesk

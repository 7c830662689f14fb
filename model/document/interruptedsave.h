// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A save that a process began and did not live to end. Its FileJournal lies in the user's state folder, under a name made
/// of the path; a file or folder that was moved since is known by what it is.
class InterruptedSave {
public:
    /// The save that was interrupted of what lies at `path`, or lay there; nothing if there is none, or a living process
    /// saves at this moment. Looking writes nothing.
    [[nodiscard]] static std::optional<InterruptedSave> find(const std::string& path);
    /// True if there is a journal of `path`, whoever owns it.
    [[nodiscard]] static bool hasJournal(const std::string& path);
    /// Where the journal of a save of `path` lies.
    [[nodiscard]] static std::string folderFor(const std::string& path);

    /// Removes what processes that were killed collected for saves that never began to write. Never throws. REQUIRES: the
    /// lock of `path`, and no save of it under way.
    static void removeAbandoned(const std::string& path) noexcept;

    /// Where its journal lies.
    [[nodiscard]] const std::string& folder() const noexcept { return m_folder; }
    /// Nothing if it can be taken back, as far as can be told without reading what was written; else why not: the journal
    /// is damaged, or what lies there is not what the save wrote to.
    [[nodiscard]] std::optional<Message> obstacle() const;
    /// What it was about to change, a line each, for a person.
    [[nodiscard]] std::vector<Message> description() const;
    /// Puts back what was there before it, bit for bit, and drops the journal. RuntimeError, and nothing changes, if any
    /// byte is neither what was there nor what the save wrote. REQUIRES: the lock of `path`.
    void takeBack() const;
    /// Drops the journal: what lies there stays as it is. REQUIRES: the lock of `path`.
    void discard() const;

private:
    InterruptedSave(std::string path, std::string folder) : m_path(std::move(path)), m_folder(std::move(folder)) { }

    std::string m_path;
    std::string m_folder;
};

}  // namespace tensordesk

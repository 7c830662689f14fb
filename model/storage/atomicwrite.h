// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/temporary/temporarylock.h"

#include <functional>
#include <string>
#include <string_view>

namespace tensordesk {

/// A new file or folder that is written under a hidden name beside its target and renamed into place
/// when it is whole. What was not committed is removed again.
class AtomicWrite {
public:
    enum class Kind { File, Folder };

    /// Checks the target and creates an empty temporary file or folder; takes away those that killed processes left.
    /// FileNotFoundError if the folder to write in is missing; FileExistsError if the target exists and
    /// `overwrite` is not set. Leave to overwrite covers a file, an empty folder and a folder that holds
    /// a tensordict, and that only by a new folder: no other folder is ever removed.
    AtomicWrite(const std::string& target, Kind kind, bool overwrite);
    ~AtomicWrite();
    AtomicWrite(const AtomicWrite&) = delete;
    AtomicWrite& operator=(const AtomicWrite&) = delete;

    /// Where to write; on the disk of the target.
    [[nodiscard]] const std::string& temporary() const noexcept { return m_temporary; }
    /// Puts what was written in place, in one step. Only where a file system cannot swap two folders it takes two: whoever is
    /// killed between them leaves the old one at replacedName(), and the next one who writes there puts it back first. If that
    /// replaces something it is flushed to disk first, so that even a power cut leaves the old or the new; what is new altogether
    /// reaches the disk when the system writes it back, as with any copy. FileExistsError if the target came into being meanwhile.
    /// When it throws the target is as it was.
    void commit();
    /// Has `write` write at temporary(), then commits. What it throws names the target, and files in it, as they are to be called.
    void with(const std::function<void(const std::string& temporary)>& write);

private:
    void checkTarget() const;

    std::string m_target;
    std::string m_temporary;
    TemporaryLock m_lock;
    Kind m_kind;
    bool m_overwrite;
    bool m_committed = false;
};

/// Replaces a small file by `content`, through a temporary file and a rename; keeps its permissions.
void replaceFile(const std::string& path, std::string_view content);

/// Renames `from` to `to` on one disk. FileExistsError if something lies there.
void renameExclusively(const std::string& from, const std::string& to);

/// A hidden name beside `path` that nothing has: ".name.tensordesk-1f2e3d4c".
[[nodiscard]] std::string temporaryName(const std::string& path);
/// Where the folder at `path` is while another one takes its place: ".name.tensordesk-replaced".
[[nodiscard]] std::string replacedName(const std::string& path);
/// How the hidden names of a file or folder called `name` begin: ".name.tensordesk-".
[[nodiscard]] std::string temporaryStem(const std::string& name);

/// Removes a file or a folder with all in it, links but not what they lead to. Never throws: for
/// clean-up, where there is nothing more to do about a failure.
void removeQuietly(const std::string& path) noexcept;

}  // namespace tensordesk

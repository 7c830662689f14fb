// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/temporary/temporarylock.h"

#include <functional>
#include <string>
#include <string_view>

namespace tensordesk {

/// Writes a new file or folder under a hidden name beside its target and renames it into place when it is complete. Without
/// commit() the destructor removes it.
class AtomicWrite {
public:
    enum class Kind { File, Folder };

    /// Checks the target and creates an empty temporary file or folder. Removes those of killed processes. Throws FileNotFoundError
    /// if the parent folder is missing, and FileExistsError if the target exists and `overwrite` is not set. `overwrite` replaces a
    /// file, or by a new folder an empty folder or one that contains a tensordict; no other folder is ever removed.
    AtomicWrite(const std::string& target, Kind kind, bool overwrite);
    ~AtomicWrite();
    AtomicWrite(const AtomicWrite&) = delete;
    AtomicWrite& operator=(const AtomicWrite&) = delete;

    /// Returns the path to write to; on the same disk as the target.
    [[nodiscard]] const std::string& temporary() const noexcept { return m_temporary; }
    /// Renames the result into place in one step. If it replaces something it is flushed to disk first, so that even a power
    /// failure leaves the old or the new version; otherwise the system writes it back later, as with any copy. A file system that
    /// cannot swap two folders needs two steps: if the process is killed between them, the old folder is at replacedName(), and the
    /// next writer puts it back first. Throws FileExistsError if the target was created in the meantime. The target is unchanged if
    /// it throws.
    void commit();
    /// Calls `write` with temporary(), then commits. Errors of `write` name the target and the final paths of files in it.
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

/// Replaces the content of a small file through a temporary file and a rename. Keeps its permissions.
void replaceFile(const std::string& path, std::string_view content);

/// Renames `from` to `to` on the same disk. Throws FileExistsError if `to` exists.
void renameExclusively(const std::string& from, const std::string& to);

/// Returns an unused hidden name beside `path`: ".name.tensordesk-1f2e3d4c".
[[nodiscard]] std::string temporaryName(const std::string& path);
/// Returns the path to which a folder at `path` moves while it is replaced: ".name.tensordesk-replaced".
[[nodiscard]] std::string replacedName(const std::string& path);
/// Returns the prefix of the hidden names of a file or folder `name`: ".name.tensordesk-".
[[nodiscard]] std::string temporaryStem(const std::string& name);

/// Removes a file, or a folder with its content, without following links. Never throws: for clean-up, where a failure cannot be
/// handled.
void removeQuietly(const std::string& path) noexcept;

}  // namespace tensordesk

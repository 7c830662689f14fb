// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/temporary/temporarylock.h"

#include <sys/types.h>

#include <mutex>
#include <string>
#include <utility>

namespace tensordesk {

/// A hidden folder within an opened one, made when it is first needed and removed in the end: files are made there before they are
/// put in place, and what an edit replaces goes there, so that handles on it still read. May be used from any thread.
class ScratchFolder {
public:
    /// `mode`: the permissions of the folder, less those that the umask removes.
    explicit ScratchFolder(std::string root, mode_t mode = 0777) : m_root(std::move(root)), m_mode(mode) { }
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    /// A path in it that nothing has. What the system says if it cannot be made.
    [[nodiscard]] std::string newPath();
    /// Empty as long as it was not needed.
    [[nodiscard]] std::string path() const;
    /// It stays, since a journal tells of what lies in it.
    void keep();

    /// Removes those in `root` that no living process uses.
    static void removeAbandonedIn(const std::string& root) noexcept;

private:
    const std::string m_root;
    const mode_t m_mode;
    mutable std::mutex m_mutex;  ///< guards all below
    std::string m_path;
    TemporaryLock m_lock;
    int m_count = 0;
    bool m_isKept = false;
};

/// How such a folder is named; one that no process uses any more stems from a killed one.
inline constexpr const char* kScratchPrefix = ".edit.tensordesk-";

}  // namespace tensordesk

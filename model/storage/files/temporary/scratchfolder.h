// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/temporary/temporarylock.h"

#include <sys/types.h>

#include <mutex>
#include <string>
#include <utility>

namespace tensordesk {

/// A hidden folder within the folder of a document, created on first use and removed by the destructor. Files are written there
/// before they are moved into place, and replaced files are moved there, so that open handles on them can still read. Safe to use
/// from any thread.
class ScratchFolder {
public:
    /// `mode`: the permissions of the folder, reduced by the umask.
    explicit ScratchFolder(std::string root, mode_t mode = 0777) : m_root(std::move(root)), m_mode(mode) { }
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    /// Returns an unused path in the folder. Throws the system's error if the folder cannot be created.
    [[nodiscard]] std::string newPath();
    /// Returns the path of the folder; empty before the first use.
    [[nodiscard]] std::string path() const;
    /// Keeps the folder at the end, because a journal refers to files in it.
    void keep();

    /// Removes such folders in `root` that no living process uses.
    static void removeAbandonedIn(const std::string& root) noexcept;

private:
    const std::string m_root;
    const mode_t m_mode;
    mutable std::mutex m_mutex;  ///< guards the following members
    std::string m_path;
    TemporaryLock m_lock;
    int m_count = 0;
    bool m_isKept = false;
};

/// The prefix of the name of such a folder. One that no process uses was left by a killed process.
inline constexpr const char* kScratchPrefix = ".edit.tensordesk-";

}  // namespace tensordesk

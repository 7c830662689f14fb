// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// Detects that files were replaced, resized, written or removed. Safe to use from any thread.
class FileWatch {
public:
    /// Records the state of `path`, unless it is watched already. For a folder its JSON files are watched, which are the metadata
    /// of all folder formats; the folder's own time would change with any file. For a pattern the list of matching files is watched
    /// too.
    void add(const std::string& path);
    /// Adds a check that returns the name of a changed, new or removed file, or an empty text. It is called from one thread at a
    /// time.
    void add(std::function<std::string()> look);
    /// Stops watching all paths, and drops the added checks.
    void clear();
    /// Returns the first watched file that changed, appeared or disappeared; empty if none did. Cost: one `stat` per file, matching
    /// each pattern, and the added checks. add() does not wait for it.
    [[nodiscard]] std::string changed() const;

private:
    struct Watched {
        std::map<std::string, std::optional<FileState>> states;
        std::map<std::string, std::vector<std::string>> patterns;  ///< with their files, sorted
        std::vector<std::shared_ptr<const std::function<std::string()>>> looks;
    };
    void addFile(const std::string& file);

    mutable std::mutex m_mutex;
    Watched m_watched;
};

}  // namespace tensordesk

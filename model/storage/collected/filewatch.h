// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// Notices that files are no longer what they were: replaced, resized, written or gone. May be used
/// from any thread.
class FileWatch {
public:
    /// Remembers how `path` is now, unless it is watched already. Of a folder its JSON files are
    /// watched, the metadata of all folder formats: the folder's own time would change for any file. Of a pattern it is
    /// remembered which files it stands for.
    void add(const std::string& path);
    /// Asks `look` too, which says which file of others changed, came or went; empty if none did. From one thread at a time.
    void add(std::function<std::string()> look);
    void clear();
    /// The first watched file that changed, came or went; empty if none did. Cost: a `stat` a file, what a pattern costs a shell,
    /// and what the looks cost; no add() waits for it.
    [[nodiscard]] std::string changed() const;

private:
    struct Watched {
        std::map<std::string, std::optional<FileState>> states;
        std::map<std::string, std::vector<std::string>> patterns;  ///< and their files, sorted
        std::vector<std::shared_ptr<const std::function<std::string()>>> looks;
    };
    void addFile(const std::string& file);

    mutable std::mutex m_mutex;
    Watched m_watched;
};

}  // namespace tensordesk

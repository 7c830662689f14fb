// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"

#include <algorithm>
#include <cstdint>
#include <list>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// The files from which something was read, with their state.
class ReadFiles {
public:
    /// Call this before anything is read from `path`.
    explicit ReadFiles(const std::string& path);

    /// Adds another file to which it led.
    void add(const std::string& path);
    /// True if all files are unchanged, as far as that is known; always false for a folder or a pattern. One system call per file.
    [[nodiscard]] bool areUnchanged() const;

private:
    std::vector<std::pair<std::string, std::optional<FileState>>> m_states;
};

/// The limit in bytes for cached results of all files of one kind: enough for the weights of several policies.
inline constexpr int64_t kMostBytesKept = int64_t{256} << 20;

/// A cache of objects made from files: an expression that loads weights is evaluated after each edit and while it is typed. Entries
/// are valid until the file changes; the least recently used are dropped beyond `mostBytes`. Safe to use from any thread. Cached
/// objects are shared and must not be changed.
template <typename Made>
class KeptFiles {
public:
    explicit KeptFiles(int64_t mostBytes = kMostBytesKept) : m_mostBytes(mostBytes) { }

    /// Returns the object made from `path`; null if none is cached for the current state of the file.
    [[nodiscard]] std::shared_ptr<const Made> find(const std::string& path)
    {
        // The files are checked outside of the lock: that may take long, and a thread that waits for the lock cannot be cancelled.
        std::optional<Kept> kept;
        {
            const std::lock_guard lock(m_mutex);
            if (const auto it = std::ranges::find(m_kept, path, &Kept::path); it != m_kept.end())
                kept = *it;
        }
        if (!kept)
            return nullptr;
        const bool isUnchanged = kept->files.areUnchanged();
        std::list<Kept> gone;
        const std::lock_guard lock(m_mutex);
        if (const auto it = std::ranges::find(m_kept, kept->made, &Kept::made); it != m_kept.end()) {
            std::list<Kept>& to = isUnchanged ? m_kept : gone;
            to.splice(to.begin(), m_kept, it);
        }
        return isUnchanged ? kept->made : nullptr;
    }

    /// Caches an object of `bytes` bytes. Returns false if it is too large or a file changed in the meantime: the caller is then
    /// its only owner.
    bool keep(const std::string& path, std::shared_ptr<const Made> made, int64_t bytes, ReadFiles files)
    {
        if (bytes > m_mostBytes || !files.areUnchanged())
            return false;
        std::list<Kept> gone;  // destroyed after the lock is released
        const std::lock_guard lock(m_mutex);
        if (const auto it = std::ranges::find(m_kept, path, &Kept::path); it != m_kept.end())
            gone.splice(gone.begin(), m_kept, it);
        m_kept.push_front({path, std::move(made), bytes, std::move(files)});
        int64_t sum = 0;
        auto it = m_kept.begin();
        while (it != m_kept.end() && (sum += it->bytes) <= m_mostBytes)
            ++it;
        gone.splice(gone.end(), m_kept, it, m_kept.end());
        return true;
    }

private:
    struct Kept {
        std::string path;
        std::shared_ptr<const Made> made;
        int64_t bytes;
        ReadFiles files;
    };

    const int64_t m_mostBytes;
    std::mutex m_mutex;
    std::list<Kept> m_kept;  ///< most recently used first
};

}  // namespace tensordesk

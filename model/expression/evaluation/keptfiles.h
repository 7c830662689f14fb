// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"

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

/// Which files something was read from, and how they were.
class ReadFiles {
public:
    /// Before anything is read of `path`.
    explicit ReadFiles(const std::string& path);

    /// Another one that it led to.
    void add(const std::string& path);
    /// True if all of them are as they were, as far as that can be told: of a folder, or a pattern, it cannot. One system call a
    /// file.
    [[nodiscard]] bool areUnchanged() const;

private:
    std::vector<std::pair<std::string, std::optional<FileState>>> m_states;
};

/// The bytes that the results of all files of one kind may take while they are kept: the weights of some policies.
inline constexpr int64_t kMostBytesKept = int64_t{256} << 20;

/// What was made of files, for who asks for the same file again: a text that loads weights is evaluated anew after each edit, and
/// while it is typed at each pause. Kept until the file changes; what was used least lately goes first where there is more than
/// `mostBytes`. From any thread: what is kept is shared by all, and nobody may change it.
template <typename Made>
class KeptFiles {
public:
    explicit KeptFiles(int64_t mostBytes = kMostBytesKept) : m_mostBytes(mostBytes) { }

    /// What was made of `path`; null if nothing is kept of it as it is now.
    [[nodiscard]] std::shared_ptr<const Made> find(const std::string& path)
    {
        // Asking for files may take long, and whoever is kept from another file meanwhile cannot stop that.
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

    /// False if it is too large, or a file changed meanwhile: then it is the caller's alone. `bytes`: what it takes.
    bool keep(const std::string& path, std::shared_ptr<const Made> made, int64_t bytes, ReadFiles files)
    {
        if (bytes > m_mostBytes || !files.areUnchanged())
            return false;
        std::list<Kept> gone;  // after the lock
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
    std::list<Kept> m_kept;  ///< the latest used first
};

}  // namespace tensordesk

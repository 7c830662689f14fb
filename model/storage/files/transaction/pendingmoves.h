// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// Tests if a path exists: on disk, now or after pending renames, or in an archive. Safe to use from any thread.
class FileLookup {
public:
    FileLookup() = default;
    virtual ~FileLookup() = default;
    FileLookup(const FileLookup&) = delete;
    FileLookup& operator=(const FileLookup&) = delete;
    /// True if something exists at `path`, with links followed.
    [[nodiscard]] virtual bool liesAt(const std::string& path) const = 0;
    [[nodiscard]] virtual bool isFolderAt(const std::string& path) const = 0;
};

/// A rename of a file or folder.
struct FileMove {
    std::string from, to;
    /// The path to which the file at `to` is moved in the same step; empty if nothing exists at `to`.
    std::string backup = {};
};

/// Renames that are planned but not done yet, in order. Maps a path after the renames to the current path on disk. Safe to use from
/// any thread.
class PendingMoves final : public FileLookup {
public:
    PendingMoves() = default;

    void add(FileMove move);
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::vector<FileMove> all() const;
    /// Removes the renames after the first `count`.
    void truncate(std::size_t count);
    /// Marks the first `count` renames as done.
    void markDone(std::size_t count);

    /// Returns the current location of what will be at `path` after all renames; empty if nothing will be there.
    [[nodiscard]] std::optional<std::string> find(const std::string& path) const;
    /// As above, after the first `count` renames only.
    [[nodiscard]] std::optional<std::string> find(const std::string& path, std::size_t count) const;
    /// Returns find(), or throws FileNotFoundError.
    [[nodiscard]] std::string real(const std::string& path) const;
    [[nodiscard]] bool exists(const std::string& path) const;
    [[nodiscard]] bool liesAt(const std::string& path) const override;
    [[nodiscard]] bool isFolderAt(const std::string& path) const override;

    /// Returns the path after the moves from number `first` on of something that is at `path` before them.
    [[nodiscard]] static std::string followed(std::string path, const std::vector<FileMove>& moves, std::size_t first);
    /// Returns an empty list of moves, with which every path is where it is.
    [[nodiscard]] static const PendingMoves& none();

private:
    [[nodiscard]] std::optional<std::size_t> lastOn(const std::string& path, std::size_t end) const;

    mutable std::mutex m_mutex;  ///< guards what follows
    std::vector<FileMove> m_moves;
    /// The numbers of the moves by path, in order: a save of many chunks has one move for each.
    std::unordered_map<std::string, std::vector<std::size_t>> m_numbers;
    std::size_t m_done = 0;
};

/// True if `path` is `folder` or within it.
[[nodiscard]] bool isWithin(const std::string& path, const std::string& folder);

}  // namespace tensordesk

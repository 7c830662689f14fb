// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// Tells what lies at a path: on the disk, as it is or as it will be, or in an archive. May be used from any thread.
class FileLookup {
public:
    FileLookup() = default;
    virtual ~FileLookup() = default;
    FileLookup(const FileLookup&) = delete;
    FileLookup& operator=(const FileLookup&) = delete;
    /// True if there is something, at the end of links.
    [[nodiscard]] virtual bool liesAt(const std::string& path) const = 0;
    [[nodiscard]] virtual bool isFolderAt(const std::string& path) const = 0;
};

/// A file or folder that gets another path.
struct FileMove {
    std::string from, to;
    /// Where the file goes that lies at `to` and gives way in the same step; empty: nothing lies at `to`.
    std::string backup = {};
};

/// Renames that were decided on and are not done yet, in order: tells where on the disk now is what a path will lead to
/// once they are done. May be used from any thread.
class PendingMoves final : public FileLookup {
public:
    PendingMoves() = default;

    void add(FileMove move);
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::vector<FileMove> all() const;
    /// Forgets those after the first `count`.
    void truncate(std::size_t count);
    /// The first `count` are done.
    void markDone(std::size_t count);

    /// Where that lies which `path` leads to after all of them; nothing if nothing will lie there, or may not.
    [[nodiscard]] std::optional<std::string> find(const std::string& path) const;
    /// find() after the first `count` of them alone.
    [[nodiscard]] std::optional<std::string> find(const std::string& path, std::size_t count) const;
    /// find(), or FileNotFoundError.
    [[nodiscard]] std::string real(const std::string& path) const;
    [[nodiscard]] bool exists(const std::string& path) const;
    [[nodiscard]] bool liesAt(const std::string& path) const override;
    [[nodiscard]] bool isFolderAt(const std::string& path) const override;

    /// Where a path that led to something before the moves from number `first` on leads to after them.
    [[nodiscard]] static std::string followed(std::string path, const std::vector<FileMove>& moves, std::size_t first);
    /// None: every path is where it says.
    [[nodiscard]] static const PendingMoves& none();

private:
    [[nodiscard]] std::optional<std::size_t> lastOn(const std::string& path, std::size_t end) const;

    mutable std::mutex m_mutex;  ///< guards what follows
    std::vector<FileMove> m_moves;
    /// The numbers of those that a path is of, in order: a save of many chunks has a move each.
    std::unordered_map<std::string, std::vector<std::size_t>> m_numbers;
    std::size_t m_done = 0;
};

/// True if `path` is `folder` or lies in it.
[[nodiscard]] bool isWithin(const std::string& path, const std::string& folder);

}  // namespace tensordesk

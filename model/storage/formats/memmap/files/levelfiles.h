// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"
#include "model/storage/files/transaction/pendingmoves.h"
#include "model/storage/storage.h"
#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace tensordesk {

/// The current path of a file or folder of an open tensordict, which edits may have moved since it was opened. Safe to use from any
/// thread.
class StoredPath {
public:
    explicit StoredPath(std::string path) : m_path(std::move(path)) { }
    [[nodiscard]] std::string path() const;

private:
    friend class MemmapContext;
    mutable std::mutex m_mutex;
    std::string m_path;
};

/// The elements in one file of a level.
struct StoredElements {
    /// Returns the elements from byte `offset` on. REQUIRES: they are within the requested bytes.
    std::function<std::shared_ptr<LeafSource>(int64_t offset, const Shape& shape, DType dtype)> source;
    /// False if writing is rejected at once, so that no edits need to be staged.
    bool isEditable = true;
};

/// The files of the memmap layout, in a folder on disk or in an archive. All paths are absolute and start with root(); in an
/// archive they continue after its own path. Records opened folders and findings. Lives as long as any leaf. Safe to use from any
/// thread.
class LevelFiles : public FileLookup {
public:
    LevelFiles(std::string root, SourceDecorator decorate) : m_root(std::move(root)), m_decorate(std::move(decorate)) { }

    [[nodiscard]] const std::string& root() const noexcept { return m_root; }
    [[nodiscard]] const SourceDecorator& decorate() const noexcept { return m_decorate; }

    // ---- files ----------------------------------------------------------------------------------
    /// Checks that a folder exists and is readable. Returns its identity, with which links that lead back up are detected; empty if
    /// there are no links.
    [[nodiscard]] virtual std::optional<FileState> checkedFolder(const std::string& path) const = 0;
    /// Returns the content of a small file. Throws ValueError beyond `limit` bytes.
    [[nodiscard]] virtual std::string read(const std::string& path, int64_t limit) = 0;
    /// Returns the first `count` bytes of a file, or all of a shorter one.
    [[nodiscard]] virtual std::string beginningOf(const std::string& path, int64_t count) = 0;
    /// Returns the elements of a leaf's file, which must have at least `bytes` bytes. For 0 bytes it may be missing.
    [[nodiscard]] virtual StoredElements elements(const std::string& path, int64_t bytes) = 0;
    [[nodiscard]] virtual std::shared_ptr<const StoredPath> place(std::string path) = 0;

    // ---- the folders that were opened -----------------------------------------------------------
    struct OpenedFolder {
        KeyPath path;
        std::shared_ptr<const StoredPath> folder;
    };
    void opened(const KeyPath& path, const std::shared_ptr<const StoredPath>& folder);
    [[nodiscard]] std::size_t openedFolders() const;
    /// Returns each opened folder once, by its current path, without those that an edit removed.
    [[nodiscard]] virtual std::vector<OpenedFolder> folders() const;

    // ---- findings -------------------------------------------------------------------------------
    /// Makes everything permanently read-only, with the reason.
    virtual void forbidEditing(const Error& reason) = 0;
    void report(Finding finding);
    [[nodiscard]] std::vector<Finding> findings() const;

private:
    const std::string m_root;
    const SourceDecorator m_decorate;

    mutable std::mutex m_mutex;  ///< guards the following members
    std::vector<OpenedFolder> m_opened;
    std::vector<Finding> m_findings;
    std::set<std::string> m_reported;  ///< the path and text of each finding
};

/// Returns a leaf over elements of a file. Its edits are staged if it is editable.
[[nodiscard]] Leaf leafOver(const LevelFiles& files, const KeyPath& path, const StoredElements& elements, int64_t offset,
                            const Shape& shape, DType dtype);

/// Throws RuntimeError if a tensor of this shape does not fit into a level with this batch size.
void checkBatch(const Shape& shape, const Shape& batch);

}  // namespace tensordesk

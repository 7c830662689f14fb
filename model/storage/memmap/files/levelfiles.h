// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"
#include "model/storage/pendingmoves.h"
#include "model/storage/storage.h"
#include "model/tensordict/leaves/leaf.h"

#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

namespace tensordesk {

/// Where a file or folder of an opened tensordict lies now: an edit in place may have moved it since
/// it was opened. May be used from any thread.
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
    /// Those from byte `offset` on. REQUIRES: they lie within the bytes that were asked for.
    std::function<std::shared_ptr<LeafSource>(int64_t offset, const Shape& shape, DType dtype)> source;
    /// False where writing is refused at once, so that no edits need be staged.
    bool isEditable = true;
};

/// Where the files of the memmap layout come from: a folder on the disk, or an archive. All paths are whole ones and begin
/// with root(); in an archive they go on behind its own path. Notes what was opened and found odd. Lives as long as any leaf.
/// May be used from any thread.
class LevelFiles : public FileLookup {
public:
    LevelFiles(std::string root, SourceDecorator decorate) : m_root(std::move(root)), m_decorate(std::move(decorate)) { }

    [[nodiscard]] const std::string& root() const noexcept { return m_root; }
    [[nodiscard]] const SourceDecorator& decorate() const noexcept { return m_decorate; }

    // ---- files ----------------------------------------------------------------------------------
    /// Checks that a folder is there and may be read; gives what it can be recognised by, so that links which lead back up are
    /// noticed. Nothing where there are no links.
    [[nodiscard]] virtual std::optional<FileState> checkedFolder(const std::string& path) const = 0;
    /// All of a small file. ValueError beyond `limit` bytes.
    [[nodiscard]] virtual std::string read(const std::string& path, int64_t limit) = 0;
    /// The first bytes of a file; all of them where there are fewer than `count`.
    [[nodiscard]] virtual std::string beginningOf(const std::string& path, int64_t count) = 0;
    /// A leaf's file, which has to have `bytes` bytes or more; with none it need not be there.
    [[nodiscard]] virtual StoredElements elements(const std::string& path, int64_t bytes) = 0;
    [[nodiscard]] virtual std::shared_ptr<const StoredPath> place(std::string path) = 0;

    // ---- the folders that were opened -----------------------------------------------------------
    struct OpenedFolder {
        KeyPath path;
        std::shared_ptr<const StoredPath> folder;
    };
    void opened(const KeyPath& path, const std::shared_ptr<const StoredPath>& folder);
    [[nodiscard]] std::size_t openedFolders() const;
    /// Each once, where it lies now; without those that an edit took out.
    [[nodiscard]] virtual std::vector<OpenedFolder> folders() const;

    // ---- findings -------------------------------------------------------------------------------
    /// Makes the whole read-only for good, with the reason.
    virtual void forbidEditing(const Error& reason) = 0;
    void report(Finding finding);
    [[nodiscard]] std::vector<Finding> findings() const;

private:
    const std::string m_root;
    const SourceDecorator m_decorate;

    mutable std::mutex m_mutex;  ///< guards all below
    std::vector<OpenedFolder> m_opened;
    std::vector<Finding> m_findings;
    std::set<std::string> m_reported;  ///< what each finding is about and says
};

/// A leaf over elements of a file, whose edits are staged where there can be any.
[[nodiscard]] Leaf leafOver(const LevelFiles& files, const KeyPath& path, const StoredElements& elements, int64_t offset,
                            const Shape& shape, DType dtype);

/// RuntimeError if a tensor of this shape does not fit into a level of this batch size.
void checkBatch(const Shape& shape, const Shape& batch);

}  // namespace tensordesk

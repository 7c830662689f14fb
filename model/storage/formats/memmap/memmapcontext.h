// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"
#include "model/storage/files/temporary/scratchfolder.h"
#include "model/storage/files/transaction/filetransaction.h"
#include "model/storage/formats/memmap/files/levelfiles.h"

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// The state that all parts of one open memmap folder share: its files, the edits in progress, and the state in which each file was
/// read. Lives as long as any leaf. Safe to use from any thread.
class MemmapContext final : public LevelFiles, public std::enable_shared_from_this<MemmapContext> {
public:
    MemmapContext(std::string root, SourceDecorator decorate);
    // ---- files ----------------------------------------------------------------------------------
    [[nodiscard]] bool liesAt(const std::string& path) const override { return moves()->liesAt(path); }
    [[nodiscard]] bool isFolderAt(const std::string& path) const override { return moves()->isFolderAt(path); }
    [[nodiscard]] std::optional<FileState> checkedFolder(const std::string& path) const override;
    /// Records the state of the file, as beginningOf() and elements() do.
    [[nodiscard]] std::string read(const std::string& path, int64_t limit) override;
    [[nodiscard]] std::string beginningOf(const std::string& path, int64_t count) override;
    [[nodiscard]] StoredElements elements(const std::string& path, int64_t bytes) override;

    // ---- places ---------------------------------------------------------------------------------
    [[nodiscard]] std::shared_ptr<const StoredPath> place(std::string path) override;
    /// Records that a file, or a folder with its content, was moved.
    void moved(const std::string& from, const std::string& to);

    /// Without folders that an edit removed.
    [[nodiscard]] std::vector<OpenedFolder> folders() const override;

    // ---- changes by others ----------------------------------------------------------------------
    /// Records the state in which a file was read or written by this program.
    void remember(const std::string& path, const FileState& state);
    /// Throws RuntimeError if the state of the file differs from the recorded one. Ignores unknown files.
    void checkUnchanged(const std::string& path, const FileState& now) const;
    /// Calls checkUnchanged() for all recorded files. Cost: one `stat` each.
    void checkAllUnchanged() const;

    // ---- editing --------------------------------------------------------------------------------
    void forbidEditing(const Error& reason) override;
    /// Throws the reason of forbidEditing(), if there is one.
    void checkEditingAllowed() const;
    /// See Storage::beginEditing().
    void beginEditing(const std::string& journal);
    void endEditing(Progress& progress);
    void cancelEditing() noexcept;
    void removeLeftovers() noexcept;
    /// Returns the edits in progress; null if there are none.
    [[nodiscard]] std::shared_ptr<FileTransaction> transaction() const;
    /// Returns transaction(), or throws PermissionError.
    [[nodiscard]] std::shared_ptr<FileTransaction> editing() const;
    /// Returns the pending renames of edits, which must be consulted before a path is used on disk.
    [[nodiscard]] std::shared_ptr<const PendingMoves> moves() const;
    /// Returns the state of the file at `path` on disk; empty if there is none. Throws PermissionError if it is a link out of the
    /// opened folder and such links are not followed; see Note [Links out of a folder]. Cost: one system call, more for a link.
    [[nodiscard]] std::optional<FileState> stateAt(const std::string& path) const;
    /// Throws PermissionError if `path`, with links followed, is not within the opened folder.
    void checkMayWrite(const std::string& path) const;
    /// Discards the moves after the first `count`.
    void dropMoves(std::size_t count);
    /// Discards all edits, and the recorded states of their files.
    void dropEdits() noexcept;

    /// Returns an unused path in a hidden folder within the root. New files are made there, and replaced files are moved there, so
    /// that handles on them can still read, until the context ends.
    [[nodiscard]] std::string scratchPath() { return m_scratch.newPath(); }
    /// Returns that folder; empty before the first edit.
    [[nodiscard]] std::string scratchFolder() const { return m_scratch.path(); }

private:
    [[nodiscard]] FileState checkedFile(const std::string& path, const std::string& place) const;

    const std::string m_realRoot;  ///< with links resolved
    ScratchFolder m_scratch;

    mutable std::mutex m_mutex;  ///< guards the following members
    std::shared_ptr<FileTransaction> m_transaction;
    std::unordered_map<std::string, FileState> m_statesBefore;  ///< m_states when editing began
    std::vector<std::weak_ptr<StoredPath>> m_places;
    std::unordered_map<std::string, FileState> m_states;
    std::optional<Error> m_readOnlyReason;
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"
#include "model/storage/filetransaction.h"
#include "model/storage/memmap/files/levelfiles.h"
#include "model/storage/temporary/scratchfolder.h"

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// What all parts of one opened memmap folder share: its files, whether it is being edited, and which of them were looked at and
/// how they were then. Lives as long as any of its leaves. May be used from any thread.
class MemmapContext final : public LevelFiles, public std::enable_shared_from_this<MemmapContext> {
public:
    MemmapContext(std::string root, SourceDecorator decorate);
    // ---- files ----------------------------------------------------------------------------------
    [[nodiscard]] bool liesAt(const std::string& path) const override { return moves()->liesAt(path); }
    [[nodiscard]] bool isFolderAt(const std::string& path) const override { return moves()->isFolderAt(path); }
    [[nodiscard]] std::optional<FileState> checkedFolder(const std::string& path) const override;
    /// Remembers its state, as beginningOf() and elements() do.
    [[nodiscard]] std::string read(const std::string& path, int64_t limit) override;
    [[nodiscard]] std::string beginningOf(const std::string& path, int64_t count) override;
    [[nodiscard]] StoredElements elements(const std::string& path, int64_t bytes) override;

    // ---- places ---------------------------------------------------------------------------------
    [[nodiscard]] std::shared_ptr<const StoredPath> place(std::string path) override;
    /// A file or a folder with all in it is now elsewhere.
    void moved(const std::string& from, const std::string& to);

    /// Without those that an edit took out.
    [[nodiscard]] std::vector<OpenedFolder> folders() const override;

    // ---- changes by others ----------------------------------------------------------------------
    /// The state in which a file was read or that we gave it.
    void remember(const std::string& path, const FileState& state);
    /// RuntimeError if the file is no longer as remembered. Unknown files are taken as they are.
    void checkUnchanged(const std::string& path, const FileState& now) const;
    /// checkUnchanged() of all remembered files. Cost: a `stat` each.
    void checkAllUnchanged() const;

    // ---- editing --------------------------------------------------------------------------------
    void forbidEditing(const Error& reason) override;
    /// Throws that reason, if there is one.
    void checkEditingAllowed() const;
    /// See Storage.
    void beginEditing(const std::string& journal);
    void endEditing(Progress& progress);
    void cancelEditing() noexcept;
    void removeLeftovers() noexcept;
    /// The edits begun; null while there are none.
    [[nodiscard]] std::shared_ptr<FileTransaction> transaction() const;
    /// transaction(), or PermissionError.
    [[nodiscard]] std::shared_ptr<FileTransaction> editing() const;
    /// The renames that edits collected: to be asked before anything is looked for on the disk.
    [[nodiscard]] std::shared_ptr<const PendingMoves> moves() const;
    /// Of what lies at `path` on the disk; nothing if nothing does. PermissionError if it is a link out of the opened folder, and
    /// those are not followed; see Note [Links out of a folder]. Cost: a system call, more of a link.
    [[nodiscard]] std::optional<FileState> stateAt(const std::string& path) const;
    /// PermissionError if `path`, links followed, does not lie inside the opened folder.
    void checkMayWrite(const std::string& path) const;
    /// Takes the moves after the first `count` back.
    void dropMoves(std::size_t count);
    /// Takes all of them back, and what was remembered of what they would have made.
    void dropEdits() noexcept;

    /// A path that nothing has, in a hidden folder inside the root: new files are made there, and what
    /// an edit replaces goes there, so that handles on it still read, until the context ends.
    [[nodiscard]] std::string scratchPath() { return m_scratch.newPath(); }
    /// That folder; empty as long as nothing was edited.
    [[nodiscard]] std::string scratchFolder() const { return m_scratch.path(); }

private:
    [[nodiscard]] FileState checkedFile(const std::string& path, const std::string& place) const;

    const std::string m_realRoot;  ///< without links
    ScratchFolder m_scratch;

    mutable std::mutex m_mutex;  ///< guards all below
    std::shared_ptr<FileTransaction> m_transaction;
    std::unordered_map<std::string, FileState> m_statesBefore;  ///< m_states when editing began
    std::vector<std::weak_ptr<StoredPath>> m_places;
    std::unordered_map<std::string, FileState> m_states;
    std::optional<Error> m_readOnlyReason;
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"
#include "model/storage/filetransaction.h"
#include "model/storage/storage.h"
#include "model/storage/temporarylock.h"

#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unordered_map>
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

/// What all parts of one opened memmap folder share: whether it is being edited, which files were
/// looked at and how they were then, and what was found odd. Lives as long as any of its leaves.
/// May be used from any thread.
class MemmapContext {
public:
    MemmapContext(std::string root, SourceDecorator decorate);
    /// Removes what edits replaced, see retired().
    ~MemmapContext();

    [[nodiscard]] const std::string& root() const noexcept { return m_root; }
    [[nodiscard]] const SourceDecorator& decorate() const noexcept { return m_decorate; }

    // ---- places ---------------------------------------------------------------------------------
    [[nodiscard]] std::shared_ptr<const StoredPath> place(std::string path);
    /// A file or a folder with all in it is now elsewhere.
    void moved(const std::string& from, const std::string& to);

    // ---- the folders that were opened -----------------------------------------------------------
    struct OpenedFolder {
        KeyPath path;
        std::shared_ptr<const StoredPath> folder;
    };
    void opened(const KeyPath& path, const std::shared_ptr<const StoredPath>& folder);
    [[nodiscard]] std::size_t openedFolders() const;
    /// Each once, where it lies now; without those that an edit took out.
    [[nodiscard]] std::vector<OpenedFolder> folders() const;

    // ---- changes by others ----------------------------------------------------------------------
    /// The state in which a file was read or that we gave it.
    void remember(const std::string& path, const FileState& state);
    /// RuntimeError if the file is no longer as remembered. Unknown files are taken as they are.
    void checkUnchanged(const std::string& path, const FileState& now) const;
    /// checkUnchanged() of all remembered files. Cost: a `stat` each.
    void checkAllUnchanged() const;

    // ---- editing --------------------------------------------------------------------------------
    /// Makes the whole folder read-only for good, with the reason.
    void forbidEditing(const Error& reason);
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
    /// PermissionError if what lies at `path` on the disk is a link out of the opened folder, and those are not followed;
    /// see Note [Links out of a folder]. Cost: a system call, more of a link.
    void checkMayRead(const std::string& path) const;
    /// PermissionError if `path`, links followed, does not lie inside the opened folder.
    void checkMayWrite(const std::string& path) const;
    /// Takes the moves after the first `count` back.
    void dropMoves(std::size_t count);
    /// Takes all of them back, and what was remembered of what they would have made.
    void dropEdits() noexcept;

    /// A path that nothing has, in a hidden folder inside the root: new files are made there, and what
    /// an edit replaces goes there, so that handles on it still read, until the context ends.
    [[nodiscard]] std::string scratchPath();
    /// That folder; empty as long as nothing was edited.
    [[nodiscard]] std::string scratchFolder() const;

    // ---- findings -------------------------------------------------------------------------------
    void report(Finding finding);
    [[nodiscard]] std::vector<Finding> findings() const;

private:
    const std::string m_root;
    const std::string m_realRoot;  ///< without links
    const SourceDecorator m_decorate;

    mutable std::mutex m_mutex;  ///< guards all below
    std::shared_ptr<FileTransaction> m_transaction;
    std::unordered_map<std::string, FileState> m_statesBefore;  ///< m_states when editing began
    std::vector<std::weak_ptr<StoredPath>> m_places;
    std::vector<OpenedFolder> m_opened;
    std::unordered_map<std::string, FileState> m_states;
    std::vector<Finding> m_findings;
    std::set<std::string> m_reported;  ///< what each finding is about and says
    std::optional<Error> m_readOnlyReason;
    std::string m_scratch;
    TemporaryLock m_scratchLock;
    int m_scratchCount = 0;
};

/// How the hidden folder of an edit is named; one that no process uses any more stems from a killed one.
inline constexpr const char* kScratchStem = "edit";
inline constexpr const char* kScratchPrefix = ".edit.tensordesk-";

}  // namespace tensordesk

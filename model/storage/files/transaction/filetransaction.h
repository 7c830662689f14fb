// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/transaction/filejournal.h"
#include "model/storage/files/transaction/fileoverlay.h"
#include "model/storage/files/transaction/pendingmoves.h"
#include "model/tensordict/base/progress.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tensordesk {

/// The changes that a save makes to the files of one tensordict: collected first, then written all or nothing. Until commit() no
/// existing file is touched; new files may be created if nothing refers to them. During commit() a FileJournal records the changes,
/// so that a killed process leaves the old bytes, the new bytes, or a mixture with the journal that undoes it.
///
/// One thread collects and commits. Other threads may read overlays and moves() meanwhile.
class FileTransaction {
public:
    /// `root`: the file, or the folder that contains all files. `journal`: the folder of the journal, which is created and removed
    /// with it. If empty, a folder in the temporary folder, where recovery does not search.
    FileTransaction(std::string root, std::string journal);
    ~FileTransaction();
    FileTransaction(const FileTransaction&) = delete;
    FileTransaction& operator=(const FileTransaction&) = delete;

    // ---- collecting -----------------------------------------------------------------------------
    /// Returns the file at `path` for editing. `check` is called with its state when it is first opened. Throws the system's error
    /// if the file may not be written.
    std::shared_ptr<FileOverlay> edit(const std::string& path, const std::function<void(const FileState&)>& check);
    /// Returns the overlay of an earlier edit(); null if there was none.
    [[nodiscard]] std::shared_ptr<FileOverlay> edited(const std::string& path) const;

    /// Renames after all bytes are written. Throws FileExistsError if `to` exists then.
    void move(const std::string& from, const std::string& to);
    /// Renames a file over the one at `to`, which is moved to `backup`.
    void replace(const std::string& from, const std::string& to, const std::string& backup);
    [[nodiscard]] const PendingMoves& moves() const noexcept { return m_moves; }
    /// Removes the moves after the first `count`.
    void dropMoves(std::size_t count) { m_moves.truncate(count); }
    /// Adds a new file or folder that must be on disk before anything refers to it.
    void flushBefore(const std::string& path) { m_new.push_back(path); }

    // ---- committing -----------------------------------------------------------------------------
    /// Checks everything that can be rejected, writes the journal and then all changes, waits for the disk, and removes the
    /// journal. The files are unchanged if it throws; if even that fails, the message states it and the journal stays.
    void commit(Progress& progress);
    /// Returns the files whose bytes or names changed, by their current paths. REQUIRES: commit() was called.
    [[nodiscard]] std::vector<std::string> changed() const;
    /// True if commit() failed and could not restore the files, so that the journal still exists.
    [[nodiscard]] bool hasJournal() const { return FileJournal::exists(m_journal); }

private:
    [[nodiscard]] const std::shared_ptr<ByteStore>& store();
    void check() const;
    void makeBackups() const;
    void writeJournal(Progress& progress);
    void write();
    void flushWritten() const;
    void takeBack();

    std::string m_root;
    std::string m_journal;
    std::shared_ptr<ByteStore> m_store;
    mutable std::mutex m_mutex;  ///< guards the overlays
    std::map<std::string, std::shared_ptr<FileOverlay>> m_overlays;
    PendingMoves m_moves;
    std::vector<std::string> m_new;
};

}  // namespace tensordesk

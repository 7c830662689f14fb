// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filejournal.h"
#include "model/storage/fileoverlay.h"
#include "model/storage/pendingmoves.h"
#include "model/tensordict/base/progress.h"

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tensordesk {

/// What a save changes in the files of one tensordict: collected first, then written, all or nothing. Until commit() no
/// file is touched; new files may be made meanwhile where nothing refers to them. What commit() does is kept in a
/// FileJournal while it lasts: a process that is killed leaves the old bytes, the new ones, or a mixture with the journal
/// that takes it back.
///
/// One thread collects and commits; overlays and moves() may be read from others meanwhile.
class FileTransaction {
public:
    /// `root`: the file, or the folder that all files lie in. `journal`: a folder that the journal has for itself and
    /// that comes and goes with it; empty: one in the folder for temporary files, where nobody looks for it.
    FileTransaction(std::string root, std::string journal);
    ~FileTransaction();
    FileTransaction(const FileTransaction&) = delete;
    FileTransaction& operator=(const FileTransaction&) = delete;

    // ---- collecting -----------------------------------------------------------------------------
    /// The bytes of the file that lies at `path` now, to be written to. `check` is told of it as it is opened for the
    /// first time. What the system says if it may not be written.
    std::shared_ptr<FileOverlay> edit(const std::string& path, const std::function<void(const FileState&)>& check);
    /// edit() of before, if there was one.
    [[nodiscard]] std::shared_ptr<FileOverlay> edited(const std::string& path) const;

    /// Renames after all bytes are written. FileExistsError if something lies at `to` then.
    void move(const std::string& from, const std::string& to);
    /// Renames a file over the one at `to`, which goes to `backup`.
    void replace(const std::string& from, const std::string& to, const std::string& backup);
    [[nodiscard]] const PendingMoves& moves() const noexcept { return m_moves; }
    /// Drops the moves after the first `count`.
    void dropMoves(std::size_t count) { m_moves.truncate(count); }
    /// A new file or folder, or something in one, that has to be on the disk before anything refers to it.
    void flushBefore(const std::string& path) { m_new.push_back(path); }

    // ---- committing -----------------------------------------------------------------------------
    /// Checks what can be refused, writes the journal, then all of it, waits for the disk and drops the journal. When it
    /// throws, the files are as they were; should even that fail, the message says so and the journal stays.
    void commit(Progress& progress);
    /// The files whose bytes or names were changed, by the paths that they have now. REQUIRES: after commit().
    [[nodiscard]] std::vector<std::string> changed() const;
    /// True if the journal stayed since commit() could not put back what it had written.
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

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"
#include "model/storage/files/temporary/scratchfolder.h"
#include "model/storage/files/transaction/fileoverlay.h"
#include "model/storage/files/transaction/filetransaction.h"
#include "model/storage/formats/zarr/zarrarray.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/indices/part.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace tensordesk {

/// The changes of an edit to the chunks of a store on disk: collected first, then written all or nothing; see FileTransaction.
///
/// A chunk, or a shard with its chunks, is changed in memory, encoded to a new file in a hidden folder of the store, and moved into
/// place. Keeps a few chunks in memory. Of a large uncompressed chunk only changed elements are written. One thread writes; others
/// may read meanwhile.
class ZarrEdits {
public:
    /// Throws if a file differs from the state in which it was read, or may not be changed. `now`: its state, empty if it does not
    /// exist.
    using Check = std::function<void(const std::string& path, const std::optional<FileState>& now)>;

    /// `journal`: see FileTransaction.
    ZarrEdits(std::string root, std::string journal, Check check);
    ~ZarrEdits();
    ZarrEdits(const ZarrEdits&) = delete;
    ZarrEdits& operator=(const ZarrEdits&) = delete;

    /// REQUIRES: no file was moved or replaced before.
    void write(const std::shared_ptr<const ZarrArray>& array, const std::string& folder, const Part& part,
               const at::Tensor& values);
    /// Copies elements of a chunk to `into` if it is in memory; returns false otherwise.
    [[nodiscard]] bool read(const std::string& path, const Part& part, const at::Tensor& into) const;
    /// Returns the current location of what will be at `path` after the edits are written; empty if nothing will be there.
    [[nodiscard]] std::optional<std::string> placeOf(const std::string& path) const;
    /// Returns the pending writes to the file at placeOf(path); null if there are none.
    [[nodiscard]] std::shared_ptr<FileOverlay> overlayOf(const std::string& path) const;

    // ---- structure, after all chunks ------------------------------------------------------------
    /// Returns an unused path on the disk of the store, for files that are moved into place later or set aside.
    [[nodiscard]] std::string newPath() { return m_scratch.newPath(); }
    /// Moves a file or folder. Throws FileExistsError if `to` exists.
    void move(const std::string& from, const std::string& to);
    /// Moves a folder made at newPath(), with its content, to `to`. REQUIRES: `to` does not exist.
    void putInPlace(const std::string& made, const std::string& to);
    /// Replaces the content of a small file.
    void rewrite(const std::string& path, std::string_view content);
    /// Returns the names of files that were moved into a folder and are there after all moves.
    [[nodiscard]] std::set<std::string> arrivedIn(const std::string& folder) const;

    /// Writes all edits. Throws RuntimeError if another program changed a chunk in the meantime.
    void commit(Progress& progress);
    /// Returns the files that were written, replaced or moved, by their old and new paths.
    [[nodiscard]] std::set<std::string> touched() const;

private:
    struct Loaded {
        std::shared_ptr<const ZarrArray> array;
        at::Tensor elements;
    };
    struct Staged {
        std::string place;
        bool isInNewFolder = false;  ///< the folder is moved into place as a whole
    };

    void checkMayChange(const std::string& path);
    at::Tensor& load(const std::shared_ptr<const ZarrArray>& array, const std::string& path, bool isOverwritten);
    void makeRoom(int64_t bytes);
    void stage(const std::string& path, const Loaded& chunk);
    [[nodiscard]] const std::string& stagedPlace(const std::string& path);
    void writeLarge(const ZarrArray& array, const std::string& path, const Part& part, const at::Tensor& values);
    void createFilled(const ZarrArray& array, const std::string& path);
    void moveFolder(const std::string& from, const std::string& to);
    /// Writes the changed chunks to new files and drops them from memory.
    void collectMoves();

    const Check m_check;
    ScratchFolder m_scratch;
    FileTransaction m_transaction;

    mutable std::mutex m_mutex;                                ///< guards the following members
    std::map<std::string, std::optional<FileState>> m_before;  ///< of each changed file
    std::map<std::string, Loaded> m_loaded;
    std::deque<std::string> m_order;  ///< loaded chunks, oldest first
    int64_t m_loadedBytes = 0;
    std::map<std::string, Staged> m_staged;
    std::map<std::string, std::string> m_newFolders;  ///< missing folders, and where they are made
    std::set<std::string> m_arrived;                  ///< targets of structural moves, by their final paths
    std::set<std::string> m_changed;                  ///< paths of structural changes
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileoverlay.h"
#include "model/storage/filestate.h"
#include "model/storage/filetransaction.h"
#include "model/storage/temporary/scratchfolder.h"
#include "model/storage/zarr/zarrarray.h"
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

/// What an edit changes in the chunks of a store on the disk: collected first, then written, all or nothing; see FileTransaction.
///
/// A chunk, or a shard with all chunks in it, is changed in memory, packed into a new file in a hidden folder of the store, and put in the place of the old one, or
/// where none was written yet. Memory stays at some chunks. Of a large chunk that is not packed, only changed elements are written.
/// One thread writes; others may read meanwhile.
class ZarrEdits {
public:
    /// Throws if a file is no longer as it was read, or may not be changed; `now`: how it is, nothing if there is none.
    using Check = std::function<void(const std::string& path, const std::optional<FileState>& now)>;

    /// `journal`: see FileTransaction.
    ZarrEdits(std::string root, std::string journal, Check check);
    ~ZarrEdits();
    ZarrEdits(const ZarrEdits&) = delete;
    ZarrEdits& operator=(const ZarrEdits&) = delete;

    /// REQUIRES: no file was moved or replaced yet.
    void write(const std::shared_ptr<const ZarrArray>& array, const std::string& folder, const Part& part,
               const at::Tensor& values);
    /// Puts elements of a chunk into `into` if it is held in memory; false else.
    [[nodiscard]] bool read(const std::string& path, const Part& part, const at::Tensor& into) const;
    /// Where that lies as long as these edits are not written, which `path` leads to afterwards; nothing if it leads nowhere.
    [[nodiscard]] std::optional<std::string> placeOf(const std::string& path) const;
    /// What is to be written over the file at placeOf(path); null if nothing is.
    [[nodiscard]] std::shared_ptr<FileOverlay> overlayOf(const std::string& path) const;

    // ---- structure, after all chunks ------------------------------------------------------------
    /// A path of the disk of the store that nothing has, for what is put in place later, or goes aside.
    [[nodiscard]] std::string newPath() { return m_scratch.newPath(); }
    /// Moves a file or folder to where nothing lies. FileExistsError.
    void move(const std::string& from, const std::string& to);
    /// Puts a folder that was made at newPath(), with all in it, at `to`, where nothing lies.
    void putInPlace(const std::string& made, const std::string& to);
    /// Replaces a small file by one of another content.
    void rewrite(const std::string& path, std::string_view content);
    /// The names of what was moved or put into a folder and is there after all moves.
    [[nodiscard]] std::set<std::string> arrivedIn(const std::string& folder) const;

    /// Writes all of it. RuntimeError if another program changed a chunk meanwhile.
    void commit(Progress& progress);
    /// The files that were written to or replaced, and what was moved, by the paths of before and of afterwards.
    [[nodiscard]] std::set<std::string> touched() const;

private:
    struct Loaded {
        std::shared_ptr<const ZarrArray> array;
        at::Tensor elements;
    };
    struct Staged {
        std::string place;
        bool isInNewFolder = false;  ///< which is put in place as a whole
    };

    void checkMayChange(const std::string& path);
    at::Tensor& load(const std::shared_ptr<const ZarrArray>& array, const std::string& path, bool isOverwritten);
    void makeRoom(int64_t bytes);
    void stage(const std::string& path, const Loaded& chunk);
    [[nodiscard]] const std::string& stagedPlace(const std::string& path);
    void writeLarge(const ZarrArray& array, const std::string& path, const Part& part, const at::Tensor& values);
    void createFilled(const ZarrArray& array, const std::string& path);
    void moveFolder(const std::string& from, const std::string& to);
    /// Takes down what was written to chunks, and forgets it here.
    void collectMoves();

    const Check m_check;
    ScratchFolder m_scratch;
    FileTransaction m_transaction;

    mutable std::mutex m_mutex;                                ///< guards all below
    std::map<std::string, std::optional<FileState>> m_before;  ///< of each touched file
    std::map<std::string, Loaded> m_loaded;
    std::deque<std::string> m_order;  ///< of those loaded, the first one first
    int64_t m_loadedBytes = 0;
    std::map<std::string, Staged> m_staged;
    std::map<std::string, std::string> m_newFolders;  ///< folders that are missing, and where they are made
    std::set<std::string> m_arrived;                  ///< what moves of structure led to, where it is after all of them
    std::set<std::string> m_changed;                  ///< what changes of structure were about
};

}  // namespace tensordesk

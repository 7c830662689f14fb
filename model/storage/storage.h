// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"
#include "model/storage/format.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/mutations/mutation.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/pythonvalue.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// Wraps the source of the leaf at `path` when a format opens it. A document uses it to stage edits.
using SourceDecorator = std::function<std::shared_ptr<LeafSource>(const KeyPath& path, std::shared_ptr<LeafSource> source)>;

struct OpenOptions {
    SourceDecorator decorate;             ///< null: sources are used unchanged
    std::optional<Shape> batchSize = {};  ///< overrides a batch size that the format has to guess (HDF5)
    bool asStored = false;                ///< shows the content as stored, not as episodes; all of a replay buffer
    bool oldestFirst = false;             ///< shows only the written rows of a replay buffer, in chronological order
    bool guessBatches = true;             ///< false: batch sizes that the file does not state are [], which is faster (HDF5)
};

/// An oddity that does not prevent a file from being shown, or, from verify(), a defect.
struct Finding {
    enum class Severity { Note, Warning, Error } severity;
    KeyPath path;            ///< the affected entry; empty for the whole file
    std::string file;        ///< UTF-8
    Message message;         ///< one sentence
    bool isOfBatch = false;  ///< explains how the batch size of the root was guessed; obsolete if a layout changes it
};

/// The kind of a level in a file. A dict is also a group or an object, a list also a tuple or a deque.
enum class StoredLevel { TensorDict, Dict, List };

/// Metadata of an entry in a file.
struct EntryNotes {
    PythonValue::Dict attributes = {};  ///< sorted by name; one that cannot be read is opaque with the reason
    PythonValue::Dict valueNames = {};  ///< for an enumeration: the names of its integers

    [[nodiscard]] bool empty() const noexcept { return attributes.empty() && valueNames.empty(); }
};

/// Reads them from the file, on any thread but that of the window; empty for entries that are not in the file. May outlive the
/// Storage that returned it. Null for a format without notes.
using NotesReader = std::function<EntryNotes(const KeyPath& path)>;

/// Compares the files of a data set with each other: reports what their metadata state differently. On any thread but that of the
/// window. May outlive the Storage that returned it. Null for a single file.
using FilesInspector = std::function<std::vector<Finding>(Progress& progress)>;

/// One open file or folder that contains a tensordict. Opening reads only metadata and writes nothing; it neither locks nor touches
/// the file. Safe to read from any thread.
class Storage {
public:
    virtual ~Storage() = default;
    Storage(const Storage&) = delete;
    Storage& operator=(const Storage&) = delete;

    [[nodiscard]] virtual const std::string& path() const = 0;
    /// "memmap folder", "HDF5".
    [[nodiscard]] virtual std::string formatName() const = 0;
    /// Returns the tensordict, whose leaves read from and write to the file. Always the same handle, except as isWrittenAnew()
    /// states.
    [[nodiscard]] virtual TensorDict root() const = 0;
    /// Returns how the file stores a level. A layout may show a dict or a list differently. REQUIRES: root() has a level at `path`.
    [[nodiscard]] virtual StoredLevel kindOf(const KeyPath& path) const
    {
        static_cast<void>(path);
        return StoredLevel::TensorDict;
    }
    /// True if at most elements can be edited, so that a layout may show lists and dicts of the file at any depth as others.
    [[nodiscard]] virtual bool hasFixedStructure() const noexcept { return false; }
    /// True for a tree of several files, each of which is an entry or a member of root().
    [[nodiscard]] virtual bool isCollection() const noexcept { return false; }
    /// Call this before opening the entries at many paths: a format may read their metadata faster together. Reads no element. Does
    /// not throw for invalid entries. REQUIRES: all levels above them are open.
    virtual void prepare(const std::vector<KeyPath>& paths) const { static_cast<void>(paths); }
    /// Returns the bytes that the file, or all files of the folder, take on disk. Links count as themselves. Cost: one `stat` per file.
    [[nodiscard]] virtual int64_t bytesOnDisk() const;

    /// Returns information on this file for the user: a guessed batch size, files that belong to no entry.
    [[nodiscard]] virtual std::vector<Finding> findings() const { return {}; }
    /// Returns the names of the members of the stack at `stack` if each is a file: their numbers, or the file names. Empty for
    /// other levels.
    [[nodiscard]] virtual std::vector<std::string> memberNames(const KeyPath& stack = {}) const
    {
        static_cast<void>(stack);
        return {};
    }
    /// Returns the first file of a tree of several files that changed, appeared or disappeared since it was opened; empty if none
    /// did, and for a tree in a single file. Cost: one `stat` per file. Call it from one thread at a time.
    [[nodiscard]] virtual std::string changedFile() const { return {}; }
    /// Returns a reader of the metadata of entries.
    [[nodiscard]] virtual NotesReader notes() const { return {}; }
    [[nodiscard]] virtual FilesInspector inspector() const { return {}; }
    /// Checks the metadata and extent of every leaf, and everything else that may be invalid. Reports each defect.
    virtual void verify(const std::function<void(const Finding&)>& report, Progress& progress) const = 0;

    // ---- editing in place -----------------------------------------------------------------------
    /// Begins edits: of elements, through the leaves, and of structure. They are collected; the file does not change before
    /// endEditing(). Throws PermissionError or OSError, which names the file and the reason, and RuntimeError if another process
    /// changed the file since it was opened; nothing is changed then. `journal`: see FileTransaction.
    virtual void beginEditing(const std::string& journal = {}) = 0;
    /// Writes all edits, all or nothing, waits for the disk, and makes the storage read-only again. The file is unchanged if it
    /// throws; if even restoring fails, the message states it and the journal stays.
    virtual void endEditing(Progress& progress = Progress::none()) = 0;
    /// Discards the edits and makes the storage read-only again.
    virtual void cancelEditing() noexcept = 0;
    /// Removes files that edits of killed processes left in the file's folders. REQUIRES: no one else edits the file, and no save
    /// of it was interrupted.
    virtual void removeLeftovers() noexcept { }
    /// Throws PermissionError if `file`, one of this storage's, may not be written, so that edits are rejected at once.
    virtual void checkMayWrite(const std::string& file) const { checkWritable(file); }

    /// Throws, with the reason and the remedy, if only elements can be edited, so that structural edits are rejected at once.
    virtual void checkMayRestructure() const { }

    /// Throws, with the reason and the remedy, if no file of the format can store the result of a structural change; the change is
    /// then undone. `td`: root() with all edits including this one.
    virtual void checkHolds(const TensorDict& td, const Mutation& change) const
    {
        static_cast<void>(td);
        static_cast<void>(change);
    }

    /// True if structural edits make endEditing() rewrite the whole file. root() is another tensordict afterwards: the old leaves
    /// must be rebound to its leaves, and results of put() and similar calls become invalid.
    [[nodiscard]] virtual bool isWrittenAnew() const noexcept { return false; }

    // Changes of the structure. REQUIRES: between beginEditing() and endEditing(). Each changes only the content of the file,
    // not root(), and is all or nothing.
    /// Adds or replaces an entry. Returns it as it will be stored, opened as root() opens it.
    virtual Entry put(const KeyPath& path, const Entry& entry) = 0;
    virtual void erase(const KeyPath& path) = 0;
    /// Moves an entry and returns it as put() does. Sources opened under the old key become invalid.
    virtual Entry rename(const KeyPath& from, const KeyPath& to) = 0;
    virtual void setNames(const KeyPath& path, const DimNames& names) = 0;
    /// Changes batch size and names of levels, parents before children. REQUIRES: all entries fit.
    virtual void setShapes(const std::vector<LevelDims>& levels) = 0;

protected:
    Storage() = default;
};

/// Opens the file or folder at `path`; for the folder of a replay buffer its storage, which Storage::path() then names. If nothing
/// exists there and the path is a pattern (see filesMatching()), opens its files as one lazy stack. Throws FileNotFoundError,
/// PermissionError, or ValueError, which describes the file and what can be opened.
[[nodiscard]] std::unique_ptr<Storage> openStorage(const std::string& path, const OpenOptions& options = {});

/// Writes `td` in the format that the extension of `path` selects; without extension as a memmap folder. Throws ValueError, which
/// lists the known extensions, for an unknown one. Entries that the format cannot store are found before anything is written, and
/// treated as WriteOptions::onUnsupported states. Returns the entries that were left out or converted.
std::vector<UnsupportedEntry> writeTensorDict(const TensorDict& td, const std::string& path, const WriteOptions& options,
                                              Progress& progress);

/// Returns the entries of `td` that `format` cannot store. Opens stored levels, reads no element. Can be cancelled by the thread's
/// ProgressScope.
[[nodiscard]] std::vector<UnsupportedEntry> unsupportedEntries(const TensorDict& td, const Format& format);

}  // namespace tensordesk

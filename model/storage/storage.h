// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/filestate.h"
#include "model/storage/format.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/mutations/mutation.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/plain.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// Wraps the source of the leaf at `path` as a format opens it: how a document stages edits.
using SourceDecorator = std::function<std::shared_ptr<LeafSource>(const KeyPath& path, std::shared_ptr<LeafSource> source)>;

struct OpenOptions {
    SourceDecorator decorate;             ///< none: sources are used as they are
    std::optional<Shape> batchSize = {};  ///< overrides the batch size a format has to guess (HDF5)
    bool asStored = false;                ///< what lies in the file, not the episodes that it holds; all of a replay buffer
    bool oldestFirst = false;             ///< of a replay buffer, just the rows that are written, in the order of time
    bool guessBatches = true;             ///< false: batch sizes that the file does not state are [], which is faster (HDF5)
};

/// Something odd that does not keep a file from being shown, or, from verify(), a defect in it.
struct Finding {
    enum class Severity { Note, Warning, Error } severity;
    KeyPath path;            ///< the entry concerned; empty for the whole
    std::string file;        ///< UTF-8
    Message message;         ///< one sentence
    bool isOfBatch = false;  ///< tells how the batch size of the root was guessed: meaningless where a layout gives another
};

/// The kind of a level in a file: a dict is also a group or an object, a list also a tuple or a deque.
enum class StoredLevel { TensorDict, Dict, List };

/// What a file says of an entry beside its values.
struct EntryNotes {
    Plain::Dict attributes = {};  ///< in the order of their names; one that cannot be read is opaque and says why
    Plain::Dict valueNames = {};  ///< of an enumeration: what its integers are called

    [[nodiscard]] bool empty() const noexcept { return attributes.empty() && valueNames.empty(); }
};

/// Asks the file for them, from any thread but the one of the window; of what is not in the file they are empty. May outlive the
/// Storage that gave it. Null where a format keeps no notes.
using NotesReader = std::function<EntryNotes(const KeyPath& path)>;

/// One opened file or folder that holds a tensordict. Opening reads metadata only and writes nothing;
/// it neither locks nor touches the file. May be read from any thread.
class Storage {
public:
    virtual ~Storage() = default;
    Storage(const Storage&) = delete;
    Storage& operator=(const Storage&) = delete;

    [[nodiscard]] virtual const std::string& path() const = 0;
    /// "memmap folder", "HDF5".
    [[nodiscard]] virtual std::string formatName() const = 0;
    /// The tensordict; leaves read from and write to the file. The same handle every time, but see
    /// isWrittenAnew().
    [[nodiscard]] virtual TensorDict root() const = 0;
    /// Returns how the file stores a level. A layout may show a dict or a list as something else. REQUIRES: a level of root() at `path`.
    [[nodiscard]] virtual StoredLevel kindOf(const KeyPath& path) const
    {
        static_cast<void>(path);
        return StoredLevel::TensorDict;
    }
    /// Call before the entries at many paths are opened, all levels above which are open: a format may be faster to read what
    /// describes them at once. Reads no element. Never throws for what is wrong with an entry.
    virtual void prepare(const std::vector<KeyPath>& paths) const { static_cast<void>(paths); }
    /// What a person should know about this file: a guessed batch size, files that belong to no entry.
    [[nodiscard]] virtual std::vector<Finding> findings() const { return {}; }
    /// Returns the names of the members of the stack at `stack`, if each is a file: their numbers, or the names of the files. Empty for
    /// other levels.
    [[nodiscard]] virtual std::vector<std::string> memberNames(const KeyPath& stack = {}) const
    {
        static_cast<void>(stack);
        return {};
    }
    /// Where several files are shown as one tree: the first that changed, came or went since it was looked at; empty if none did,
    /// and of a tree that lies at path() alone. Cost: a `stat` a file. From one thread at a time.
    [[nodiscard]] virtual std::string changedFile() const { return {}; }
    /// What the file says of its entries beside their values.
    [[nodiscard]] virtual NotesReader notes() const { return {}; }
    /// Reads every leaf's metadata and extent and what else can be wrong; reports each defect.
    virtual void verify(const std::function<void(const Finding&)>& report, Progress& progress) const = 0;

    // ---- editing in place -----------------------------------------------------------------------
    /// Lets edits begin: of elements, through the leaves, and of structure. They are collected, and the file stays as it
    /// is until endEditing(). PermissionError or OSError says which file refuses and why, and RuntimeError if another
    /// process changed the file since it was opened; then nothing changed. `journal`: see FileTransaction.
    virtual void beginEditing(const std::string& journal = {}) = 0;
    /// Writes all of them, all or nothing, waits for the disk, and goes back to read-only. When it throws, the file is as
    /// it was; should even that fail, the message says so and the journal stays.
    virtual void endEditing(Progress& progress = Progress::none()) = 0;
    /// Drops them and goes back to read-only.
    virtual void cancelEditing() noexcept = 0;
    /// Takes away what edits by processes that were killed left in the file's folders. REQUIRES: nobody else edits it, and
    /// no save of it was interrupted.
    virtual void removeLeftovers() noexcept { }
    /// PermissionError if `file`, one of this storage's, may not be written: edits of it are refused as they are made.
    virtual void checkMayWrite(const std::string& file) const { checkWritable(file); }

    /// Throws if only elements can be edited, with the reason and what to do: edits of structure are refused as they are made.
    virtual void checkMayRestructure() const { }

    /// Throws why no file of the format could hold what a change of structure made of `td`, with what to do; then the change is
    /// taken back. `td`: what was root(), with all edits up to this one.
    virtual void checkHolds(const TensorDict& td, const Mutation& change) const
    {
        static_cast<void>(td);
        static_cast<void>(change);
    }

    /// True if edits of structure have endEditing() write the whole file anew. Then root() is another tensordict afterwards: the
    /// leaves of the one before are to be rebound to its leaves, and what put() and its kin give back stands for nothing.
    [[nodiscard]] virtual bool isWrittenAnew() const noexcept { return false; }

    // Structure. REQUIRES: between beginEditing() and endEditing(). Each changes only what the file will hold, not root(),
    // and is all or nothing.
    /// Adds or replaces an entry. Gives it back as it will lie in the file, opened as root() opens it.
    virtual Entry put(const KeyPath& path, const Entry& entry) = 0;
    virtual void erase(const KeyPath& path) = 0;
    /// Gives the moved entry back as put() does: sources opened under the old key end with it.
    virtual Entry rename(const KeyPath& from, const KeyPath& to) = 0;
    virtual void setNames(const KeyPath& path, const DimNames& names) = 0;
    /// Gives levels, parents before children, another batch size and names. REQUIRES: all entries fit.
    virtual void setShapes(const std::vector<LevelDims>& levels) = 0;

protected:
    Storage() = default;
};

/// Opens whatever lies at `path`; of a replay buffer's folder its storage, which is Storage::path() then. Where nothing lies there
/// and the path is a pattern (see filesMatching()), its files as one lazy stack.
/// FileNotFoundError, PermissionError, or ValueError that says what the path is and what would be a tensordict.
[[nodiscard]] std::unique_ptr<Storage> openStorage(const std::string& path, const OpenOptions& options = {});

/// Writes `td` in the format that the ending of `path` asks for; a known ending decides, none means a
/// memmap folder, an unknown one is a ValueError that lists the known ones. What the format cannot hold is found before anything
/// is written, and dealt with as WriteOptions::onMisfit says; gives what was left out or converted.
std::vector<Misfit> writeTensorDict(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress);

/// What `format` cannot hold of it. Opens stored levels, reads no element. Cancelled as the thread's ProgressScope says.
[[nodiscard]] std::vector<Misfit> misfitsOf(const TensorDict& td, const Format& format);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/laidoutstorage.h"
#include "model/tensordict/mutations/mutations.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

class History;
class InterruptedSave;
enum class Exchanges : bool;

/// One open tensordict and its edits. Edits are staged: the tensordict shows them at once, but the file only changes in save(),
/// which writes exactly the edited bytes. Every edit can be undone, also after a save. Edits and save() must come from one thread
/// at a time; other threads may read td() meanwhile, if detach() precedes changes of more than elements.
///
/// Opening only reads. Editing takes a lock in the user's state folder, so that two processes of this program never edit the same
/// file. During save() a journal there keeps the old bytes: a failure restores them at once; a save of a killed process is detected
/// at the next opening and undone by recover(). If the file cannot even be opened, td() is empty until then.
class Document final : public Mutations {
public:
    enum class Mode { ReadOnly, Edit };

    /// One edit, for the undo list and for messages.
    struct Edit {
        Mutation mutation;     ///< an Assign without its value
        Message description;   ///< `td["reward"][3, 0] = 0.5`
        int64_t elements = 0;  ///< number of changed elements
    };

    /// Opens read-only; see openLaidOut() for errors. The document decorates the sources. Can be cancelled by the thread's
    /// ProgressScope.
    [[nodiscard]] static std::unique_ptr<Document> open(const std::string& path, const LayoutOptions& options = {});
    /// Opens the storage of a document; reload() and recover() call it again.
    using Opener = std::function<std::unique_ptr<Storage>(const OpenOptions& options)>;
    [[nodiscard]] static std::unique_ptr<Document> open(Opener opener, std::optional<Shape> batchSize = {});
    ~Document() override;

    [[nodiscard]] const std::string& path() const;
    [[nodiscard]] const Storage& storage() const;
    /// Returns the storage's findings, and a note on an interrupted save.
    [[nodiscard]] std::vector<Finding> findings() const;
    /// Returns the tensordict with all staged edits. The same handle until detach(), reload() or recover(). Its leaves only change
    /// through the document: Leaf::assign() throws PermissionError.
    [[nodiscard]] const TensorDict& td() const;
    /// Makes td() another handle with its own levels: the previous one keeps its keys and names during later edits, and shares the
    /// elements. O(entries of the levels accessed so far).
    void detach();

    [[nodiscard]] Mode mode() const;
    /// Switches to Edit: throws PermissionError, which names the file that cannot be written and the reason, and RuntimeError while
    /// another process edits it or recoveryPending(). Switches to ReadOnly: throws RuntimeError while there are unsaved edits.
    void setMode(Mode mode);

    /// Removes files that killed processes left, beside this file and in the user's state folder, and that no process needs. Never
    /// throws. REQUIRES: mode() is Edit.
    void removeLeftovers() noexcept;

    /// Stages a mutation as one edit. Throws PermissionError in read-only mode, and RuntimeError for the batch size of an entry
    /// within a lazy stack, and for members of nested stacks. save() writes nothing for properties that files do not store: locks,
    /// devices and the order of keys.
    void apply(const Mutation& mutation) override;
    /// Runs statements over `td` (see execute() in expression.h) as one step of the history, all or nothing. Returns the number of
    /// edits; without any, the history does not change. They compute on `device`; changes are written back to the file.
    /// `exchanges`: refused by default.
    std::size_t execute(const std::string& statements, Progress& progress = Progress::none(), at::Device device = at::kCPU,
                        Exchanges exchanges = {});

    // ---- history: see History; throws PermissionError in read-only mode -------------------------
    [[nodiscard]] const History& history() const;
    /// Returns the current edits, oldest first, without undone ones.
    [[nodiscard]] std::vector<Edit> edits() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Undoes the last statement, or redoes the next one; does nothing if there is none.
    void undo();
    void redo();
    /// Undoes or redoes until `position` statements are done, at most all. Changes nothing if it throws.
    void goTo(std::size_t position, Progress& progress = Progress::none());
    /// Undoes the statements after the first `count` and removes them from the history, to cancel a group that failed.
    void rollBackTo(std::size_t count);
    /// True if the file differs from td().
    [[nodiscard]] bool isModified() const;

    /// Writes the staged edits in place. If a write fails, restores the file; the edits stay staged. Throws RuntimeError if another
    /// process changed the file since it was opened.
    void save(Progress& progress = Progress::none());
    /// Discards all unsaved edits: td() equals the file again.
    void discard();
    /// True if the file on disk changed since it was opened. Cost: a few `stat` calls.
    [[nodiscard]] bool changedOnDisk() const;
    /// Reopens the file read-only; discards edits and their history.
    void reload();

    // ---- interrupted saves ----------------------------------------------------------------------
    /// True if a process was killed while it saved this file, which may therefore be inconsistent.
    [[nodiscard]] bool recoveryPending() const;
    /// Returns the reason why recover() is impossible: the file is not the one that the save wrote to. Empty if it seems possible,
    /// as far as that is known without reading everything.
    [[nodiscard]] std::optional<Message> recoveryObstacle() const;
    /// Returns the planned changes of that save, one line each; empty if its journal cannot be read.
    [[nodiscard]] std::vector<Message> recoveryDescription() const;
    /// Restores the file to its state before that save, bit for bit, then calls reload(). Throws RuntimeError, without changes, if
    /// bytes are neither old nor new. Release td() and everything derived from it before.
    void recover();
    /// Discards the record of that save: the file stays as it is. Then calls reload().
    void discardInterrupted();

private:
    Document();
    [[nodiscard]] static std::unique_ptr<Document> open(Opener opener, const std::string& path, std::optional<Shape> batchSize);
    void endInterrupted(void (InterruptedSave::*end)() const);
    struct Private;
    std::shared_ptr<Private> d;  // shared with staged sources, which hold it weakly
};

}  // namespace tensordesk

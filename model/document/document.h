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

/// One opened tensordict and the edits a person made to it. Edits are staged: the tensordict shows
/// them at once, the file changes only on save(), which writes just the edited bytes. Every edit can
/// be undone, after a save too. Edits and save() come from one thread at a time; td() may be read from
/// others meanwhile, if detach() comes before what changes more than elements.
///
/// Opening only reads. Editing takes a lock in the user's state folder, so that two of our processes
/// never edit one file. save() keeps the old bytes in a journal there while it writes: a failure puts them
/// back at once, and what a killed process left half-written is noticed at the next opening and put back by
/// recover(). Where it cannot even be opened, td() is empty until then.
class Document final : public Mutations {
public:
    enum class Mode { ReadOnly, Edit };

    /// One thing a person did, for the undo list and for messages.
    struct Edit {
        Mutation mutation;     ///< an Assign without its value
        Message description;   ///< `td["reward"][3, 0] = 0.5`
        int64_t elements = 0;  ///< how many elements it changed
    };

    /// Opens read-only; see openLaidOut() for errors. Sources are decorated by the document. Ends soon with Cancelled where the
    /// thread's ProgressScope says so.
    [[nodiscard]] static std::unique_ptr<Document> open(const std::string& path, const LayoutOptions& options = {});
    /// A document over the storage that `opener` opens; reload() and recover() call it again.
    using Opener = std::function<std::unique_ptr<Storage>(const OpenOptions& options)>;
    [[nodiscard]] static std::unique_ptr<Document> open(Opener opener, std::optional<Shape> batchSize = {});
    ~Document() override;

    [[nodiscard]] const std::string& path() const;
    [[nodiscard]] const Storage& storage() const;
    /// What a person should know: the storage's findings, and an interrupted save.
    [[nodiscard]] std::vector<Finding> findings() const;
    /// The tensordict with all staged edits. The same handle until detach(), reload() or recover(). Its leaves are
    /// changed through the document alone: Leaf::assign() on one is a PermissionError.
    [[nodiscard]] const TensorDict& td() const;
    /// Makes td() another handle, with levels of its own: the one before keeps the keys and names that it has, whatever
    /// is edited from now on, and shows the same elements. Cost: the entries of the levels that were looked at.
    void detach();

    [[nodiscard]] Mode mode() const;
    /// To Edit: PermissionError says which file cannot be written and why; RuntimeError while another
    /// process edits it or recoveryPending(). To ReadOnly: RuntimeError while there are unsaved edits.
    void setMode(Mode mode);

    /// Takes away what processes that were killed left behind, of this file and in the user's state folder, and that no
    /// process needs any more. REQUIRES: mode() is Edit. Never throws.
    void removeLeftovers() noexcept;

    /// Stages a mutation as one edit. PermissionError in read-only mode; RuntimeError for the batch size of what lies within a
    /// lazy stack, and for members of a stack below another one. Of what files do not keep, locks, devices and the order
    /// of keys, save() writes nothing.
    void apply(const Mutation& mutation) override;
    /// Runs statements over `td` (see execute() in expression.h) as one statement of the history: all of them, or the first
    /// that fails takes those before it back. How many edits they made; without any, the history stays as it is.
    /// They compute on `device`; what they change goes back to the file. `exchanges`: refused unless said otherwise.
    std::size_t execute(const std::string& statements, Progress& progress = Progress::none(), at::Device device = at::kCPU,
                        Exchanges exchanges = {});

    // ---- history: see History; PermissionError in read-only mode --------------------------------
    [[nodiscard]] const History& history() const;
    /// The edits done and not undone, oldest first.
    [[nodiscard]] std::vector<Edit> edits() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    /// Takes the last statement back, or makes the next one again; does nothing where there is none.
    void undo();
    void redo();
    /// Undoes or redoes until so many statements are done, at most all; none of them when this throws.
    void goTo(std::size_t position, Progress& progress = Progress::none());
    /// Undoes the statements after the first `count` and forgets them: how a group that failed is taken back.
    void rollBackTo(std::size_t count);
    /// True if the file differs from td().
    [[nodiscard]] bool isModified() const;

    /// Writes the staged edits in place. If a write fails, what was written is put back and the edits
    /// stay staged. RuntimeError if another process changed the file since it was opened.
    void save(Progress& progress = Progress::none());
    /// Drops all unsaved edits: td() is then what the file holds.
    void discard();
    /// True if the file on disk is no longer the one that was opened. Cost: a few `stat` calls.
    [[nodiscard]] bool changedOnDisk() const;
    /// Opens the file anew, read-only; edits and their history are dropped.
    void reload();

    // ---- interrupted saves ----------------------------------------------------------------------
    /// True if a process was killed while it saved this file, so that it may hold a mixture.
    [[nodiscard]] bool recoveryPending() const;
    /// Why recover() cannot do what it says: what lies there now is not what that save wrote to. Nothing if it can, as far
    /// as can be told without reading all that was to be written.
    [[nodiscard]] std::optional<Message> recoveryObstacle() const;
    /// What that save was about to change, a line each; nothing if its journal cannot be read.
    [[nodiscard]] std::vector<Message> recoveryDescription() const;
    /// Puts the file back to its state before that save, bit for bit, then reload()s. RuntimeError, and nothing changes,
    /// where bytes are neither the old nor the new ones. Let go of td() and what comes from it before.
    void recover();
    /// Forgets that save: what lies there stays as it is. Then reload()s.
    void discardInterrupted();

private:
    Document();
    [[nodiscard]] static std::unique_ptr<Document> open(Opener opener, const std::string& path, std::optional<Shape> batchSize);
    void endInterrupted(void (InterruptedSave::*end)() const);
    struct Private;
    std::shared_ptr<Private> d;  // shared with staged sources, which know it weakly
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "document/document.h"
#include "document/step.h"
#include "tensordict/stagedsource.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// One write of an edit, with the exact bytes before and after.
struct StagedWrite {
    std::shared_ptr<StagedSource> source;
    Part part;
    at::Tensor before, after;
};

/// One edit with all that undo, redo and save need.
struct Change {
    /// The keys of a level before one left it, of a lazy stack those of each member: taking that back puts it where it was.
    struct KeyOrder {
        KeyOrder(const TensorDict& root, KeyPath path);
        void restore(const TensorDict& root) const;

        KeyPath level;
        std::vector<std::vector<Key>> keys;
    };

    Document::Edit edit;
    std::vector<StagedWrite> writes = {};
    std::vector<ReversibleStep> steps = {};
    std::optional<KeyOrder> order = {};

    void redo(const TensorDict& root) const;
    void undo(const TensorDict& root) const;
    /// True if the file differs with it and without it.
    [[nodiscard]] bool touchesFile() const;
};

/// The edits of a document in a row, the position in it that td() shows and the one that the file has.
class History {
public:
    [[nodiscard]] const std::vector<Document::Edit>& edits() const noexcept { return m_edits; }
    [[nodiscard]] bool canUndo() const noexcept { return m_position > 0; }
    [[nodiscard]] bool canRedo() const noexcept { return m_position < m_changes.size(); }
    [[nodiscard]] bool isModified() const;

    /// A change that was made just now. What could be redone is forgotten.
    void add(Change change);
    /// REQUIRES: canUndo(), canRedo().
    void undo(const TensorDict& root);
    void redo(const TensorDict& root);
    /// Undoes the changes after the first `count` and forgets them.
    void rollBackTo(std::size_t count, const TensorDict& root);
    /// Back to what the file has; unsaved changes are forgotten.
    void discard(const TensorDict& root);

    /// The structural steps that lead from the file to td().
    [[nodiscard]] std::vector<ReversibleStep> unsavedSteps() const;
    void markSaved();

private:
    void forgetRedo();

    std::vector<Change> m_changes;
    std::vector<Document::Edit> m_edits;  ///< of the first m_position changes
    std::size_t m_position = 0;
    std::size_t m_saved = 0;
    /// Changes that the file has beyond the first m_saved, and that can no longer be redone: saved,
    /// undone, then replaced by others.
    std::vector<Change> m_lost;
};

}  // namespace tensordesk

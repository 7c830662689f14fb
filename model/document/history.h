// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/document/document.h"
#include "model/document/step.h"
#include "model/tensordict/leaves/stagedsource.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
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
    Document::Edit edit;
    std::vector<StagedWrite> writes = {};
    std::vector<ReversibleStep> steps = {};

    void redo(const TensorDict& root) const;
    void undo(const TensorDict& root) const;
    /// True if the file differs with it and without it.
    [[nodiscard]] bool touchesFile() const;
};

/// What was done to a document, statement by statement: which are done, which could be done again, and which of them the
/// file has. Whoever shows what can be undone asks this. Called from the thread that edits the document.
class History {
public:
    /// A statement that was run, or a mutation that was made without one, which reads as its edit does.
    struct Statement {
        std::string text;
        std::vector<Change> changes;

        /// All of it or, when this throws, nothing. Cancelled between two changes.
        void redo(const TensorDict& root, Progress& progress) const;
        void undo(const TensorDict& root, Progress& progress) const;
        [[nodiscard]] bool touchesFile() const;
        /// True if keys, names and shapes are the same with it and without it.
        [[nodiscard]] bool changesElementsOnly() const;
    };

    /// Oldest first; the first position() of them are done, the others are undone.
    [[nodiscard]] const std::vector<Statement>& statements() const noexcept { return m_statements; }
    [[nodiscard]] std::size_t position() const noexcept { return m_position; }
    /// How many of them the file has; nothing if it has others, which cannot be redone any more.
    [[nodiscard]] std::optional<std::size_t> savedPosition() const;
    [[nodiscard]] bool canUndo() const noexcept { return m_position > 0; }
    [[nodiscard]] bool canRedo() const noexcept { return m_position < m_statements.size(); }
    /// True if the file differs from what is shown.
    [[nodiscard]] bool isModified() const;
    /// The edits that are done, oldest first.
    [[nodiscard]] std::vector<Document::Edit> edits() const;
    /// Those that are done and that the file has not.
    [[nodiscard]] std::vector<Document::Edit> unsavedEdits() const;
    /// Those that the file has and that are not done, or not any more.
    [[nodiscard]] std::vector<Document::Edit> undoneEdits() const;
    /// True if to go from one position to the other changes no key, name or shape.
    [[nodiscard]] bool changesElementsOnly(std::size_t from, std::size_t to) const;

    /// What is changed from here on belongs to one statement, until end() or takeBack().
    void begin(std::string text);
    /// How many changes the statement made. One that made none is not kept; else what could be redone is forgotten.
    std::size_t end();
    /// Undoes what the statement changed so far: it was never begun.
    void takeBack(const TensorDict& root);
    /// A change that was made just now: of the statement that was begun, or one without a statement.
    void add(Change change);

    /// Undoes or redoes until `position` statements are done; when this throws, as many are done as before.
    /// REQUIRES: position <= statements().size().
    void goTo(std::size_t position, const TensorDict& root, Progress& progress);
    /// Undoes the statements after the first `count` and forgets them.
    void rollBackTo(std::size_t count, const TensorDict& root);
    /// Back to what the file has; unsaved statements are forgotten.
    void discard(const TensorDict& root);

    /// The structural steps that lead from the file to what is shown.
    [[nodiscard]] std::vector<ReversibleStep> unsavedSteps() const;
    void markSaved();

private:
    void keep(Statement statement);
    void forgetRedo();
    void step(bool forward, const TensorDict& root, Progress& progress);
    /// The statements from one position to the other; none if there are none between them.
    [[nodiscard]] std::span<const Statement> between(std::size_t from, std::size_t to) const;

    std::vector<Statement> m_statements;
    std::size_t m_position = 0;
    std::size_t m_saved = 0;
    std::optional<Statement> m_begun;
    /// Statements that the file has beyond the first m_saved, and that can no longer be redone: saved, undone, then
    /// replaced by others.
    std::vector<Statement> m_lost;
};

}  // namespace tensordesk

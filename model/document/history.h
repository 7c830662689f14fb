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

/// One edit with the data for undo, redo and save.
struct Change {
    Document::Edit edit;
    std::vector<StagedWrite> writes = {};
    std::vector<ReversibleStep> steps = {};

    void redo(const TensorDict& root) const;
    void undo(const TensorDict& root) const;
    /// True if the edit changes the file.
    [[nodiscard]] bool touchesFile() const;
};

/// The history of a document by statements: which are done, which can be redone, and which are in the file. Used to show what can
/// be undone. For the thread that edits the document.
class History {
public:
    /// A statement that was run, or a mutation without a statement, whose text is that of its edit.
    struct Statement {
        std::string text;
        std::vector<Change> changes;

        /// Redoes all changes; changes nothing if it throws. Can be cancelled between two changes.
        void redo(const TensorDict& root, Progress& progress) const;
        void undo(const TensorDict& root, Progress& progress) const;
        [[nodiscard]] bool touchesFile() const;
        /// True if it changes no key, name or shape.
        [[nodiscard]] bool changesElementsOnly() const;
    };

    /// Returns the statements, oldest first: position() done ones, then undone ones.
    [[nodiscard]] const std::vector<Statement>& statements() const noexcept { return m_statements; }
    [[nodiscard]] std::size_t position() const noexcept { return m_position; }
    /// Returns how many of them are in the file; empty if the file has others, which can no longer be redone.
    [[nodiscard]] std::optional<std::size_t> savedPosition() const;
    [[nodiscard]] bool canUndo() const noexcept { return m_position > 0; }
    [[nodiscard]] bool canRedo() const noexcept { return m_position < m_statements.size(); }
    /// True if the file differs from the shown tensordict.
    [[nodiscard]] bool isModified() const;
    /// Returns the edits that are done, oldest first.
    [[nodiscard]] std::vector<Document::Edit> edits() const;
    /// Returns the edits that are done but not in the file.
    [[nodiscard]] std::vector<Document::Edit> unsavedEdits() const;
    /// Returns the edits that are in the file but were undone.
    [[nodiscard]] std::vector<Document::Edit> undoneEdits() const;
    /// True if no key, name or shape changes between the two positions.
    [[nodiscard]] bool changesElementsOnly(std::size_t from, std::size_t to) const;

    /// Starts a statement: changes belong to it until end() or takeBack().
    void begin(std::string text);
    /// Ends the statement and returns its number of changes. A statement without changes is dropped; otherwise undone statements
    /// are dropped.
    std::size_t end();
    /// Undoes and drops the current statement.
    void takeBack(const TensorDict& root);
    /// Adds a change that was just made, to the current statement or without one.
    void add(Change change);

    /// Undoes or redoes until `position` statements are done. Changes nothing if it throws. REQUIRES: position <=
    /// statements().size().
    void goTo(std::size_t position, const TensorDict& root, Progress& progress);
    /// Undoes the statements after the first `count` and drops them.
    void rollBackTo(std::size_t count, const TensorDict& root);
    /// Returns to the state of the file and drops unsaved statements.
    void discard(const TensorDict& root);

    /// Returns the structural steps from the file to the shown tensordict.
    [[nodiscard]] std::vector<ReversibleStep> unsavedSteps() const;
    void markSaved();

private:
    void keep(Statement statement);
    void forgetRedo();
    void step(bool forward, const TensorDict& root, Progress& progress);
    /// Returns the statements between two positions; none if there are none.
    [[nodiscard]] std::span<const Statement> between(std::size_t from, std::size_t to) const;

    std::vector<Statement> m_statements;
    std::size_t m_position = 0;
    std::size_t m_saved = 0;
    std::optional<Statement> m_begun;
    /// Statements that the file has beyond the first m_saved, and that can no longer be redone: saved, undone, then replaced.
    std::vector<Statement> m_lost;
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/history.h"

#include <algorithm>
#include <iterator>
#include <ranges>

namespace tensordesk {

namespace {

std::vector<Document::Edit> editsOf(std::span<const History::Statement> statements)
{
    std::vector<Document::Edit> edits;
    for (const History::Statement& statement : statements) {
        std::ranges::transform(statement.changes, std::back_inserter(edits), &Change::edit);
    }
    return edits;
}

}  // namespace

void Change::redo(const TensorDict& root) const
{
    for (const StagedWrite& write : writes) {
        write.source->stage(write.part, write.after);
    }
    for (const ReversibleStep& step : steps) {
        applyTo(root, step.forward);
    }
}

void Change::undo(const TensorDict& root) const
{
    for (const ReversibleStep& step : std::views::reverse(steps)) {
        applyTo(root, step.backward);
    }
    for (const StagedWrite& write : std::views::reverse(writes)) {
        write.source->unstage(write.part, write.before, write.after);
    }
}

bool Change::touchesFile() const
{
    return !writes.empty() || std::ranges::any_of(steps, [](const ReversibleStep& step) { return step.forward.touchesFile(); });
}

// ---- one statement --------------------------------------------------------------------------------

void History::Statement::redo(const TensorDict& root, Progress& progress) const
{
    std::size_t done = 0;
    try {
        for (; done < changes.size(); ++done) {
            progress.check();
            changes[done].redo(root);
        }
    } catch (...) {
        while (done > 0) {
            changes[--done].undo(root);
        }
        throw;
    }
}

void History::Statement::undo(const TensorDict& root, Progress& progress) const
{
    std::size_t left = changes.size();
    try {
        for (; left > 0; --left) {
            progress.check();
            changes[left - 1].undo(root);
        }
    } catch (...) {
        for (; left < changes.size(); ++left) {
            changes[left].redo(root);
        }
        throw;
    }
}

bool History::Statement::touchesFile() const
{
    return std::ranges::any_of(changes, &Change::touchesFile);
}

bool History::Statement::changesElementsOnly() const
{
    return std::ranges::all_of(changes, [](const Change& each) { return std::holds_alternative<Assign>(each.edit.mutation); });
}

// ---- state -----------------------------------------------------------------------------------------

std::optional<std::size_t> History::savedPosition() const
{
    return m_lost.empty() ? std::optional(m_saved) : std::nullopt;
}

std::span<const History::Statement> History::between(std::size_t from, std::size_t to) const
{
    return std::span(m_statements).subspan(std::min(from, to), to - std::min(from, to));
}

bool History::isModified() const
{
    const auto touchFile = [](const auto& statements) { return std::ranges::any_of(statements, &Statement::touchesFile); };
    return touchFile(m_lost) || touchFile(between(m_position, m_saved)) || touchFile(between(m_saved, m_position));
}

std::vector<Document::Edit> History::edits() const
{
    return editsOf(between(0, m_position));
}

std::vector<Document::Edit> History::unsavedEdits() const
{
    return editsOf(between(m_saved, m_position));
}

std::vector<Document::Edit> History::undoneEdits() const
{
    std::vector<Document::Edit> edits = editsOf(between(m_position, m_saved));
    std::ranges::move(editsOf(m_lost), std::back_inserter(edits));
    return edits;
}

bool History::changesElementsOnly(std::size_t from, std::size_t to) const
{
    return std::ranges::all_of(between(std::min(from, to), std::max(from, to)), &Statement::changesElementsOnly);
}

// ---- changes ---------------------------------------------------------------------------------------

void History::begin(std::string text)
{
    m_begun = Statement{std::move(text), {}};
}

std::size_t History::end()
{
    Statement statement = std::move(*m_begun);
    m_begun.reset();
    const std::size_t changes = statement.changes.size();
    if (changes > 0) {
        keep(std::move(statement));
    }
    return changes;
}

void History::takeBack(const TensorDict& root)
{
    const Statement statement = std::move(*m_begun);
    m_begun.reset();
    statement.undo(root, Progress::none());
}

void History::add(Change change)
{
    if (m_begun) {
        m_begun->changes.push_back(std::move(change));
        return;
    }
    Statement statement{change.edit.description.english(), {}};
    statement.changes.push_back(std::move(change));
    keep(std::move(statement));
}

void History::keep(Statement statement)
{
    forgetRedo();
    m_statements.push_back(std::move(statement));
    m_position = m_statements.size();
}

void History::step(bool forward, const TensorDict& root, Progress& progress)
{
    if (forward) {
        m_statements[m_position].redo(root, progress);
        ++m_position;
    } else {
        m_statements[m_position - 1].undo(root, progress);
        --m_position;
    }
}

void History::goTo(std::size_t position, const TensorDict& root, Progress& progress)
{
    const std::size_t before = m_position;
    try {
        while (m_position != position) {
            step(m_position < position, root, progress);
        }
    } catch (...) {
        while (m_position != before) {
            step(m_position < before, root, Progress::none());
        }
        throw;
    }
}

void History::rollBackTo(std::size_t count, const TensorDict& root)
{
    if (m_position > count) {
        goTo(count, root, Progress::none());
        forgetRedo();
    }
}

void History::discard(const TensorDict& root)
{
    goTo(m_saved, root, Progress::none());
    for (const Statement& statement : m_lost) {
        statement.redo(root, Progress::none());
    }
    std::vector<Statement> again = std::exchange(m_lost, {});
    forgetRedo();
    std::ranges::move(again, std::back_inserter(m_statements));
    m_position = m_saved = m_statements.size();
}

// ---- saving ---------------------------------------------------------------------------------------

std::vector<ReversibleStep> History::unsavedSteps() const
{
    std::vector<ReversibleStep> steps;
    const auto takeBack = [&](const Statement& statement) {
        for (const Change& change : std::views::reverse(statement.changes)) {
            for (const ReversibleStep& step : std::views::reverse(change.steps)) {
                steps.push_back(step.inverse());
            }
        }
    };
    for (const Statement& statement : std::views::reverse(m_lost)) {
        takeBack(statement);
    }
    for (std::size_t i = m_saved; i > m_position; --i) {
        takeBack(m_statements[i - 1]);
    }
    for (std::size_t i = m_saved; i < m_position; ++i) {
        for (const Change& change : m_statements[i].changes) {
            std::ranges::copy(change.steps, std::back_inserter(steps));
        }
    }
    return steps;
}

void History::markSaved()
{
    m_saved = m_position;
    m_lost.clear();
}

void History::forgetRedo()
{
    const auto at = [&](std::size_t position) { return m_statements.begin() + static_cast<std::ptrdiff_t>(position); };
    if (m_saved > m_position) {
        m_lost.insert(m_lost.begin(), std::make_move_iterator(at(m_position)), std::make_move_iterator(at(m_saved)));
        m_saved = m_position;
    }
    m_statements.erase(at(m_position), m_statements.end());
}

}  // namespace tensordesk

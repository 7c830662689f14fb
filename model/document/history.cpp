// SPDX-License-Identifier: BSD-3-Clause
#include "document/history.h"

#include <algorithm>
#include <iterator>
#include <ranges>

namespace tensordesk {
namespace {

/// The level itself, or what a lazy stack is a stack of.
std::vector<TensorDict> unstacked(const TensorDict& level)
{
    if (!level.isLazyStack()) {
        return {level};
    }
    std::vector<TensorDict> result;
    for (const TensorDict& member : level.members()) {
        const std::vector<TensorDict> below = unstacked(member);
        result.insert(result.end(), below.begin(), below.end());
    }
    return result;
}

}  // namespace

Change::KeyOrder::KeyOrder(const TensorDict& root, KeyPath path) : level(std::move(path))
{
    for (const TensorDict& each : unstacked(root.child(level))) {
        keys.push_back(each.keys());
    }
}

void Change::KeyOrder::restore(const TensorDict& root) const
{
    std::vector<TensorDict> levels = unstacked(root.child(level));
    for (std::size_t i = 0; i < std::min(levels.size(), keys.size()); ++i) {
        levels[i].arrange(keys[i]);
    }
}

void Change::redo(const TensorDict& root) const
{
    for (const StagedWrite& write : writes) {
        write.source->stage(write.part, write.after);
    }
    for (const ReversibleStep& step : steps) {
        applyStep(step.forward, root);
    }
}

void Change::undo(const TensorDict& root) const
{
    for (const ReversibleStep& step : std::views::reverse(steps)) {
        applyStep(step.backward, root);
    }
    if (order) {
        order->restore(root);
    }
    for (const StagedWrite& write : std::views::reverse(writes)) {
        write.source->unstage(write.part, write.before, write.after);
    }
}

bool Change::touchesFile() const
{
    return !writes.empty() || std::ranges::any_of(steps, [](const ReversibleStep& step) { return step.forward.touchesFile(); });
}

bool History::isModified() const
{
    const auto [first, last] = std::minmax(m_position, m_saved);
    const auto changes = std::ranges::subrange(m_changes.begin() + static_cast<std::ptrdiff_t>(first),
                                               m_changes.begin() + static_cast<std::ptrdiff_t>(last));
    return std::ranges::any_of(changes, &Change::touchesFile) || std::ranges::any_of(m_lost, &Change::touchesFile);
}

void History::add(Change change)
{
    forgetRedo();
    m_edits.push_back(change.edit);
    m_changes.push_back(std::move(change));
    ++m_position;
}

void History::undo(const TensorDict& root)
{
    m_changes[m_position - 1].undo(root);
    --m_position;
    m_edits.pop_back();
}

void History::redo(const TensorDict& root)
{
    m_changes[m_position].redo(root);
    m_edits.push_back(m_changes[m_position].edit);
    ++m_position;
}

void History::rollBackTo(std::size_t count, const TensorDict& root)
{
    if (m_position <= count) {
        return;
    }
    while (m_position > count) {
        undo(root);
    }
    forgetRedo();
}

void History::discard(const TensorDict& root)
{
    while (m_position > m_saved) {
        undo(root);
    }
    while (m_position < m_saved) {
        redo(root);
    }
    for (Change& change : m_lost) {
        change.redo(root);
    }
    std::vector<Change> again = std::move(m_lost);
    m_lost.clear();
    forgetRedo();
    for (Change& change : again) {
        add(std::move(change));
    }
    m_saved = m_position;
}

std::vector<ReversibleStep> History::unsavedSteps() const
{
    std::vector<ReversibleStep> steps;
    const auto takeBack = [&](const Change& change) {
        for (const ReversibleStep& step : std::views::reverse(change.steps)) {
            steps.push_back(step.inverse());
        }
    };
    for (const Change& change : std::views::reverse(m_lost)) {
        takeBack(change);
    }
    for (std::size_t i = m_saved; i > m_position; --i) {
        takeBack(m_changes[i - 1]);
    }
    for (std::size_t i = m_saved; i < m_position; ++i) {
        std::ranges::copy(m_changes[i].steps, std::back_inserter(steps));
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
    if (m_saved > m_position) {
        const auto from = m_changes.begin() + static_cast<std::ptrdiff_t>(m_position);
        const auto to = m_changes.begin() + static_cast<std::ptrdiff_t>(m_saved);
        m_lost.insert(m_lost.begin(), std::make_move_iterator(from), std::make_move_iterator(to));
        m_saved = m_position;
    }
    m_changes.erase(m_changes.begin() + static_cast<std::ptrdiff_t>(m_position), m_changes.end());
}

}  // namespace tensordesk

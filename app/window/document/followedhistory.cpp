// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/followedhistory.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace tensordesk {

void FollowedHistory::take(HistoryNews news)
{
    const std::size_t kept = static_cast<std::size_t>(news.kept), position = static_cast<std::size_t>(news.position);
    const auto inFile = static_cast<std::size_t>(news.countInFile);
    const Span now{std::min(position, inFile), std::max(position, inFile)};
    Span both{std::max(m_counted.from, now.from), std::min({m_counted.to, now.to, kept})};
    if (both.from >= both.to) {
        both = {m_counted.to, m_counted.to};
    }
    count({m_counted.from, both.from}, -1);
    count({both.to, m_counted.to}, -1);

    m_shown.statements.resize(news.kept);
    m_statements.resize(kept);
    for (HistoryNews::Statement& each : news.added) {
        m_shown.statements << std::exchange(each.text, {});
        m_statements.push_back(std::move(each));
    }
    m_shown.position = news.position;
    m_shown.savedPosition = news.fileHasOthers ? std::nullopt : std::optional(news.countInFile);
    m_countInFile = inFile;

    if (both.from >= both.to) {
        count(now, +1);
    } else {
        count({now.from, both.from}, +1);
        count({both.to, now.to}, +1);
    }
    m_counted = now;
    m_lost.clear();
    for (KeyPath path : news.lost) {
        for (; !path.empty(); path.pop_back()) {
            m_lost.insert(path);
        }
    }
}

/// Counts the edits of statements, and no longer counts them with `by` -1.
void FollowedHistory::count(Span span, int by)
{
    for (std::size_t i = span.from; i < span.to; ++i) {
        for (KeyPath path : m_statements[i].changed) {
            for (; !path.empty(); path.pop_back()) {
                const auto found = m_edited.try_emplace(path, 0).first;
                if ((found->second += by) == 0) {
                    m_edited.erase(found);
                }
            }
        }
    }
}

QStringList FollowedHistory::unsavedEdits() const
{
    QStringList edits;
    for (std::size_t i = m_countInFile; i < static_cast<std::size_t>(m_shown.position); ++i) {
        edits << m_statements[i].edits;
    }
    return edits;
}

bool FollowedHistory::isEdited(const KeyPath& path) const
{
    return m_edited.contains(path) || m_lost.contains(path);
}

}  // namespace tensordesk

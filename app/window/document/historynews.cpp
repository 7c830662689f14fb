// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/historynews.h"

#include "model/document/history.h"
#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

namespace {

HistoryNews::Statement toldOf(const History::Statement& statement)
{
    HistoryNews::Statement told{format::text(statement.text)};
    for (const Change& each : statement.changes) {
        told.edits << format::text(each.edit.description);
        told.changed.push_back(pathOf(each.edit.mutation));
    }
    return told;
}

}  // namespace

HistoryNews HistoryReader::read(const History& history)
{
    const std::vector<History::Statement>& statements = history.statements();
    // Statements come and go at the end, so that those before one that is still in its place are in theirs.
    std::size_t kept = std::min(m_seen.size(), statements.size());
    while (kept > 0 && m_seen[kept - 1] != statements[kept - 1].id) {
        --kept;
    }
    HistoryNews news{static_cast<int>(kept)};
    m_seen.resize(kept);
    for (std::size_t i = kept; i < statements.size(); ++i) {
        m_seen.push_back(statements[i].id);
        news.added.push_back(toldOf(statements[i]));
    }
    news.position = static_cast<int>(history.position());
    news.countInFile = static_cast<int>(history.countInFile());
    news.fileHasOthers = !history.lost().empty();
    for (const History::Statement& each : history.lost()) {
        for (const Change& change : each.changes) {
            news.lost.push_back(pathOf(change.edit.mutation));
        }
    }
    return news;
}

}  // namespace tensordesk

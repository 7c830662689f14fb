// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/historymodel.h"
#include "app/window/document/historynews.h"

#include <map>
#include <set>

namespace tensordesk {

/// A document's history as the window knows it, kept up to date by news of it: what is shown, and what of the tensordict
/// differs from the file.
class FollowedHistory {
public:
    /// REQUIRES: all news of one reader, in their order. Cost: that of the statements that came, went, or were saved.
    void take(HistoryNews news);

    [[nodiscard]] const ShownHistory& shown() const noexcept { return m_shown; }
    /// What is done and not in the file, oldest first, as a person reads it.
    [[nodiscard]] QStringList unsavedEdits() const;
    /// True where an edit was made that the file lacks, or was taken back that the file has, and for the levels above.
    [[nodiscard]] bool isEdited(const KeyPath& path) const;

private:
    /// Statements `from` to `to`: those between what is shown and what the file has.
    struct Span {
        std::size_t from = 0, to = 0;
    };
    void count(Span span, int by);

    ShownHistory m_shown;
    std::vector<HistoryNews::Statement> m_statements;  ///< those of m_shown; their texts are there
    std::size_t m_countInFile = 0;
    Span m_counted;
    std::map<KeyPath, int> m_edited;  ///< how many edits of m_counted changed what is there or below
    std::set<KeyPath> m_lost;         ///< what statements changed that only the file has, with the levels above
};

}  // namespace tensordesk

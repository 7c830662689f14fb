// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QStringList>

#include <cstdint>
#include <vector>

namespace tensordesk {

class History;

/// What changed of a document's history since it was looked at last, for a thread that may not touch the document: it
/// costs what the statements since then cost, however many there are before them.
struct HistoryNews {
    struct Statement {
        QString text = {};
        QStringList edits = {};             ///< what a person reads of each
        std::vector<KeyPath> changed = {};  ///< where each was made
    };

    int kept = 0;                       ///< how many statements, oldest first, are those of the last look
    std::vector<Statement> added = {};  ///< those behind them
    int position = 0;                   ///< how many of all are done
    int countInFile = 0;                ///< how many of all the file has
    bool fileHasOthers = false;         ///< behind these the file has statements that are gone
    std::vector<KeyPath> lost = {};     ///< what these changed
};

/// Looks at one history again and again.
class HistoryReader {
public:
    [[nodiscard]] HistoryNews read(const History& history);

private:
    std::vector<std::uint64_t> m_seen;  ///< the ids of the statements of the last look
};

}  // namespace tensordesk

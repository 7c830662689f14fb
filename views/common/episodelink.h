// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/episodetable.h"

#include <QObject>

#include <memory>
#include <utility>

namespace tensordesk {

/// The episodes of a document, for its views over time. They are found in the background after the first request().
class EpisodeLink final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Returns the episodes found so far; null if there are none at positions of the tensordict.
    [[nodiscard]] const std::shared_ptr<const EpisodeTable>& table() const noexcept { return m_table; }
    void setTable(std::shared_ptr<const EpisodeTable> table)
    {
        if (std::exchange(m_table, std::move(table)) != m_table) {
            Q_EMIT changed();
        }
    }
    /// Call this when a view over time is shown.
    void request() { Q_EMIT requested(); }

Q_SIGNALS:
    void changed();
    void requested();

private:
    std::shared_ptr<const EpisodeTable> m_table;
};

}  // namespace tensordesk

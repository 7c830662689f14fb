// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/datamask.h"

#include <QObject>

#include <utility>

namespace tensordesk {

/// Tells if positions that a mask marks as padding (see DataMask) count in statistics of leaves: extremes, means, counts of values.
/// By default they do not; the setting applies to all views.
class PaddingRule final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] bool counts() const noexcept { return m_counts; }
    void setCounts(bool counts)
    {
        if (std::exchange(m_counts, counts) != counts) {
            Q_EMIT changed();
        }
    }

    /// Returns the location of a leaf, without the levels that define padding if padding counts. Without a rule it does not count.
    [[nodiscard]] static LeafPlace applied(const PaddingRule* rule, LeafPlace place)
    {
        if (rule && rule->counts()) {
            place.levels.clear();
        }
        return place;
    }

Q_SIGNALS:
    void changed();

private:
    bool m_counts = false;
};

}  // namespace tensordesk

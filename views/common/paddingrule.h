// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/datamask.h"

#include <QObject>

#include <utility>

namespace tensordesk {

/// Whether positions that a mask calls padding (see DataMask) count in what is told of leaves: extremes, means, how
/// often values occur. They do not unless a person asks for it, in all views at once.
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

    /// Where a leaf stands, without the levels that would tell of padding if that counts. Without a rule it does not.
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

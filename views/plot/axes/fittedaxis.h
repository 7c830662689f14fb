// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

#include <QObject>

namespace tensordesk {

/// An axis that the program fits to the data until the user zooms or pans; from then on it keeps the user's range until release().
class FittedAxis final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: the axis outlives the use of this object.
    explicit FittedAxis(QCPAxis* axis);

    /// True if the user set the range.
    [[nodiscard]] bool isChosen() const noexcept { return m_isChosen; }
    /// Sets the range from the data, regardless of who set it before.
    void fit(const QCPRange& range);
    /// Scales around the centre so that a unit is as long as one of `other`, regardless of who set the range.
    void fitUnitsTo(const QCPAxis& other);
    /// Sets a range that the user chose elsewhere, without emitting chosen(). It counts as set by the user.
    void takeOver(const QCPRange& range);
    /// Lets the program fit the range again.
    void release() noexcept { m_isChosen = false; }

Q_SIGNALS:
    /// The user changed the range here.
    void chosen(const QCPRange& range);

private:
    QCPAxis* m_axis;
    bool m_isChosen = false;
    bool m_isFitting = false;
};

}  // namespace tensordesk

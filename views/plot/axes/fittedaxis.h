// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

#include <QObject>

namespace tensordesk {

/// Whose the range of an axis is: the program's, which fits it to what is drawn, until a person zooms or pans; from then
/// on that person's, until it is released.
class FittedAxis final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: the axis outlives what is asked of this.
    explicit FittedAxis(QCPAxis* axis);

    /// Whether the range is a person's.
    [[nodiscard]] bool isChosen() const noexcept { return m_isChosen; }
    /// Shows what the program makes of the data; whose range it is stays.
    void fit(const QCPRange& range);
    /// Shows as much around its centre as makes a unit as long as one of `other`; whose range it is stays.
    void fitUnitsTo(const QCPAxis& other);
    /// Shows what a person chose elsewhere. It is theirs from now on; chosen() does not tell of it.
    void takeOver(const QCPRange& range);
    /// The range is the program's again.
    void release() noexcept { m_isChosen = false; }

Q_SIGNALS:
    /// A person chose another range here.
    void chosen(const QCPRange& range);

private:
    QCPAxis* m_axis;
    bool m_isChosen = false;
    bool m_isFitting = false;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/axes/fittedaxis.h"

#include <QScopedValueRollback>

namespace tensordesk {

FittedAxis::FittedAxis(QCPAxis* axis) : m_axis(axis)
{
    connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this](const QCPRange& range) {
        if (!m_isFitting) {
            m_isChosen = true;
            Q_EMIT chosen(range);
        }
    });
}

void FittedAxis::fit(const QCPRange& range)
{
    const QScopedValueRollback guard(m_isFitting, true);
    m_axis->setRange(range);
}

void FittedAxis::fitUnitsTo(const QCPAxis& other)
{
    const QScopedValueRollback guard(m_isFitting, true);
    m_axis->setScaleRatio(&other, 1);
}

void FittedAxis::takeOver(const QCPRange& range)
{
    fit(range);
    m_isChosen = true;
}

}  // namespace tensordesk

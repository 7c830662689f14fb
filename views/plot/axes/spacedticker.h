// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

namespace tensordesk {

/// Clears labels at an axis until none overlap: keeps every second, or every fifth, and so on.
void spaceLabels(const QCPAxis& axis, const QVector<double>& ticks, QVector<QString>& labels);

/// A ticker for one axis whose labels never overlap, however wide they are and however short the axis is.
template <typename Ticker>
class SpacedTicker : public Ticker {
public:
    /// REQUIRES: the axis outlives this object.
    explicit SpacedTicker(const QCPAxis& axis) : m_axis(axis) { }

    void generate(const QCPRange& range, const QLocale& locale, QChar formatChar, int precision, QVector<double>& ticks,
                  QVector<double>* subTicks, QVector<QString>* labels) override
    {
        Ticker::generate(range, locale, formatChar, precision, ticks, subTicks, labels);
        if (labels != nullptr) {
            spaceLabels(m_axis, ticks, *labels);
        }
    }

private:
    const QCPAxis& m_axis;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/wholeoffset.h"
#include "views/plot/axes/spacedticker.h"

namespace tensordesk {

// Note [Axis units] QCustomPlot cannot draw an axis beyond 1e250, but float64 has larger values. An axis for such values has a unit
// of 1e100: coordinates are values divided by the unit, and ticks are labelled with the values.

/// Ticks for an axis of values. Labels have enough digits to tell neighbouring ticks apart.
class ValueTicker final : public SpacedTicker<QCPAxisTicker> {
public:
    using SpacedTicker::SpacedTicker;

    /// Returns the unit for an axis from `low` to `high`: 1 or 1e100.
    [[nodiscard]] static double unitFor(double low, double high);

    /// See Note [Axis units].
    void setUnit(double unit) { m_unit = unit; }

    /// Returns the label of an axis whose values have an offset subtracted: the name, followed by the offset unless it is 0.
    [[nodiscard]] static QString labelWith(const QString& name, Integer offset);

protected:
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar formatChar,
                                       int precision) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;

private:
    double m_unit = 1;
};

}  // namespace tensordesk

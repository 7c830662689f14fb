// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/wholeoffset.h"
#include "views/plot/axes/spacedticker.h"

namespace tensordesk {

// Note [Axis units]
// QCustomPlot draws no axis that reaches beyond 1e250, and elements of float64 do. What holds such values has an axis in
// units of 1e100: coordinates are values divided by the unit, and its ticks are labelled with the values.

/// Ticks of an axis of values. The labels of different ticks are never equal: they have as many digits as that takes.
class ValueTicker final : public SpacedTicker<QCPAxisTicker> {
public:
    using SpacedTicker::SpacedTicker;

    /// The unit that an axis from `low` to `high` needs: 1, or 1e100.
    [[nodiscard]] static double unitFor(double low, double high);

    /// See Note [Axis units].
    void setUnit(double unit) { m_unit = unit; }

    /// Names an axis whose values are drawn less an offset, which stands behind the name.
    [[nodiscard]] static QString labelWith(const QString& name, Integer offset);

protected:
    QVector<QString> createLabelVector(const QVector<double>& ticks, const QLocale& locale, QChar formatChar,
                                       int precision) override;
    QString getTickLabel(double tick, const QLocale& locale, QChar formatChar, int precision) override;

private:
    double m_unit = 1;
};

}  // namespace tensordesk

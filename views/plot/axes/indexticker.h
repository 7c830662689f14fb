// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/axes/spacedticker.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

/// Ticks for an axis of indices: only at integers within bounds.
class IndexTicker final : public SpacedTicker<QCPAxisTicker> {
public:
    using SpacedTicker::SpacedTicker;

    /// Sets the first and the last element.
    void setBounds(double first, double last) { m_bounds = QCPRange(first, last); }

protected:
    QVector<double> createTickVector(double tickStep, const QCPRange& range) override
    {
        QVector<double> ticks = QCPAxisTicker::createTickVector(tickStep, range);
        ticks.removeIf([this](double tick) { return !m_bounds.contains(tick); });
        return ticks;
    }
    double getTickStep(const QCPRange& range) override
    {
        // The base class may use 2.5 as a step.
        double step = std::max(1.0, QCPAxisTicker::getTickStep(range));
        while (step != std::floor(step)) {
            step *= 2;
        }
        return step;
    }
    int getSubTickCount(double tickStep) override { return tickStep <= 1 ? 0 : QCPAxisTicker::getSubTickCount(tickStep); }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return QString::number(qRound64(tick)); }

private:
    QCPRange m_bounds{0, 0};
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "plot/qcp.h"

#include <algorithm>

namespace tensordesk {

/// Ticks of an axis that counts elements: never between two of them.
class IndexTicker final : public QCPAxisTicker {
protected:
    double getTickStep(const QCPRange& range) override { return std::max(1.0, QCPAxisTicker::getTickStep(range)); }
    int getSubTickCount(double tickStep) override { return tickStep <= 1 ? 0 : QCPAxisTicker::getSubTickCount(tickStep); }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override { return QString::number(qRound64(tick)); }
};

}  // namespace tensordesk

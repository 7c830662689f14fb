// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/summary.h"
#include "views/jobs/job.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <utility>
#include <vector>

class QCPRange;

namespace tensordesk {

class CurveSet;
class LegendList;
class PlotWidget;

/// Computes statistics of the visible part of a plot's curves for the lines of its legend, in the background, shortly after the
/// last change of either.
class LegendFigures final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: all of them outlive this object.
    LegendFigures(PlotWidget& plot, const CurveSet& curves, LegendList& list, QObject* parent = nullptr);

    /// Call this when other curves, or another range of them, are visible.
    void sumUpSoon();
    [[nodiscard]] AbstractJob& job() noexcept { return m_job; }

private:
    /// The curves of a legend line: numbers of leaves, and of their curves.
    using Line = std::vector<std::pair<std::size_t, std::size_t>>;

    void sumUp();
    [[nodiscard]] std::vector<Line> lines() const;
    void show(const std::vector<std::optional<Summary>>& summaries);

    PlotWidget& m_plot;
    const CurveSet& m_curves;
    LegendList& m_list;
    QTimer m_soon;
    Job<std::vector<std::optional<Summary>>> m_job;
};

}  // namespace tensordesk

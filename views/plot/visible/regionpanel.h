// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/seriesfigures.h"
#include "views/jobs/job.h"
#include "views/plot/qcp.h"

#include <QStringList>
#include <QWidget>

#include <vector>

class QLabel;
class QTreeWidget;

namespace tensordesk {

class CurveSet;
class PlotWidget;

/// A table below a plot with statistics of its curves in the region that the user dragged: mean, standard deviation, extremes,
/// integral and slope. Hidden without a region.
class RegionPanel final : public QWidget {
    Q_OBJECT

public:
    /// The limit for curves.
    static constexpr std::size_t kMostCurves = 64;

    /// Lets the user drag regions in the plot from now on. REQUIRES: both outlive this object.
    RegionPanel(PlotWidget& plot, const CurveSet& curves, QWidget* parent);

    /// Call this when other curves are drawn, or when some are shown or hidden.
    void refresh();
    [[nodiscard]] QTreeWidget* table() const noexcept { return m_table; }
    [[nodiscard]] QLabel* title() const noexcept { return m_title; }
    [[nodiscard]] AbstractJob& job() noexcept { return m_job; }

private:
    struct Row {
        QString name;
        SeriesFigures figures;
    };

    void show(const std::vector<Row>& rows);
    void copy() const;

    PlotWidget& m_plot;
    const CurveSet& m_curves;
    QLabel* m_title;
    QTreeWidget* m_table;
    Job<std::vector<Row>> m_job;
};

}  // namespace tensordesk

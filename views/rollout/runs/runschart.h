// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/seriesmark.h"
#include "views/rollout/runs/runsmodel.h"

#include <QSharedPointer>
#include <QWidget>

namespace tensordesk {

class IndexTicker;
class PlotWidget;

/// The returns or lengths of the episodes of several runs, a line each in the colour of its row, as moving means.
class RunsChart final : public QWidget {
    Q_OBJECT

public:
    enum class Shows { Return, Length };
    enum class Along { Episodes, Steps };

    /// REQUIRES: `runs` outlives this object.
    explicit RunsChart(const RunsModel& runs, QWidget* parent = nullptr);

    void setShows(Shows shows);
    void setAlong(Along along);
    /// Averages each number with up to `episodes` - 1 before it.
    void setMean(int episodes);
    /// Draws the line of this row thicker; -1: of none.
    void setCurrent(int row);
    /// Draws again: the runs changed.
    void draw();
    [[nodiscard]] PlotWidget* plot() const noexcept { return m_plot; }

Q_SIGNALS:
    /// Describes the point under the pointer; empty if there is none.
    void pointed(const QString& text);
    /// The user clicked the line of this row.
    void chosen(int row);

private:
    void fit();
    [[nodiscard]] int rowAt(const QPoint& pixel) const;
    void point(const QPoint& pixel);
    void unpoint();

    const RunsModel& m_runs;
    PlotWidget* m_plot;
    SeriesMark m_mark;  ///< of the run under the pointer
    QSharedPointer<IndexTicker> m_ticker;
    Shows m_shows = Shows::Return;
    Along m_along = Along::Episodes;
    int m_mean = 1;
    int m_current = -1;
};

}  // namespace tensordesk

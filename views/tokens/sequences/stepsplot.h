// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/tokens/sequencetable.h"
#include "views/plot/axes/indexticker.h"
#include "views/plot/qcp.h"

#include <QPoint>
#include <QSharedPointer>
#include <QString>
#include <QWidget>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QGridLayout;
class QLabel;

namespace tensordesk {

class PlotWidget;

/// Reward, response length, KL, entropy and share of truncated sequences over the steps of training. Each has its own plot: a band
/// between the quartiles, a line for the median and a dashed line for the mean. The plots share the x axis and are in two columns
/// if there is room. A text replaces them if the sequences belong to fewer than two steps.
class StepsPlot final : public QWidget {
    Q_OBJECT

public:
    explicit StepsPlot(QWidget* parent = nullptr);

    /// Shows the figures of a table, or of null none. Does not keep the table. REQUIRES: SequenceTable::finish() was called.
    void setTable(const std::shared_ptr<const SequenceTable>& table);

    /// Returns the plots of figures that have values. The graphs of each are lower quartile, upper quartile, median and mean.
    [[nodiscard]] std::vector<PlotWidget*> plots() const;
    /// Returns the text that replaces the plots; empty if there are plots, or no table.
    [[nodiscard]] QString problem() const;
    /// Returns the figures of the step under the pointer; empty if there is none.
    [[nodiscard]] QString facts() const;

Q_SIGNALS:
    /// The user clicked at a step.
    void chosen(int64_t step);
    /// An error to report, such as a picture that cannot be written.
    void message(const QString& headline, const QString& details);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The plot of a figure of stepFigures(), in their order.
    struct Panel {
        QString name = {};
        bool isShare = false;  ///< only its mean is shown, in percent
        PlotWidget* plot = nullptr;
        QSharedPointer<IndexTicker> ticker = {};
        QCPGraph *lower = nullptr, *upper = nullptr, *median = nullptr, *mean = nullptr;
        QCPItemStraightLine* mark = nullptr;  ///< at the step under the pointer
        std::vector<StepBand> bands = {};     ///< empty: the plot is hidden
    };

    void addPanel(const StepFigure& figure);
    void draw(Panel& panel);
    static void style(const Panel& panel);
    /// Shows all steps and values.
    void showAll();
    static void fitValues(const Panel& panel);
    /// Places the plots in as many columns as there is room for.
    void arrange();
    /// Gives all plots the same left edge, because they share the x axis.
    void align();
    [[nodiscard]] bool areAligned() const;
    /// Returns the band nearest to a pixel; null outside the axes.
    [[nodiscard]] static const StepBand* bandAt(const Panel& panel, const QPoint& pixel);
    /// Shows the figures of a step; null for none.
    void point(const Panel& panel, const StepBand* band);

    QLabel* m_caption;
    QLabel* m_problem;
    QLabel* m_facts;
    QGridLayout* m_grid;
    QCPMarginGroup* m_left = nullptr;  ///< of the visible plots; owned by the first one
    std::vector<Panel> m_panels;       ///< as stepFigures()
    std::optional<int64_t> m_pointed;  ///< the step under the pointer
    int m_columns = 0;
    bool m_isAligning = false;
};

}  // namespace tensordesk

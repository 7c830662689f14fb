// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/rerun/rerun.h"

#include <QWidget>

namespace tensordesk {

class PlotWidget;

/// The difference between computed and stored numbers along time: the mean and the maximum over rows.
class DifferenceChart final : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceChart(QWidget* parent = nullptr);

    /// `name`: of the key, for accessibility.
    void setSteps(std::vector<RerunSteps> steps, int64_t stepWidth, const QString& name);
    [[nodiscard]] PlotWidget* plot() const noexcept { return m_plot; }

Q_SIGNALS:
    /// The read-out under the pointer.
    void pointed(const QString& text);

private:
    void draw();
    void fit();
    void point(const QPoint& pixel);

    PlotWidget* m_plot;
    std::vector<RerunSteps> m_steps;
    int64_t m_stepWidth = 1;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/rerun/rerun.h"

#include <QWidget>

namespace tensordesk {

class PlotWidget;

/// How far what is computed now is from what is stored, step by step along time: on average over rows, and at most.
class DifferenceChart final : public QWidget {
    Q_OBJECT

public:
    explicit DifferenceChart(QWidget* parent = nullptr);

    /// `name`: of the key, for those who do not see the curves.
    void setSteps(std::vector<RerunSteps> steps, int64_t stepWidth, const QString& name);
    [[nodiscard]] PlotWidget* plot() const noexcept { return m_plot; }

Q_SIGNALS:
    /// What is under the pointer.
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

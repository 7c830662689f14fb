// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

namespace tensordesk {

class PlotWidget;

/// The curve of a measure over the tokens of a sequence, with a line at the current token.
class TokenPlot final : public QWidget {
    Q_OBJECT

public:
    explicit TokenPlot(QWidget* parent = nullptr);

    /// Draws a value per token; NaN leaves a gap. `label`: of the axis of values.
    void setValues(const std::vector<double>& values, const QString& label);
    void setCurrent(std::optional<std::size_t> token);
    [[nodiscard]] PlotWidget& plot() const noexcept { return *m_plot; }

Q_SIGNALS:
    /// The user clicked at a token.
    void chosen(std::size_t token);

private:
    void style();
    void showAll();

    PlotWidget* m_plot;
    QCPGraph* m_curve;
    QCPItemStraightLine* m_line;
    std::size_t m_count = 0;  ///< tokens
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/qcp.h"

#include <utility>
#include <vector>

namespace tensordesk {

/// The ranges of a plot's x and y axis before each change by the user, to go back step by step.
class ZoomHistory final {
public:
    /// REQUIRES: the plot outlives this object.
    explicit ZoomHistory(const QCustomPlot& plot) : m_plot(plot) { }

    /// Call this before the user changes a range.
    void remember();
    /// Restores the ranges before the last change. Returns false if they are those of the first change, so that the plot must show
    /// everything, and if there was no change.
    bool goBack();
    /// Forgets all changes: the plot shows something else.
    void clear() { m_before.clear(); }

private:
    const QCustomPlot& m_plot;
    std::vector<std::pair<QCPRange, QCPRange>> m_before;  ///< of x and y
};

}  // namespace tensordesk

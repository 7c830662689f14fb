// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/optionsform.h"

class QAction;
class QCheckBox;
class QSpinBox;

namespace tensordesk {

class AddedKeys;
class PlotWidget;

/// The options of a plot of curves. The state of its actions is the state of the options.
class CurveOptions final : public OptionsForm {
    Q_OBJECT

public:
    /// `added` is the first row. The actions of the axes are also in the context menu of `plot`.
    CurveOptions(AddedKeys* added, PlotWidget& plot, QWidget* parent);

    [[nodiscard]] QAction* logarithmicY() const noexcept { return m_logarithmicY; }
    [[nodiscard]] QAction* logarithmicX() const noexcept { return m_logarithmicX; }
    /// Returns the action to draw ragged members as a summary: mean and band instead of single curves.
    [[nodiscard]] QAction* summary() const noexcept { return m_summary; }
    /// Returns the action to draw bools and small integers as lanes.
    [[nodiscard]] QAction* lanes() const noexcept { return m_lanes; }
    /// Returns the action to draw the key in `next` together with that of the root; see NextMarks.
    [[nodiscard]] QAction* next() const noexcept { return m_next; }
    /// Returns the number of indices of the moving average; 1 for none.
    [[nodiscard]] QSpinBox* smoothing() const noexcept { return m_smoothing; }
    /// Enables next() for a key that is in the root and in `next`.
    void setNextOffered(bool offered);
    /// Enables the option if there is something to summarise.
    void setSummaryOffered(bool offered);

private:
    QAction* m_logarithmicY;
    QAction* m_logarithmicX;
    QAction* m_summary;
    QAction* m_lanes;
    QAction* m_next;
    QCheckBox* m_summaryBox;
    QCheckBox* m_nextBox;
    QSpinBox* m_smoothing;
};

}  // namespace tensordesk

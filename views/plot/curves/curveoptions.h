// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/optionsform.h"

class QAction;
class QCheckBox;
class QSpinBox;

namespace tensordesk {

class AddedKeys;
class PlotWidget;

/// What a person chooses of a plot of curves. Its actions say whether it is so.
class CurveOptions final : public OptionsForm {
    Q_OBJECT

public:
    /// `added` goes first; the axes are actions of the plot too.
    CurveOptions(AddedKeys* added, PlotWidget& plot, QWidget* parent);

    [[nodiscard]] QAction* logarithmicY() const noexcept { return m_logarithmicY; }
    [[nodiscard]] QAction* logarithmicX() const noexcept { return m_logarithmicX; }
    /// Of members that differ in length what they have in common.
    [[nodiscard]] QAction* summary() const noexcept { return m_summary; }
    [[nodiscard]] QAction* lanes() const noexcept { return m_lanes; }
    /// What stands below `next` beside the root's key.
    [[nodiscard]] QAction* next() const noexcept { return m_next; }
    /// How many indices along x a smooth line is the mean of; 1: there is none.
    [[nodiscard]] QSpinBox* smoothing() const noexcept { return m_smoothing; }
    /// Whether the key is one of a pair.
    void setNextOffered(bool offered);
    /// Whether there is anything to sum up.
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

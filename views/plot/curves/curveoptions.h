// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/optionsform.h"

class QAction;
class QCheckBox;

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
    /// Whether there is anything to sum up.
    void setSummaryOffered(bool offered);

private:
    QAction* m_logarithmicY;
    QAction* m_logarithmicX;
    QAction* m_summary;
    QAction* m_lanes;
    QCheckBox* m_summaryBox;
};

}  // namespace tensordesk

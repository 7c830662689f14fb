// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/curveoptions.h"

#include "views/plot/curves/addedkeys.h"
#include "views/plot/plotwidget.h"

#include <QAction>
#include <QCheckBox>
#include <QSpinBox>

namespace tensordesk {

CurveOptions::CurveOptions(AddedKeys* added, PlotWidget& plot, QWidget* parent)
    : OptionsForm(parent), m_logarithmicY(new QAction(tr("Logarithmic y axis"), this)),
      m_logarithmicX(new QAction(tr("Logarithmic x axis"), this)), m_summary(new QAction(tr("Mean ± std of all"), this)),
      m_lanes(new QAction(tr("Bools as lanes"), this)), m_next(new QAction(tr("Root beside next"), this)),
      m_smoothing(new QSpinBox(this))
{
    for (QAction* const action : {m_logarithmicY, m_logarithmicX, m_summary, m_lanes, m_next}) {
        action->setCheckable(true);
    }
    plot.addMenuAction(m_logarithmicY);
    plot.addMenuAction(m_logarithmicX);
    m_summary->setChecked(true);
    m_summary->setToolTip(
        tr("The mean and its deviation over members of different lengths, at each step over the members that reach it"));
    m_lanes->setChecked(true);
    m_lanes->setToolTip(tr("Bools and small integers as bars below each other, if there are several"));
    addRow(added);
    addSwitch(*m_logarithmicY, "logarithmicY");
    addSwitch(*m_logarithmicX, "logarithmicX");
    m_summaryBox = addSwitch(*m_summary, "summary");
    m_summaryBox->hide();
    addSwitch(*m_lanes, "lanes");
    m_next->setToolTip(tr(
        "Draws the entry below \"next\" one step later, where it describes the same state, and marks the steps of an episode at which the two differ"));
    m_nextBox = addSwitch(*m_next, "next");
    m_nextBox->hide();
    constexpr int kWidest = 100'000;
    m_smoothing->setRange(1, kWidest);
    m_smoothing->setSpecialValueText(tr("off"));
    m_smoothing->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_smoothing->setKeyboardTracking(false);
    m_smoothing->setToolTip(tr("Draws the moving mean of each curve over this many steps"));
    addRow(tr("S&mooth over"), m_smoothing);
}

void CurveOptions::setSummaryOffered(bool offered)
{
    m_summaryBox->setVisible(offered);
}

void CurveOptions::setNextOffered(bool offered)
{
    m_nextBox->setVisible(offered);
}

}  // namespace tensordesk

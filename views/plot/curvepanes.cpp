// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curvepanes.h"

#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"

#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

namespace {

/// How many rows a pane of lanes has; nothing for one of curves.
std::optional<int> lanesOf(const LinePlotView& pane)
{
    return pane.areLanes() ? std::optional(static_cast<int>(pane.curves()->curves.size())) : std::nullopt;
}

}  // namespace

CurvePanes::CurvePanes(LinePlotView& above) : QWidget(&above), m_above(above), m_left(new QCPMarginGroup(above.plot()))
{
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(0);
    above.plot()->axisRect()->setMarginGroup(QCP::msLeft, m_left);
    connect(above.plot(), &QCustomPlot::afterReplot, this, &CurvePanes::align);
    hide();
}

LinePlotView* CurvePanes::paneOf(const KeyPath& key)
{
    const auto found = std::find_if(m_panes.begin(), m_panes.end(), [&](LinePlotView* pane) { return pane->isOf(key); });
    return found == m_panes.end() ? nullptr : *found;
}

void CurvePanes::setParts(const std::vector<ShownPart>& parts)
{
    std::vector<LinePlotView*> panes;
    for (const ShownPart& part : parts) {
        LinePlotView* pane = paneOf(part.leaf.path);
        if (pane == nullptr) {
            pane = new LinePlotView(this);
            pane->setPane();
            pane->plot()->axisRect()->setMarginGroup(QCP::msLeft, m_left);
            if (m_link) {
                pane->setLink(*m_link);
            }
            connect(pane, &LinePlotView::indexChosen, this, &CurvePanes::indexChosen);
            connect(pane, &LeafView::pointed, &m_above, &LeafView::pointed);
            connect(pane->plot(), &QCustomPlot::afterReplot, this, &CurvePanes::align);
            Q_EMIT paneCreated(pane);
            pane->setLeaf(part.leaf, part.selection);
        } else if (pane->shows(part)) {
            pane->setSelection(part.selection);
        } else {
            pane->setLeaf(part.leaf, part.selection);
        }
        panes.push_back(pane);
    }
    for (LinePlotView* const pane : m_panes) {
        if (std::find(panes.begin(), panes.end(), pane) == panes.end()) {
            pane->deleteLater();
            pane->hide();
        }
    }
    m_panes = std::move(panes);
    auto* const column = static_cast<QVBoxLayout*>(layout());
    for (std::size_t at = 0; at < m_panes.size(); ++at) {
        column->insertWidget(static_cast<int>(at), m_panes[at]);
        m_panes[at]->setAxisShown(at + 1 == m_panes.size());
        m_panes[at]->show();
    }
    m_above.setAxisShown(m_panes.empty());
    setVisible(!m_panes.empty());
    measure();
}

void CurvePanes::refresh()
{
    for (LinePlotView* const pane : m_panes) {
        pane->refresh();
    }
}

void CurvePanes::setLink(ViewLink& link)
{
    m_link = &link;
}

std::vector<AbstractJob*> CurvePanes::jobs() const
{
    std::vector<AbstractJob*> jobs;
    for (LinePlotView* const pane : m_panes) {
        jobs.push_back(pane->jobs().front());
    }
    return jobs;
}

/// Curves have as much room as those of the plot above, lanes as much as they need.
void CurvePanes::measure()
{
    auto* const column = static_cast<QVBoxLayout*>(layout());
    int curves = 0;
    int lanes = 0;
    for (std::size_t at = 0; at < m_panes.size(); ++at) {
        LinePlotView& pane = *m_panes[at];
        const int axis = at + 1 == m_panes.size() ? 3 * style::rowHeight(font()) : 2 * style::grid(this);
        if (const auto rows = lanesOf(pane)) {
            const int height = std::clamp(*rows, 1, 8) * style::rowHeight(font()) + axis;
            pane.setFixedHeight(height);
            lanes += height;
        } else {
            pane.setMinimumHeight(style::grid(this, 16));
            pane.setMaximumHeight(QWIDGETSIZE_MAX);
            column->setStretchFactor(&pane, 1);
            ++curves;
        }
    }
    if (curves == 0) {
        setFixedHeight(lanes);
    } else {
        setMinimumHeight(lanes + curves * style::grid(this, 16));
        setMaximumHeight(QWIDGETSIZE_MAX);
    }
    m_above.setBelowStretch(*this, curves);
}

/// All x axes have the same ends on the screen.
void CurvePanes::align()
{
    measure();
    PlotWidget& plot = *m_above.plot();
    const int left = plot.axisRect()->left();
    const int right = plot.width() - 1 - plot.axisRect()->right();
    for (LinePlotView* const pane : m_panes) {
        QCPAxisRect& rect = *pane->plot()->axisRect();
        const QMargins least(rect.minimumMargins().left(), style::grid(this), right, style::grid(this));
        if (least != rect.minimumMargins()) {
            rect.setMinimumMargins(least);
            pane->plot()->replot(QCustomPlot::rpQueuedReplot);
        } else if (rect.left() > left) {
            plot.replot(QCustomPlot::rpQueuedReplot);
        } else if (rect.left() < left) {
            pane->plot()->replot(QCustomPlot::rpQueuedReplot);
        }
    }
}

}  // namespace tensordesk

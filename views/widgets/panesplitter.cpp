// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/panesplitter.h"

#include <QEvent>

#include <algorithm>

namespace tensordesk {

PaneSplitter::PaneSplitter(int rest, QWidget* parent) : QSplitter(parent), m_rest(rest)
{
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_wanted = sizes(); });
}

bool PaneSplitter::setWanted(const QList<int>& widths)
{
    const auto isWidth = [](int width) { return width > 0 && width < QWIDGETSIZE_MAX; };
    if (widths.size() != count() || !std::all_of(widths.begin(), widths.end(), isWidth)) {
        return false;
    }
    m_wanted = widths;
    share();
    return true;
}

bool PaneSplitter::event(QEvent* event)
{
    const bool isTaken = QSplitter::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        share();
    }
    return isTaken;
}

void PaneSplitter::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    share();
}

void PaneSplitter::share()
{
    if (m_wanted.size() != count()) {
        return;
    }
    QList<int> panes;
    int room = width();
    int wanted = 0;
    for (int pane = 0; pane < count(); ++pane) {
        if (!widget(pane)->isHidden()) {
            room -= panes.isEmpty() ? 0 : handleWidth();
            wanted += m_wanted[pane];
            panes << pane;
        }
    }
    if (room <= 0 || panes.isEmpty()) {
        return;
    }
    const auto least = [this](int pane) { return std::max(widget(pane)->minimumSizeHint().width(), widget(pane)->minimumWidth()); };
    const double scale = std::min(1.0, double(room) / wanted);
    QList<int> widths(count(), 0);
    int left = room;
    for (const int pane : panes) {
        widths[pane] = std::max(static_cast<int>(m_wanted[pane] * scale), least(pane));
        left -= widths[pane];
    }
    if (left > 0) {
        widths[m_rest] += left;
    }
    // One that needs more than its share takes it from the first others that can do with less.
    for (const int pane : panes) {
        const int given = std::clamp(widths[pane] - least(pane), 0, std::max(-left, 0));
        widths[pane] -= given;
        left += given;
    }
    setSizes(widths);
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/panesplitter.h"

#include <QEvent>

#include <algorithm>

namespace tensordesk {

PaneSplitter::PaneSplitter(int rest, QWidget* parent, Qt::Orientation orientation) : QSplitter(orientation, parent), m_rest(rest)
{
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] {
        m_wanted = sizes();
        m_isChosen = true;
    });
}

bool PaneSplitter::setWanted(const QList<int>& sizes)
{
    const auto isSize = [](int size) { return size > 0 && size < QWIDGETSIZE_MAX; };
    if (sizes.size() != count() || !std::all_of(sizes.begin(), sizes.end(), isSize)) {
        return false;
    }
    m_wanted = sizes;
    m_isChosen = true;
    share();
    return true;
}

void PaneSplitter::setDefault(const QList<int>& sizes)
{
    if (!m_isChosen) {
        m_wanted = sizes;
        share();
    }
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
    const auto along = [this](const QSize& size) { return orientation() == Qt::Horizontal ? size.width() : size.height(); };
    int room = along(size());
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
    const auto least = [&](int pane) { return along(widget(pane)->minimumSizeHint().expandedTo(widget(pane)->minimumSize())); };
    const double scale = std::min(1.0, double(room) / wanted);
    QList<int> lengths(count(), 0);
    int left = room;
    for (const int pane : panes) {
        lengths[pane] = std::max(static_cast<int>(m_wanted[pane] * scale), least(pane));
        left -= lengths[pane];
    }
    if (left > 0) {
        lengths[m_rest] += left;
    }
    // A pane that needs more than its share takes it from the first others that need less.
    for (const int pane : panes) {
        const int given = std::clamp(lengths[pane] - least(pane), 0, std::max(-left, 0));
        lengths[pane] -= given;
        left += given;
    }
    setSizes(lengths);
}

}  // namespace tensordesk

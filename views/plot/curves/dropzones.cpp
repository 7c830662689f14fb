// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/dropzones.h"

#include "views/common/keymime.h"
#include "views/plot/plotwidget.h"

#include <QDropEvent>
#include <QMimeData>
#include <QRubberBand>

namespace tensordesk {

namespace {

constexpr int kShare = 4;  // this many zones side by side fill the plot

}  // namespace

DropZones::DropZones(QWidget& target, PlotWidget& plot)
    : QObject(&target), m_target(target), m_plot(plot), m_mark(new QRubberBand(QRubberBand::Rectangle, &plot))
{
    m_target.setAcceptDrops(true);
    m_target.installEventFilter(this);
}

QRect DropZones::lower() const
{
    QRect zone = m_plot.rect();
    zone.setTop(zone.bottom() - zone.height() / kShare);
    return zone;
}

QRect DropZones::right() const
{
    QRect zone = m_plot.rect();
    zone.setLeft(zone.right() - zone.width() / kShare);
    zone.setBottom(lower().top() - 1);
    return zone;
}

std::optional<AddedKeys::Place> DropZones::placeAt(const QPoint& point) const
{
    return point.y() >= lower().top() ? std::optional(AddedKeys::Place::Below)
         : right().contains(point)    ? std::optional(AddedKeys::Place::SecondAxis)
                                      : std::nullopt;
}

void DropZones::mark(const QPoint& point)
{
    const auto place = placeAt(point);
    m_mark->setGeometry(!place ? m_plot.rect() : *place == AddedKeys::Place::Below ? lower() : right());
    m_mark->show();
}

bool DropZones::eventFilter(QObject* watched, QEvent* event)
{
    const auto isDrop = event->type() == QEvent::DragEnter || event->type() == QEvent::DragMove || event->type() == QEvent::Drop;
    if (event->type() == QEvent::DragLeave) {
        m_mark->hide();
    }
    if (!isDrop) {
        return QObject::eventFilter(watched, event);
    }
    auto& drop = static_cast<QDropEvent&>(*event);  // the others are kinds of it
    const auto key = keymime::read(*drop.mimeData());
    if (!key) {
        return QObject::eventFilter(watched, event);
    }
    const QPoint at = m_plot.mapFrom(&m_target, drop.position().toPoint());
    drop.acceptProposedAction();
    if (event->type() == QEvent::Drop) {
        m_mark->hide();
        Q_EMIT dropped(*key, placeAt(at));
    } else {
        mark(at);
    }
    return true;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/dimtrack.h"

#include "views/style/style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace tensordesk {

DimTrack::DimTrack(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

void DimTrack::setState(int64_t size, int64_t cursor, const Range& range)
{
    m_size = size;
    m_cursor = cursor;
    m_range = range;
    update();
}

QSize DimTrack::sizeHint() const
{
    return {style::grid(this, 34), style::rowHeight(font())};
}

int DimTrack::margin() const
{
    return style::grid(this);
}

int DimTrack::positionOf(int64_t index) const
{
    const int length = width() - 2 * margin() - 1;
    return margin() + (last() == 0 ? 0 : static_cast<int>(std::lround(double(index) / double(last()) * length)));
}

int64_t DimTrack::indexAt(int x) const
{
    const int length = std::max(width() - 2 * margin() - 1, 1);
    return std::clamp<int64_t>(std::llround(double(x - margin()) / length * double(last())), 0, last());
}

void DimTrack::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colours = palette();
    const int step = style::grid(this);
    const qreal middle = height() / 2.0;
    const QColor quiet = style::mixed(colours.color(QPalette::Text), colours.color(QPalette::Window), 0.35);
    const QColor accent = isEnabled() ? style::colours().accent : quiet;
    const auto line = [&](int from, int to, qreal thickness, const QColor& colour) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(QRectF(from, middle - thickness / 2, to - from + 1, thickness), thickness / 2, thickness / 2);
    };
    line(margin(), width() - margin() - 1, std::max(2, step / 2), quiet);
    if (m_size <= 0) {
        return;
    }
    const bool isWhole = m_range == Range{0, 1, m_size};
    if (!isWhole && m_range.count > 0) {
        const int64_t end = m_range.start + (m_range.count - 1) * m_range.step;
        line(positionOf(m_range.start), positionOf(end), step * 1.5, style::mixed(accent, colours.color(QPalette::Window), 0.55));
    }
    const int at = positionOf(m_cursor);
    painter.setPen(hasFocus() ? QPen(colours.color(QPalette::Text), 1) : QPen(Qt::NoPen));
    painter.setBrush(accent);
    painter.drawRoundedRect(QRectF(at - step / 2.0, 2.5, step, height() - 5), step / 2.0, step / 2.0);
}

void DimTrack::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        event->ignore();
        return;
    }
    const int x = event->position().toPoint().x();
    m_isMoving = !(event->modifiers() & Qt::ShiftModifier);
    m_markedFrom = m_isMoving ? std::nullopt : std::optional(indexAt(x));
    if (m_isMoving) {
        drag(x);
    }
}

void DimTrack::mouseMoveEvent(QMouseEvent* event)
{
    drag(event->position().toPoint().x());
}

void DimTrack::mouseReleaseEvent(QMouseEvent*)
{
    m_isMoving = false;
    m_markedFrom.reset();
}

void DimTrack::mouseDoubleClickEvent(QMouseEvent*)
{
    m_isMoving = false;
    Q_EMIT rangeMarked({0, 1, m_size});
}

void DimTrack::drag(int x)
{
    const int64_t index = indexAt(x);
    if (m_isMoving && index != m_cursor) {
        Q_EMIT cursorMoved(index);
    } else if (m_markedFrom && index != *m_markedFrom) {
        const auto [from, to] = std::minmax(*m_markedFrom, index);
        Q_EMIT rangeMarked({from, 1, to - from + 1});
    }
}

void DimTrack::keyPressEvent(QKeyEvent* event)
{
    const int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    const auto moveTo = [this](int64_t index) { Q_EMIT cursorMoved(std::clamp<int64_t>(index, 0, last())); };
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down: moveTo(m_cursor - step); break;
    case Qt::Key_Right:
    case Qt::Key_Up: moveTo(m_cursor + step); break;
    case Qt::Key_Home: moveTo(0); break;
    case Qt::Key_End: moveTo(last()); break;
    default: QWidget::keyPressEvent(event);
    }
}

}  // namespace tensordesk

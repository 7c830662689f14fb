// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/expression/placemark.h"

#include "views/style/style.h"

#include <QEvent>
#include <QLineEdit>
#include <QPainter>

namespace tensordesk {

PlaceMark::PlaceMark(QLineEdit* field) : QWidget(field), m_field(field)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
    field->installEventFilter(this);
    // The text may have been scrolled sideways.
    connect(field, &QLineEdit::cursorPositionChanged, this, qOverload<>(&QWidget::update));
}

void PlaceMark::mark(std::optional<Span> span)
{
    m_span = span;
    setGeometry(m_field->rect());
    setVisible(span.has_value());
    update();
}

void PlaceMark::paintEvent(QPaintEvent*)
{
    if (!m_span) {
        return;
    }
    const QFontMetrics metrics(m_field->font());
    const QString text = m_field->text();
    const QRect cursor = m_field->inputMethodQuery(Qt::ImCursorRectangle).toRect();
    const int before = metrics.horizontalAdvance(text.left(m_field->cursorPosition()));
    const auto placeOf = [&](int character) {
        return cursor.center().x() + metrics.horizontalAdvance(text.left(character)) - before;
    };
    const int from = placeOf(m_span->first);
    const int to = std::max(placeOf(m_span->second), from + metrics.averageCharWidth());
    const int foot = std::min(cursor.bottom() + 1, height() - 2);
    const int wave = std::max(2, style::grid(this) / 2);
    QPolygon line;
    for (int x = from, n = 0; x <= to; x += wave, ++n) {
        line << QPoint(x, n % 2 == 0 ? foot : foot - wave);
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(style::colours().broken, 1.5));
    painter.drawPolyline(line);
}

bool PlaceMark::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_field && event->type() == QEvent::Resize) {
        setGeometry(m_field->rect());
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace tensordesk

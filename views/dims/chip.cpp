// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/chip.h"

#include "views/style/style.h"

#include <QKeyEvent>
#include <QPainter>

namespace tensordesk {

namespace {

// The opacity of less prominent text: a contrast of more than 4.5 in light and dark.
constexpr double kQuiet = 0.75;

}  // namespace

Chip::Chip(QWidget* parent) : QAbstractButton(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void Chip::setLook(const Look& look)
{
    if (look != m_look) {
        const QSize before = sizeHint();
        m_look = look;
        setAccessibleName(written());
        if (sizeHint() != before) {
            updateGeometry();
        }
        update();
    }
}

QString Chip::written() const
{
    const QString what = m_look.size.isEmpty() ? m_look.name : m_look.name + QLatin1Char(' ') + m_look.size;
    return m_look.choice.isEmpty() ? what : what + QStringLiteral(" · ") + m_look.choice;
}

QFont Chip::nameFont() const
{
    return style::monospaced(font());
}

QFont Chip::choiceFont() const
{
    QFont font = nameFont();
    font.setBold(true);
    return font;
}

QString Chip::shownName() const
{
    return QFontMetrics(nameFont()).elidedText(m_look.name, Qt::ElideMiddle, style::grid(this, 50));
}

int Chip::padding() const
{
    return style::grid(this, 2);
}

QSize Chip::sizeHint() const
{
    const QFontMetrics choice(choiceFont());
    const QFontMetrics names(nameFont());
    int width = names.horizontalAdvance(shownName()) + 2 * padding();
    if (!m_look.size.isEmpty()) {
        width += padding() + names.horizontalAdvance(m_look.size);
    }
    if (!m_look.choice.isEmpty()) {
        width += padding() + std::max(choice.horizontalAdvance(m_look.choice), choice.horizontalAdvance(m_look.widestChoice));
    }
    return {width, style::rowHeight(font()) + style::grid(this)};
}

void Chip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colours = palette();
    const QColor text = m_look.isBroken ? style::colours().broken : colours.color(QPalette::WindowText);
    const QColor ground = colours.color(QPalette::Window);
    const bool stands = underMouse() || isDown();
    const QColor line = hasFocus()      ? style::colours().accent
                      : m_look.isBroken ? text
                                        : style::mixed(text, ground, stands ? 0.55 : 0.4);
    const QColor fill = style::mixed(text, ground, (m_look.isFilled ? 0.13 : 0.0) + (stands ? 0.05 : 0.0));
    const QRectF pill = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const int radius = style::radius(fontMetrics());
    painter.setPen(QPen(m_look.isFilled && !hasFocus() && !m_look.isBroken ? fill : line, hasFocus() ? 1.5 : 1.0));
    painter.setBrush(fill);
    painter.drawRoundedRect(pill, radius, radius);
    if (m_look.bar) {
        const qreal room = pill.width() - 2 * radius;
        const qreal from = pill.left() + radius + m_look.bar->first * room;
        const qreal length = std::max<qreal>((m_look.bar->second - m_look.bar->first) * room, style::grid(this));
        const qreal thickness = std::max(2, style::grid(this) / 2);
        painter.setPen(Qt::NoPen);
        painter.setBrush(style::colours().accent);
        painter.drawRect(QRectF(std::min(from, pill.right() - radius - length), pill.bottom() - thickness, length, thickness));
    }
    int x = padding();
    const auto write = [&](const QString& what, const QFont& font, const QColor& colour) {
        if (!what.isEmpty()) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(QRect(x, 0, width() - x, height()), Qt::AlignVCenter | Qt::AlignLeft, what);
            x += QFontMetrics(font).horizontalAdvance(what) + padding();
        }
    };
    write(shownName(), nameFont(), text);
    write(m_look.size, nameFont(), style::mixed(text, fill, kQuiet));
    write(m_look.choice, choiceFont(), text);
}

void Chip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
    } else {
        QAbstractButton::keyPressEvent(event);
    }
}

bool Chip::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
    }
    return QAbstractButton::event(event);
}

}  // namespace tensordesk

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

void Chip::setAppearance(const Appearance& appearance)
{
    if (appearance != m_appearance) {
        const QSize before = sizeHint();
        m_appearance = appearance;
        setAccessibleName(written());
        if (sizeHint() != before) {
            updateGeometry();
        }
        update();
    }
}

QString Chip::written() const
{
    const QString what = m_appearance.size.isEmpty() ? m_appearance.name : m_appearance.name + QLatin1Char(' ') + m_appearance.size;
    return m_appearance.choice.isEmpty() ? what : what + QStringLiteral(" · ") + m_appearance.choice;
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
    return QFontMetrics(nameFont()).elidedText(m_appearance.name, Qt::ElideMiddle, style::grid(this, 50));
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
    if (!m_appearance.size.isEmpty()) {
        width += padding() + names.horizontalAdvance(m_appearance.size);
    }
    if (!m_appearance.choice.isEmpty()) {
        width += padding()
               + std::max(choice.horizontalAdvance(m_appearance.choice), choice.horizontalAdvance(m_appearance.widestChoice));
    }
    return {width, style::rowHeight(font()) + style::grid(this)};
}

void Chip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QPalette& colours = palette();
    const QColor text = m_appearance.isBroken ? style::colours().broken : colours.color(QPalette::WindowText);
    const QColor ground = colours.color(QPalette::Window);
    const bool stands = underMouse() || isDown();
    const QColor line = hasFocus()            ? style::colours().accent
                      : m_appearance.isBroken ? text
                                              : style::mixed(text, ground, stands ? 0.55 : 0.4);
    const QColor fill = style::mixed(text, ground, (m_appearance.isFilled ? 0.13 : 0.0) + (stands ? 0.05 : 0.0));
    const QRectF pill = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const int radius = style::radius(fontMetrics());
    painter.setPen(QPen(m_appearance.isFilled && !hasFocus() && !m_appearance.isBroken ? fill : line, hasFocus() ? 1.5 : 1.0));
    painter.setBrush(fill);
    painter.drawRoundedRect(pill, radius, radius);
    if (m_appearance.bar) {
        const qreal room = pill.width() - 2 * radius;
        const qreal from = pill.left() + radius + m_appearance.bar->first * room;
        const qreal length = std::max<qreal>((m_appearance.bar->second - m_appearance.bar->first) * room, style::grid(this));
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
    write(m_appearance.size, nameFont(), style::mixed(text, fill, kQuiet));
    write(m_appearance.choice, choiceFont(), text);
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

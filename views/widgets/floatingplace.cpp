// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/floatingplace.h"

#include "views/style/style.h"

#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace tensordesk {

FloatingPlace::FloatingPlace(QWidget& floating, QWidget& under, std::function<int()> width)
    : QObject(&floating), m_floating(floating), m_under(under), m_width(std::move(width))
{
    floating.hide();
    under.installEventFilter(this);
    connect(&under, &QObject::destroyed, &floating, &QObject::deleteLater);
}

void FloatingPlace::setShown(bool shown)
{
    m_isShown = shown;
    if (!shown || !m_under.isVisible()) {
        m_floating.hide();
        return;
    }
    if (m_floating.parentWidget() != m_under.window()) {
        m_floating.setParent(m_under.window());
    }
    place();
    m_floating.show();
    m_floating.raise();
}

void FloatingPlace::place()
{
    const QWidget* const window = m_floating.parentWidget();
    const QPoint below = m_under.mapTo(window, QPoint(0, m_under.height() + style::grid(&m_floating) / 2));
    const int room = std::max(window->width() - below.x() - style::grid(&m_floating), 1);
    const int width = std::min(m_width(), room);
    const int height = m_floating.hasHeightForWidth() ? m_floating.heightForWidth(width) : m_floating.sizeHint().height();
    m_floating.setGeometry(below.x(), below.y(), width, height);
}

bool FloatingPlace::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_under && m_isShown) {
        switch (event->type()) {
        case QEvent::Hide: m_floating.hide(); break;
        case QEvent::Show: setShown(true); break;
        case QEvent::Resize:
        case QEvent::Move:
            if (m_floating.isVisible()) {
                place();
            }
            break;
        default: break;
        }
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace tensordesk

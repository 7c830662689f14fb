// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/floatingnote.h"

#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/linebreaks.h"

#include <QEvent>

namespace tensordesk {

FloatingNote::FloatingNote(QWidget* under) : QLabel(under), m_under(under)
{
    hide();
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setWordWrap(true);
    setFrameShape(QFrame::Box);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    setMargin(style::grid(this));
    under->installEventFilter(this);
    connect(under, &QObject::destroyed, this, &QObject::deleteLater);
}

void FloatingNote::tell(const QString& text)
{
    setText(withLineBreaks(format::elided(withoutLineBreaks(text))));
    if (text.isEmpty() || !m_under->isVisible()) {
        hide();
        return;
    }
    if (parentWidget() != m_under->window()) {
        setParent(m_under->window());
    }
    place();
    show();
    raise();
}

void FloatingNote::place()
{
    const QWidget* const window = parentWidget();
    const QPoint below = m_under->mapTo(window, QPoint(0, m_under->height() + style::grid(this) / 2));
    const int room = std::max(window->width() - below.x() - style::grid(this), 1);
    setWordWrap(false);
    const int width = std::min(sizeHint().width(), room);
    setWordWrap(true);
    setGeometry(below.x(), below.y(), width, heightForWidth(width));
}

bool FloatingNote::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_under && !text().isEmpty()) {
        switch (event->type()) {
        case QEvent::Hide: hide(); break;
        case QEvent::Show: tell(text()); break;
        case QEvent::Resize:
        case QEvent::Move:
            if (isVisible()) {
                place();
            }
            break;
        default: break;
        }
    }
    return QLabel::eventFilter(watched, event);
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/contentscroll.h"

#include <QEvent>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr double kMostOfWindow = 0.4;

}  // namespace

ContentScroll::ContentScroll(QWidget* content, QWidget* parent) : QScrollArea(parent)
{
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
}

QSize ContentScroll::sizeHint() const
{
    return {widget()->sizeHint().width(), contentHeight()};
}

QSize ContentScroll::minimumSizeHint() const
{
    const int most = static_cast<int>(kMostOfWindow * window()->height());
    return {0, std::min(contentHeight(), most)};
}

bool ContentScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();
    }
    return QScrollArea::eventFilter(watched, event);
}

void ContentScroll::resizeEvent(QResizeEvent* event)
{
    QScrollArea::resizeEvent(event);
    // Lines wrap at another place in another width, and the window may have another height.
    if (const int asked = minimumSizeHint().height(); asked != m_asked) {
        m_asked = asked;
        updateGeometry();
    }
}

int ContentScroll::contentHeight() const
{
    const QWidget& content = *widget();
    return content.hasHeightForWidth() ? content.heightForWidth(std::max(width(), content.minimumSizeHint().width()))
                                       : content.sizeHint().height();
}

}  // namespace tensordesk

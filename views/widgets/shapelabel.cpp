// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/shapelabel.h"

#include "views/style/style.h"

#include <QEvent>
#include <QPainter>

namespace tensordesk {

ShapeLabel::ShapeLabel(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ShapeLabel::setShape(ShapeTokens shape)
{
    m_shape = std::move(shape);
    setToolTip(m_shape.toolTip());
    setAccessibleName(tr("Shape %1").arg(m_shape.text()));
    updateGeometry();
    update();
}

QSize ShapeLabel::sizeHint() const
{
    return m_shape.sizeHint(tokenFont());
}

QSize ShapeLabel::minimumSizeHint() const
{
    return {style::grid(this, 8), m_shape.sizeHint(tokenFont()).height()};
}

void ShapeLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_shape.paint(&painter, rect(), tokenFont(), palette());
}

void ShapeLabel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

QFont ShapeLabel::tokenFont() const
{
    return style::monospaced(font());
}

}  // namespace tensordesk

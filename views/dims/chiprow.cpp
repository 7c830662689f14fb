// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/chiprow.h"

#include "views/style/icons.h"
#include "views/style/style.h"

#include <QHBoxLayout>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QWheelEvent>

namespace tensordesk {

ChipRow::ChipRow(QWidget* parent)
    : QWidget(parent), m_area(new QScrollArea(this)), m_content(new QWidget), m_layout(new QHBoxLayout(m_content)),
      m_back(addButton(false)), m_on(addButton(true))
{
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidgetResizable(true);
    m_area->setWidget(m_content);
    m_area->viewport()->setAutoFillBackground(false);
    m_content->setAutoFillBackground(false);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(style::grid(this));
    m_layout->addStretch(1);
    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_area, 1);
    layout->addWidget(m_back);
    layout->addWidget(m_on);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_area->horizontalScrollBar(), &QScrollBar::rangeChanged, this, &ChipRow::showButtons);
    connect(m_area->horizontalScrollBar(), &QScrollBar::valueChanged, this, &ChipRow::showButtons);
    showButtons();
}

QToolButton* ChipRow::addButton(bool forwards)
{
    auto* const button = new QToolButton(this);
    button->setIcon(icon(forwards ? Symbol::Next : Symbol::Previous));
    button->setToolTip(forwards ? tr("More dims") : tr("The dims before"));
    button->setAccessibleName(button->toolTip());
    button->setAutoRaise(true);
    button->setAutoRepeat(true);
    connect(button, &QToolButton::clicked, this, [this, forwards] { scroll((forwards ? 1 : -1) * m_area->width() / 2); });
    return button;
}

void ChipRow::setWidgets(const QList<QWidget*>& widgets)
{
    if (widgets == m_widgets) {
        return;
    }
    m_widgets = widgets;
    while (m_layout->count() > 0) {
        delete m_layout->takeAt(0);
    }
    for (QWidget* const widget : widgets) {
        m_layout->addWidget(widget);
    }
    m_layout->addStretch(1);
    for (qsizetype at = 1; at < widgets.size(); ++at) {
        setTabOrder(widgets[at - 1], widgets[at]);
    }
}

void ChipRow::refresh()
{
    m_layout->activate();
    showButtons();
}

void ChipRow::show(QWidget* widget)
{
    m_area->ensureWidgetVisible(widget, style::grid(this, 4), 0);
}

QSize ChipRow::sizeHint() const
{
    return {m_layout->sizeHint().width(), style::rowHeight(font()) + style::grid(this)};
}

QSize ChipRow::minimumSizeHint() const
{
    return {style::grid(this, 40), sizeHint().height()};
}

void ChipRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    showButtons();
}

void ChipRow::wheelEvent(QWheelEvent* event)
{
    const QPoint turned = event->angleDelta();
    scroll(-(turned.x() != 0 ? turned.x() : turned.y()));
    event->accept();
}

void ChipRow::scroll(int pixels)
{
    QScrollBar* const bar = m_area->horizontalScrollBar();
    bar->setValue(bar->value() + pixels);
}

void ChipRow::showButtons()
{
    const QScrollBar* const bar = m_area->horizontalScrollBar();
    const bool isTooLong = m_layout->minimumSize().width() > width();
    m_back->setVisible(isTooLong);
    m_on->setVisible(isTooLong);
    m_back->setEnabled(bar->value() > bar->minimum());
    m_on->setEnabled(bar->value() < bar->maximum());
}

}  // namespace tensordesk

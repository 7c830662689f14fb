// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/optionspage.h"

#include "app/window/document/rememberedoptions.h"
#include "views/common/leafview.h"
#include "views/kinds/viewkinds.h"
#include "views/style/style.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QScrollBar>
#include <QVBoxLayout>

namespace tensordesk {

OptionsPage::OptionsPage(QWidget* parent) : QScrollArea(parent)
{
    auto* const content = new QWidget;
    m_layout = new QVBoxLayout(content);
    m_hint = new QLabel(tr("The shown entry has no options."), content);
    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    const int unit = style::grid(this);
    m_layout->setContentsMargins(2 * unit, 2 * unit, 2 * unit, 2 * unit);
    m_layout->addWidget(m_hint);
    m_layout->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    content->installEventFilter(this);
}

void OptionsPage::add(LeafView& view)
{
    if (QWidget* const options = view.options()) {
        m_groups.emplace_back(options, QLatin1String(rowOf(view.kind()).name));
        rememberOptions(*options, m_groups.back().second);
        m_layout->insertWidget(0, options);
        options->hide();
    }
}

void OptionsPage::recallEverywhere()
{
    for (const QWidget* const widget : QApplication::allWidgets()) {
        if (const auto* const page = qobject_cast<const OptionsPage*>(widget)) {
            for (const auto& [options, group] : page->m_groups) {
                recallOptions(*options, group);
            }
        }
    }
}

void OptionsPage::show(LeafView* view)
{
    QWidget* const options = view ? view->options() : nullptr;
    if (m_shown && m_shown != options) {
        m_shown->hide();
    }
    m_shown = options;
    if (options) {
        options->show();
    }
    m_hint->setVisible(options == nullptr);
}

bool OptionsPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        updateGeometry();  // other options need another width
    }
    return QScrollArea::eventFilter(watched, event);
}

QSize OptionsPage::minimumSizeHint() const
{
    return {widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(), QScrollArea::minimumSizeHint().height()};
}

}  // namespace tensordesk

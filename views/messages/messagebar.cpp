// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/messages/messagebar.h"

#include "model/tensordict/base/error.h"
#include "views/messages/describe.h"
#include "views/messages/messageitem.h"
#include "views/style/style.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QToolButton>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int kLinesAtMost = 12;  // of text, before the list scrolls

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent), m_list(new QWidget(this)), m_layout(new QVBoxLayout(m_list)), m_area(new QScrollArea(this)),
      m_more(new QToolButton(this))
{
    setAccessibleName(tr("Messages"));
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_area->setWidget(m_list);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    connect(m_more, &QToolButton::toggled, this, &MessageBar::arrange);

    auto* const layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_area, 1);
    arrange();
}

void MessageBar::report(const Notice& notice, const std::vector<MessageAction>& actions)
{
    const auto same = std::find_if(m_items.begin(), m_items.end(),
                                   [&](const MessageItem* item) { return item->notice() == notice; });
    if (same != m_items.end()) {
        std::rotate(m_items.begin(), same, same + 1);
        m_layout->removeWidget(m_items.front());
    } else {
        auto* const item = new MessageItem(notice, m_list);
        for (const MessageAction& action : actions) {
            item->offer(action);
        }
        connect(item, &MessageItem::dismissed, this, [this, item] { remove(item); });
        connect(item, &MessageItem::resized, this, &MessageBar::updateGeometry);
        m_items.insert(m_items.begin(), item);
    }
    m_layout->insertWidget(0, m_items.front());
    arrange();
    QAccessibleEvent event(m_items.front(), QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
    Q_EMIT reported(notice);
    Q_EMIT changed();
}

void MessageBar::report(const Error& error)
{
    report(headlineOf(error), error);
}

void MessageBar::report(const QString& headline, const Error& error)
{
    if (error.kind() != ErrorKind::Cancelled) {
        report(Notice{Notice::Severity::Error, headline, describe(error), adviceFor(error), error.place().has_value()});
    }
}

void MessageBar::warn(const QString& headline, const QString& details)
{
    report(Notice{Notice::Severity::Warning, headline, details});
}

void MessageBar::withdraw(const QString& headline)
{
    const auto found = std::ranges::find_if(m_items, [&](const MessageItem* item) { return item->notice().headline == headline; });
    if (found != m_items.end()) {
        remove(*found);
    }
}

void MessageBar::clear()
{
    while (!m_items.empty()) {
        remove(m_items.front());
    }
}

std::vector<Notice> MessageBar::notices() const
{
    std::vector<Notice> notices;
    for (const auto* item : m_items) {
        notices.push_back(item->notice());
    }
    return notices;
}

QSize MessageBar::sizeHint() const
{
    int height = 0;
    const int width = std::max(m_area->viewport()->width(), 1);
    for (const auto* item : m_items) {
        if (!item->isHidden()) {
            height += item->layout()->hasHeightForWidth() ? item->layout()->totalHeightForWidth(width) : item->sizeHint().height();
        }
    }
    return {QWidget::sizeHint().width(), std::min(height, fontMetrics().lineSpacing() * kLinesAtMost)};
}

QSize MessageBar::minimumSizeHint() const
{
    return {style::grid(this, 20), sizeHint().height()};
}

void MessageBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateGeometry();  // wrapped text needs another height at another width
}

void MessageBar::remove(MessageItem* item)
{
    std::erase(m_items, item);
    m_more->setParent(this);  // it stands in the newest message
    item->hide();
    item->deleteLater();  // its own button may be the sender
    arrange();
    Q_EMIT changed();
}

void MessageBar::arrange()
{
    const int more = static_cast<int>(m_items.size()) - 1;
    if (more > 0) {
        m_items.front()->setAside(m_more);
    }
    m_more->setVisible(more > 0);
    m_more->setText(m_more->isChecked() ? tr("Fewer") : tr("%n more", nullptr, more));
    m_more->setAccessibleName(m_more->text());
    for (std::size_t at = 0; at < m_items.size(); ++at) {
        m_items[at]->setVisible(at == 0 || m_more->isChecked());
    }
    setVisible(!m_items.empty());
    updateGeometry();
}

}  // namespace tensordesk

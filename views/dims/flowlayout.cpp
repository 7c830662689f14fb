// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace tensordesk {

FlowLayout::FlowLayout(QWidget* parent) : QLayout(parent) { }

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
}

int FlowLayout::count() const
{
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* const item = itemAt(index);
    if (item) {
        m_items.erase(m_items.begin() + index);
    }
    return item;
}

int FlowLayout::heightForWidth(int width) const
{
    return arrange(QRect(0, 0, width, 0), false);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (QLayoutItem* const item : m_items) {
        if (!item->isEmpty()) {
            size = size.expandedTo(item->minimumSize());
        }
    }
    const QMargins margins = contentsMargins();
    return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom());
}

void FlowLayout::setGeometry(const QRect& rect)
{
    QLayout::setGeometry(rect);
    arrange(rect, true);
}

int FlowLayout::arrange(const QRect& rect, bool place) const
{
    const QRect area = rect.marginsRemoved(contentsMargins());
    int y = area.top();
    for (auto first = m_items.begin(); first != m_items.end();) {
        // One line: as many as fit, at least one.
        int x = area.left();
        int height = 0;
        auto last = first;
        for (; last != m_items.end(); ++last) {
            if ((*last)->isEmpty()) {
                continue;
            }
            const QSize size = (*last)->sizeHint();
            if (x > area.left() && x + size.width() > area.right() + 1) {
                break;
            }
            x += size.width() + spacing();
            height = std::max(height, size.height());
        }
        x = area.left();
        for (; first != last; ++first) {
            if ((*first)->isEmpty()) {
                continue;
            }
            const QSize size = (*first)->sizeHint().boundedTo(QSize(std::max(area.width(), 1), QWIDGETSIZE_MAX));
            if (place) {
                const QRect place(QPoint(x, y + (height - size.height()) / 2), size);
                const auto direction = parentWidget() ? parentWidget()->layoutDirection() : Qt::LeftToRight;
                (*first)->setGeometry(QStyle::visualRect(direction, area, place));
            }
            x += size.width() + spacing();
        }
        y += height + (last == m_items.end() ? 0 : spacing());
    }
    return y - rect.top() + contentsMargins().bottom();
}

}  // namespace tensordesk

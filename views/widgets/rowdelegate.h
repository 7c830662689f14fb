// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/style/style.h"

#include <QHeaderView>
#include <QStyledItemDelegate>
#include <QTreeView>

#include <algorithm>

namespace tensordesk {

/// Shows plain items in rows with the height of all lists. In a tree with word wrap, rows are as high as the texts of its stretched
/// column need. A type without signals.
class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem cell(option);
        const auto* const tree = qobject_cast<const QTreeView*>(option.widget);
        if (tree && tree->wordWrap() && tree->header()->sectionResizeMode(index.column()) == QHeaderView::Stretch) {
            cell.rect = QRect(0, 0, tree->columnWidth(index.column()), 1);
        }
        const QSize size = QStyledItemDelegate::sizeHint(cell, index);
        return {size.width(), std::max(size.height(), style::rowHeight(option.font))};
    }
};

}  // namespace tensordesk

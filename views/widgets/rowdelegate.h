// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/style/style.h"

#include <QStyledItemDelegate>

#include <algorithm>

namespace tensordesk {

/// Shows plain items in rows with the height of all lists. A type without signals.
class RowDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QSize size = QStyledItemDelegate::sizeHint(option, index);
        return {size.width(), std::max(size.height(), style::rowHeight(option.font))};
    }
};

}  // namespace tensordesk

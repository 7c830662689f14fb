// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tensordesk {

/// Draws a dot for each reward of a group: the GroupsModel::PositionsRole of an item. Dots at the same position are stacked.
/// The dots of a group with equal rewards are hollow. A type without signals.
class RewardStripDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tensordesk {

class TreeDelegate;

/// Paints the cells of the matrix: the shape, followed by dtype and device if members differ in these.
class CollationDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    explicit CollationDelegate(QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    TreeDelegate* m_cell;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace tensordesk {

/// Paints an operation as a chip: its text, the resulting shape below it, and a cross that removes it.
class StepDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// Keeps the typed text when shapes arrive meanwhile.
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;
    /// Returns the area of the cross in a chip at `rect`.
    [[nodiscard]] static QRect crossIn(const QRect& rect, const QFontMetrics& metrics);
};

}  // namespace tensordesk

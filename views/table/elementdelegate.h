// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/widgets/pointdelegate.h"

namespace tensordesk {

/// Shows numbers with aligned decimal points, and edits one element as text. Invalid values for the dtype are reported while
/// typing, and Enter keeps the editor open until the text is valid or Esc cancels.
class ElementDelegate final : public PointDelegate {
    Q_OBJECT

public:
    using PointDelegate::PointDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
};

}  // namespace tensordesk

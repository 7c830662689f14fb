// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/roles.h"
#include "views/style/style.h"

#include <QStyledItemDelegate>

namespace tensordesk {

/// Shows numbers of a column with their decimal points below each other: the model's PaddingRole says how many characters
/// a number has less after its point than the longest of the column. Uses a monospaced font. REQUIRES: right-aligned texts. A type
/// without signals.
class PointDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        if (const QString rounded = index.data(RoundedRole).toString(); !rounded.isEmpty()) {
            option->text = rounded;  // copies of the cell stay exact
        }
        option->font = style::monospaced(option->font);
        option->fontMetrics = QFontMetrics(option->font);
        option->text += QString(index.data(PaddingRole).toInt(), QChar(QChar::Nbsp));
    }
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/collation/collationdelegate.h"

#include "views/collation/collationmodel.h"
#include "views/style/style.h"
#include "views/tree/treedelegate.h"

#include <QPainter>

namespace tensordesk {

namespace {

int detailWidth(const QFont& font, const QString& detail)
{
    const QFontMetrics metrics(font);
    return detail.isEmpty() ? 0 : metrics.horizontalAdvance(detail) + 2 * style::grid(metrics);
}

}  // namespace

CollationDelegate::CollationDelegate(QObject* parent) : QStyledItemDelegate(parent), m_cell(new TreeDelegate(this)) { }

void CollationDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QString detail = index.data(CollationModel::DetailRole).toString();
    const QFont font = style::monospaced(option.font);
    const int width = detailWidth(font, detail);
    QStyleOptionViewItem cell(option);
    cell.rect.setRight(option.rect.right() - width);
    m_cell->paint(painter, cell, index);
    if (width > 0) {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QRect place(cell.rect.right() + 1, option.rect.top(), width, option.rect.height());
        painter->save();
        if (selected) {
            painter->fillRect(place, option.palette.brush(QPalette::Highlight));
        }
        painter->setFont(font);
        painter->setPen(selected ? option.palette.color(QPalette::HighlightedText) : style::colours().inferred);
        painter->drawText(place, Qt::AlignLeft | Qt::AlignVCenter, detail);
        painter->restore();
    }
}

QSize CollationDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize size = m_cell->sizeHint(option, index);
    return size + QSize(detailWidth(style::monospaced(option.font), index.data(CollationModel::DetailRole).toString()), 0);
}

}  // namespace tensordesk

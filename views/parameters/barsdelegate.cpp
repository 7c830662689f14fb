// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/parameters/barsdelegate.h"

#include "views/parameters/parametermodel.h"
#include "views/style/style.h"

#include <QPainter>

#include <algorithm>

namespace tensordesk {

void BarsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariantList bars = index.data(ParameterModel::BarsRole).toList();
    if (bars.isEmpty()) {
        return;
    }
    const qreal step = style::grid(option.fontMetrics);
    const QRectF place = QRectF(option.rect).adjusted(step, step / 2, -step, -step / 2);
    const qreal width = place.width() / static_cast<qreal>(bars.size());
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setPen(Qt::NoPen);
    painter->setBrush(isSelected ? option.palette.color(QPalette::HighlightedText) : style::curveColour(0));
    for (qsizetype bar = 0; bar < bars.size(); ++bar) {
        const double share = bars[bar].toDouble();
        // A bin with few elements beside one with very many is still visible.
        const qreal height = share > 0 ? std::max(share * place.height(), 1.0) : 0;
        painter->drawRect(QRectF(place.left() + static_cast<qreal>(bar) * width, place.bottom() - height, width, height));
    }
    painter->restore();
}

}  // namespace tensordesk

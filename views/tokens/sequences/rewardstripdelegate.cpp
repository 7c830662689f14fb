// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequences/rewardstripdelegate.h"

#include "views/style/style.h"
#include "views/tokens/sequences/groupsmodel.h"

#include <QPainter>

#include <algorithm>
#include <map>
#include <vector>

namespace tensordesk {

namespace {

constexpr int kStripWidth = 30;  ///< in steps of style::grid()

}  // namespace

void RewardStripDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QStyledItemDelegate::paint(painter, option, index);
    const QVariantList positions = index.data(GroupsModel::PositionsRole).toList();
    if (positions.isEmpty()) {
        return;
    }
    const qreal dot = style::grid(option.fontMetrics);
    const QRectF place = QRectF(option.rect).adjusted(2 * dot, dot, -2 * dot, -dot);  // of the centres of dots
    std::map<int, std::vector<qreal>> stacks;                                         // by distance in dots
    for (const QVariant& position : positions) {
        const qreal along = position.toDouble() * place.width();
        stacks[qRound(along / dot)].push_back(place.left() + along);
    }
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor text = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const QColor colour = isSelected ? text : style::curveColour(0);
    const bool isHollow = index.data(Qt::ForegroundRole).isValid();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    constexpr float kFaint = 0.25F;
    QColor faint = text;
    faint.setAlphaF(kFaint);
    painter->setPen(faint);
    painter->drawLine(QPointF(place.left(), place.center().y()), QPointF(place.right(), place.center().y()));
    painter->setPen(isHollow ? QPen(colour) : QPen(Qt::NoPen));
    painter->setBrush(isHollow ? QBrush(Qt::NoBrush) : QBrush(colour));
    for (const auto& [slot, centres] : stacks) {
        const auto count = static_cast<qreal>(centres.size());
        // As far apart as dots are wide; less if they would leave the cell.
        const qreal step = count > 1 ? std::min(dot, std::max(place.height(), 0.0) / (count - 1)) : 0;
        qreal y = place.center().y() - step * (count - 1) / 2;
        for (const qreal x : centres) {
            painter->drawEllipse(QPointF(x, y), dot / 2, dot / 2);
            y += step;
        }
    }
    painter->restore();
}

QSize RewardStripDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return {style::grid(option.fontMetrics, kStripWidth), QStyledItemDelegate::sizeHint(option, index).height()};
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treedelegate.h"

#include "views/common/entrykind.h"
#include "views/common/roles.h"
#include "views/common/valuerange.h"
#include "views/style/style.h"
#include "views/text/shapetokens.h"
#include "views/tree/tensortreemodel.h"

#include <QApplication>
#include <QPainter>
#include <QPointF>
#include <QVector>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

QStyle* styleOf(const QStyleOptionViewItem& option)
{
    return option.widget ? option.widget->style() : QApplication::style();
}

/// A line of the values, as high as the cell, its stretches as wide as they fit.
void paintCurve(QPainter& painter, const QRectF& place, const QVector<QPointF>& stretches, const QColor& colour)
{
    double least = std::numeric_limits<double>::infinity();
    double greatest = -least;
    for (const QPointF& stretch : stretches) {
        if (std::isfinite(stretch.x()) && std::isfinite(stretch.y())) {
            least = std::min(least, stretch.x());
            greatest = std::max(greatest, stretch.y());
        }
    }
    const double step = place.width() / static_cast<double>(stretches.size());
    const auto heightOf = [&](double value) {
        return place.bottom() - valuerange::shareOf(value, least, greatest) * place.height();
    };
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    for (qsizetype i = 0; i < stretches.size(); ++i) {
        if (std::isfinite(stretches[i].x()) && std::isfinite(stretches[i].y())) {
            const double top = heightOf(stretches[i].y());
            const double height = std::max(heightOf(stretches[i].x()) - top, 1.0);
            painter.drawRect(QRectF(place.left() + static_cast<double>(i) * step, top, std::max(step, 1.0), height));
        }
    }
}

}  // namespace

void TreeDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const bool selected = option->state.testFlag(QStyle::State_Selected);
    const bool standIn = !index.data(KindRole).isValid();
    if (!standIn) {
        option->font = style::monospaced(option->font);
        option->fontMetrics = QFontMetrics(option->font);
    }
    if (index.column() == TensorTreeModel::KeyColumn) {
        option->textElideMode = Qt::ElideMiddle;
        if (!standIn) {
            const auto kind = static_cast<EntryKind>(index.data(KindRole).toInt());
            const bool isEntry = !index.data(Qt::EditRole).isNull();
            const QColor quiet = style::mixed(option->palette.color(QPalette::Text), option->palette.color(QPalette::Base), 0.75);
            option->features |= QStyleOptionViewItem::HasDecoration;
            option->icon = icon(isEntry ? symbolOf(kind) : Symbol::Members,
                                kind == EntryKind::Broken ? style::colours().broken : quiet);
            const int edge = style::iconSize(option->fontMetrics);
            option->decorationSize = QSize(edge, edge);
        }
    } else if (!selected) {
        option->palette.setColor(QPalette::Text,
                                 style::mixed(option->palette.color(QPalette::Text), option->palette.color(QPalette::Base), 0.8));
    }
    if (selected) {
        return;
    }
    if (!index.data(ErrorRole).toString().isEmpty()) {
        option->palette.setColor(QPalette::Text, style::colours().broken);
    } else if (index.data(StateRole).toInt() & LoadingState) {
        option->palette.setColor(QPalette::Text, style::colours().notLoaded);
    }
}

void TreeDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QVariant shape = index.data(ShapeRole);
    const int step = style::grid(option.fontMetrics);
    if (shape.isValid()) {
        QStyleOptionViewItem item(option);
        initStyleOption(&item, index);
        item.text.clear();
        styleOf(item)->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        shape.value<ShapeTokens>().paint(painter, option.rect.adjusted(step / 2, 1, -step / 2, -1), item.font, item.palette,
                                         item.state.testFlag(QStyle::State_Selected));
        return;
    }
    if (const QVariant curve = index.data(TensorTreeModel::CurveRole); curve.isValid()) {
        QStyledItemDelegate::paint(painter, option, index);
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        paintCurve(*painter, QRectF(option.rect).adjusted(step, step / 2.0, -step, -step / 2.0), curve.value<QVector<QPointF>>(),
                   selected ? option.palette.color(QPalette::HighlightedText) : style::curveColour(0));
        return;
    }
    if (!(index.data(StateRole).toInt() & EditedState)) {
        QStyledItemDelegate::paint(painter, option, index);
        return;
    }
    QStyleOptionViewItem item(option);
    initStyleOption(&item, index);
    QStyleOptionViewItem ground(item);
    ground.text.clear();
    ground.icon = {};
    styleOf(item)->drawControl(QStyle::CE_ItemViewItem, &ground, painter, item.widget);
    item.rect.setRight(item.rect.right() - 3 * step);  // the key is shortened for the dot
    item.backgroundBrush = Qt::NoBrush;
    styleOf(item)->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(item.state.testFlag(QStyle::State_Selected) ? item.palette.color(QPalette::HighlightedText)
                                                                  : style::colours().edited);
    const QPointF centre(option.rect.right() - 1.5 * step, option.rect.center().y() + 0.5);
    painter->drawEllipse(centre, step * 0.75, step * 0.75);
    painter->restore();
}

QSize TreeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QVariant shape = index.data(ShapeRole);
    QSize size = shape.isValid() ? shape.value<ShapeTokens>().sizeHint(style::monospaced(option.font), false)
                                       + QSize(style::grid(option.fontMetrics), 0)
                                 : QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(style::rowHeight(option.font));
    return size;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stack/memberdelegate.h"

#include "views/common/roles.h"
#include "views/stack/membersmodel.h"
#include "views/style/style.h"
#include "views/text/shapetokens.h"

#include <QPainter>

namespace tensordesk {

QSize MemberDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const
{
    const QFontMetrics metrics(style::monospaced(option.font));
    const int step = style::grid(metrics);
    return {52 * step, 3 * metrics.height() + 6 * step};
}

void MemberDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFont font = style::monospaced(option.font);
    const QFontMetrics metrics(font);
    const int step = style::grid(metrics);
    const QPalette& colours = option.palette;
    const QColor text = colours.color(QPalette::Text);
    const QColor ground = colours.color(QPalette::Base);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font);
    painter->setPen(QPen(selected ? style::colours().accent : style::mixed(text, ground, 0.35), selected ? 2 : 1));
    painter->setBrush(ground);
    const qreal radius = style::radius(metrics);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -2, -2), radius, radius);

    const QRect inner = option.rect.adjusted(2 * step, step, -2 * step, -step);
    const QString position = QString::number(index.row());
    const int positionWidth = metrics.horizontalAdvance(position) + 2 * step;
    const QRect upper(inner.left(), inner.top(), inner.width(), metrics.height() + step);
    painter->setPen(style::mixed(text, ground, 0.7));
    painter->drawText(upper, Qt::AlignLeft | Qt::AlignVCenter, position);
    index.data(ShapeRole).value<ShapeTokens>().paint(painter, upper.adjusted(positionWidth, 0, 0, 0), font, colours);

    const QRect middle(inner.left(), upper.bottom() + step, inner.width(), metrics.height() / 2);
    if (const QVariant share = index.data(MembersModel::ShareRole); share.isValid()) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(style::mixed(text, ground, 0.13));
        painter->drawRoundedRect(middle, 2, 2);
        painter->setBrush(style::mixed(text, ground, 0.5));
        const int length = std::max(static_cast<int>(share.toDouble() * middle.width()), 1);
        painter->drawRoundedRect(QRect(middle.topLeft(), QSize(length, middle.height())), 2, 2);
    }
    const QRect lower(inner.left(), middle.bottom() + step, inner.width(), inner.bottom() - middle.bottom() - step);
    painter->setPen(style::mixed(text, ground, 0.8));
    painter->drawText(lower, Qt::AlignLeft | Qt::AlignVCenter,
                      metrics.elidedText(index.data(MembersModel::KeysRole).toString(), Qt::ElideRight, lower.width()));
    painter->restore();
}

}  // namespace tensordesk

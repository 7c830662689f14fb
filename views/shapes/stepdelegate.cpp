// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shapes/stepdelegate.h"

#include "views/common/roles.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/shapetokens.h"

#include <QLineEdit>
#include <QMouseEvent>
#include <QPainter>

namespace tensordesk {

namespace {

/// The lengths of a chip, from the font.
struct ChipLayout {
    explicit ChipLayout(const QFontMetrics& metrics)
        : step(style::grid(metrics)), line(metrics.height() + step / 2), cross(style::iconSize(metrics) * 3 / 4)
    {
    }
    int step, line, cross;
};

}  // namespace

QRect StepDelegate::crossIn(const QRect& rect, const QFontMetrics& metrics)
{
    const ChipLayout chip(metrics);
    return {rect.right() - chip.cross - chip.step, rect.top() + chip.step + 1, chip.cross, chip.cross};
}

void StepDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFont font = style::monospaced(option.font);
    const QFontMetrics metrics(font);
    const ChipLayout chip(metrics);
    const QPalette& colours = option.palette;
    const QString error = index.data(ErrorRole).toString();
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    const QColor text = colours.color(QPalette::Text);
    const QColor frame = !error.isEmpty() ? style::colours().broken
                       : selected         ? style::colours().accent
                                          : style::mixed(text, colours.color(QPalette::Base), 0.35);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font);
    painter->setPen(QPen(frame, selected ? 2 : 1));
    painter->setBrush(colours.color(QPalette::Base));
    const qreal radius = style::radius(metrics);
    painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -2, -2), radius, radius);

    const QRect inner = option.rect.adjusted(2 * chip.step, chip.step, -2 * chip.step, -chip.step);
    const QRect upper(inner.left(), inner.top(), inner.width(), chip.line);
    const QRect lower(inner.left(), upper.bottom() + 1, inner.width(), inner.bottom() - upper.bottom());
    painter->setPen(text);
    painter->drawText(upper, Qt::AlignLeft | Qt::AlignVCenter, index.data().toString());
    if (index.row() > 0) {
        const QRect cross = crossIn(option.rect, metrics);
        painter->drawPixmap(cross, pixmap(Symbol::Close, style::mixed(text, colours.color(QPalette::Base), 0.6), cross.width(),
                                          painter->device()->devicePixelRatio()));
    }
    if (!error.isEmpty()) {
        painter->setPen(style::colours().broken);
        painter->drawText(lower, Qt::AlignLeft | Qt::AlignVCenter, error);
    } else if (const QVariant shape = index.data(ShapeRole); shape.isValid()) {
        shape.value<ShapeTokens>().paint(painter, lower, font, colours);
    }
    painter->restore();
}

QSize StepDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QFont font = style::monospaced(option.font);
    const QFontMetrics metrics(font);
    const ChipLayout chip(metrics);
    const QVariant shape = index.data(ShapeRole);
    const int cross = index.row() > 0 ? chip.cross + chip.step : 0;
    const int width = std::max(metrics.horizontalAdvance(index.data().toString()) + cross,
                               shape.isValid() ? shape.value<ShapeTokens>().sizeHint(font).width()
                                               : metrics.horizontalAdvance(index.data(ErrorRole).toString()));
    const int tokens = ShapeTokens().sizeHint(font).height();
    return {width + 4 * chip.step + 2, chip.line + tokens + 3 * chip.step};
}

void StepDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    const auto* field = qobject_cast<QLineEdit*>(editor);
    if (!field || !field->isModified()) {
        QStyledItemDelegate::setEditorData(editor, index);
    }
}

bool StepDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                               const QModelIndex& index)
{
    if (event->type() == QEvent::MouseButtonRelease && index.row() > 0) {
        const QFontMetrics metrics(style::monospaced(option.font));
        if (crossIn(option.rect, metrics).contains(static_cast<QMouseEvent*>(event)->position().toPoint())) {
            return model->removeRow(index.row());
        }
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/drift/stepheader.h"

#include "views/style/style.h"

#include <QAbstractItemModel>
#include <QEvent>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionHeader>

#include <algorithm>

namespace tensordesk {

StepHeader::StepHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent)
{
    setSectionResizeMode(QHeaderView::Fixed);
}

void StepHeader::setModel(QAbstractItemModel* model)
{
    QHeaderView::setModel(model);
    connect(model, &QAbstractItemModel::modelReset, this, [this] { m_widest = -1; });
}

void StepHeader::changeEvent(QEvent* event)
{
    QHeaderView::changeEvent(event);
    m_widest = -1;  // the font, it may be
}

QString StepHeader::labelOf(int section) const
{
    return model()->headerData(section, Qt::Horizontal).toString();
}

int StepHeader::widthOf(const QString& label) const
{
    constexpr int kLongest = 20;  // figures
    const QFontMetrics metrics = fontMetrics();
    return std::min(metrics.horizontalAdvance(label), kLongest * metrics.horizontalAdvance(QLatin1Char('0')))
         + style::grid(this, 3);
}

int StepHeader::widest() const
{
    if (m_widest < 0) {
        m_widest = 1;
        for (int section = 0; section < count(); ++section) {
            m_widest = std::max(m_widest, widthOf(labelOf(section)));
        }
    }
    return m_widest;
}

int StepHeader::labelStep() const
{
    const int columns = (widest() + defaultSectionSize() - 1) / std::max(defaultSectionSize(), 1);
    for (int power = 1; power < count(); power *= 10) {
        for (const int step : {power, 2 * power, 5 * power}) {
            if (step >= columns) {
                return step;
            }
        }
    }
    return std::max(count(), 1);
}

/// Paints one strip, with labels across columns.
void StepHeader::paintEvent(QPaintEvent*)
{
    const int step = labelStep(), gap = style::grid(this), room = step * defaultSectionSize();
    QPainter painter(viewport());
    painter.setFont(font());
    QStyleOptionHeader strip;
    initStyleOption(&strip);
    strip.rect = viewport()->rect();
    strip.position = QStyleOptionHeader::OnlyOneSection;
    style()->drawControl(QStyle::CE_HeaderSection, &strip, &painter, this);
    const int first = (offset() / defaultSectionSize() - step) / step * step;
    for (int section = std::max(first, 0); section < count(); section += step) {
        const int left = sectionViewportPosition(section);
        const QString label = labelOf(section);
        if (left > width()) {
            break;
        }
        // Behind the last one there may be fewer columns than it needs.
        if (section > 0 && left + widthOf(label) > std::max(width(), length() - offset())) {
            continue;
        }
        if (step > 1) {
            painter.setPen(palette().color(QPalette::Mid));
            painter.drawLine(left, height() / 2, left, height() - 1);
        }
        painter.setPen(palette().color(QPalette::ButtonText));
        const QRect place(left + gap, 0, (step > 1 ? std::max(room, widthOf(label)) : room) - 2 * gap, height());
        painter.drawText(place, step > 1 ? int(Qt::AlignVCenter | Qt::AlignLeft) : int(Qt::AlignCenter),
                         fontMetrics().elidedText(label, Qt::ElideMiddle, place.width()));
    }
}

}  // namespace tensordesk

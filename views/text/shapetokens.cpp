// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/text/shapetokens.h"

#include "views/style/style.h"

#include <QCoreApplication>
#include <QFontMetrics>
#include <QPainter>
#include <QStringList>

namespace tensordesk {

namespace {

struct TokenTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::ShapeTokens)
};

constexpr QChar kEllipsis(0x2026);

/// The lengths of one row of pills, from the font.
struct TokenLayout {
    explicit TokenLayout(const QFont& font)
        : metrics(font), step(style::grid(metrics)), padding(step), gap(std::max(2, step / 2)), bar(step * 2 + 1),
          pill(metrics.height() + std::max(2, step / 2))
    {
    }
    int width(const QString& label) const { return metrics.horizontalAdvance(label) + 2 * padding; }

    QFontMetrics metrics;
    int step, padding, gap;
    int bar;   ///< from the last batch dim to the first event dim
    int pill;  ///< height
};

}  // namespace

QString sizeText(int64_t size)
{
    return size == kRagged ? QStringLiteral("*") : QString::number(size);
}

ShapeTokens::ShapeTokens(c10::IntArrayRef shape, std::size_t batchDims, const DimNames& names)
    : m_batchDims(std::min(batchDims, shape.size()))
{
    for (std::size_t dim = 0; dim < shape.size(); ++dim) {
        Dim token{shape[dim]};
        if (dim < m_batchDims && dim < names.size() && names[dim]) {
            token.name = QString::fromStdString(*names[dim]);
        }
        m_dims.push_back(std::move(token));
    }
}

void ShapeTokens::setRange(std::size_t dim, int64_t smallest, int64_t largest)
{
    m_dims.at(dim).range.emplace(smallest, largest);
}

void ShapeTokens::setExpected(std::size_t dim, int64_t size)
{
    m_dims.at(dim).expected = size;
}

void ShapeTokens::setBroken(std::size_t dim)
{
    m_dims.at(dim).isBroken = true;
}

QString ShapeTokens::label(const Dim& dim, bool withName) const
{
    QString size = sizeText(dim.size);
    if (dim.expected) {
        size += QStringLiteral(" %1 %2").arg(QChar(0x2260)).arg(sizeText(*dim.expected));
    }
    if (dim.isBroken) {
        size.prepend(QChar(0x2717));  // a cross, for those who do not see the red
    }
    return withName && !dim.name.isEmpty() ? QStringLiteral("%1 %2").arg(dim.name, size) : size;
}

QString ShapeTokens::text() const
{
    QStringList batch;
    QStringList event;
    for (std::size_t dim = 0; dim < m_dims.size(); ++dim) {
        (dim < m_batchDims ? batch : event) << label(m_dims[dim], false);
    }
    const QString separator = QStringLiteral(", ");
    if (batch.isEmpty() || event.isEmpty()) {
        return QStringLiteral("[%1]").arg((batch + event).join(separator));
    }
    return QStringLiteral("[%1 | %2]").arg(batch.join(separator), event.join(separator));
}

QString ShapeTokens::toolTip() const
{
    QStringList lines;
    for (std::size_t at = 0; at < m_dims.size(); ++at) {
        const Dim& dim = m_dims[at];
        QString line = at < m_batchDims ? TokenTexts::tr("batch dim %1").arg(at)
                                        : TokenTexts::tr("event dim %1").arg(at - m_batchDims);
        if (!dim.name.isEmpty()) {
            line += QStringLiteral(", ") + dim.name;
        }
        line += QStringLiteral(": ")
              + (dim.range             ? QStringLiteral("%1%2%3").arg(dim.range->first).arg(kEllipsis).arg(dim.range->second)
                 : dim.size == kRagged ? TokenTexts::tr("varies")
                                       : label(dim, false));
        lines << line;
    }
    return lines.join(QLatin1Char('\n'));
}

QSize ShapeTokens::sizeHint(const QFont& font, bool withNames) const
{
    const TokenLayout layout(font);
    int width = 0;
    for (std::size_t dim = 0; dim < m_dims.size(); ++dim) {
        width += dim == 0 ? 0 : dim == m_batchDims ? layout.bar : layout.gap;
        width += layout.width(label(m_dims[dim], withNames));
    }
    if (m_dims.empty()) {
        width = layout.width(text());
    }
    return {width, layout.pill};
}

std::size_t ShapeTokens::dimsBefore(int width, const QFont& font) const
{
    const TokenLayout layout(font);
    const auto widthOf = [&](std::size_t dim) { return (dim == 0 ? 0 : layout.gap) + layout.width(label(m_dims[dim], false)); };
    const bool hasBar = m_batchDims > 0 && m_batchDims < m_dims.size();  // painted in any case
    int left = width - widthOf(m_dims.size() - 1) - (hasBar ? layout.bar - layout.gap : 0);
    std::size_t first = 0;
    while (first + 1 < m_dims.size() && widthOf(first) <= left) {
        left -= widthOf(first++);
    }
    return first;
}

void ShapeTokens::paint(QPainter* painter, const QRect& rect, const QFont& font, const QPalette& palette, bool selected) const
{
    const TokenLayout layout(font);
    const QColor text = palette.color(selected ? QPalette::HighlightedText : QPalette::Text);
    const QColor ground = palette.color(selected ? QPalette::Highlight : QPalette::Base);
    const QColor outline = style::mixed(text, ground, selected ? 0.65 : 0.4);
    const QColor fill = selected ? style::mixed(Qt::black, ground, 0.25) : style::mixed(text, ground, 0.13);
    const bool withNames = sizeHint(font, true).width() <= rect.width();
    const bool complete = withNames || sizeHint(font, false).width() <= rect.width();

    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(font);
    if (m_dims.empty()) {
        // A scalar: nothing to put into pills, but not nothing to say.
        painter->setPen(selected ? text : palette.color(QPalette::PlaceholderText));
        painter->drawText(rect.adjusted(layout.padding, 0, 0, 0), Qt::AlignVCenter | Qt::AlignLeft, this->text());
        painter->restore();
        return;
    }
    const int height = std::min(layout.pill, rect.height());
    const int above = (rect.height() - height) / 2;
    const qreal top = rect.top() + above;
    const qreal radius = style::radius(layout.metrics);
    const int ellipsis = layout.metrics.horizontalAdvance(kEllipsis);
    const std::size_t first = complete ? m_dims.size() : dimsBefore(rect.width() - layout.gap - ellipsis, font);
    const auto paintBar = [&](int from) {
        painter->setPen(QPen(text, 1));
        const qreal middle = from + layout.bar / 2 + 0.5;
        painter->drawLine(QPointF(middle, top + 1), QPointF(middle, top + height - 1));
    };
    int x = rect.left();
    for (std::size_t at = 0; at < m_dims.size(); ++at) {
        const Dim& dim = m_dims[at];
        if (at == first) {
            const bool isAfterBar = first > 0 && first == m_batchDims;
            if (isAfterBar) {
                paintBar(x);
            }
            x += isAfterBar ? layout.bar : layout.gap;
            painter->setPen(text);
            painter->drawText(QRectF(x, top, ellipsis + layout.gap, height), Qt::AlignVCenter | Qt::AlignLeft, QString(kEllipsis));
            x += ellipsis;
        }
        if (at >= first && (first == 0 || at + 1 < m_dims.size())) {
            continue;
        }
        const bool isBatch = at < m_batchDims;
        const bool isAfterCut = at > first && at + 1 == m_dims.size();
        const bool bar = at > 0 && (isAfterCut ? first < m_batchDims && m_batchDims <= at : at == m_batchDims && at != first);
        const QString name = label(dim, withNames);
        const int width = layout.width(name);
        const int from = x + (at == 0 ? 0 : bar ? layout.bar : layout.gap);
        if (bar) {
            paintBar(x);
        }
        const bool broken = dim.expected.has_value() || dim.isBroken;
        const QColor red = selected ? text : style::colours().broken;
        const QRectF pill(from + 0.5, top + 0.5, width - 1, height - 1);
        painter->setPen(broken ? red : isBatch ? fill : outline);
        painter->setBrush(isBatch ? QBrush(fill) : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(pill, radius, radius);
        painter->setPen(broken ? red : text);
        painter->drawText(pill, Qt::AlignCenter, name);
        x = from + width;
    }
    painter->restore();
}

}  // namespace tensordesk

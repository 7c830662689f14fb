// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/failures/operandboxes.h"

#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/shapetokens.h"

#include <QPainter>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr std::size_t kMostBoxes = 6;
constexpr QChar kCross(0x2717);

/// The size on an edge, with the dim's name and, where it does not fit, a cross for those who do not see the red.
QString sizeLabel(const FailingOperand& operand, std::size_t dim)
{
    const int64_t size = operand.shape[dim];
    QString text = size == kRagged ? QStringLiteral("*") : QString::number(size);
    if (dim < operand.names.size() && dim < operand.batchDims && operand.names[dim]) {
        text = format::text(*operand.names[dim]) + QLatin1Char(' ') + text;
    }
    return operand.offending.contains(dim) ? kCross + text : text;
}

}  // namespace

/// One operand with its lengths.
struct OperandBoxes::Box {
    const FailingOperand* operand;
    ShapeTokens leading;    ///< dims before the last three
    std::size_t firstEdge;  ///< the dim that the box itself begins with
    int leadingWidth, heightLabel, boxWidth, depth, width;
};

OperandBoxes::OperandBoxes(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void OperandBoxes::setDiagnosis(const Diagnosis& diagnosis)
{
    m_operation = diagnosis.operation;
    m_operands = shownOperands(diagnosis.operands, kMostBoxes);
    m_more = diagnosis.operands.size() - m_operands.size();
    setAccessibleName(text());
    updateGeometry();
    update();
}

QString OperandBoxes::text() const
{
    QStringList parts;
    for (const FailingOperand& operand : m_operands) {
        QStringList sizes;
        for (std::size_t dim = 0; dim < operand.shape.size(); ++dim) {
            sizes << sizeLabel(operand, dim);
        }
        parts << QStringLiteral("%1 %2").arg(format::text(operand.text),
                                             operand.isMissing ? tr("lacks the key")
                                                               : QStringLiteral("[%1]").arg(sizes.join(QStringLiteral(", "))));
    }
    return parts.join(QStringLiteral("; "));
}

std::vector<OperandBoxes::Box> OperandBoxes::boxes() const
{
    const QFont font = style::monospaced(this->font());
    const QFontMetrics metrics(font);
    const int step = style::grid(this);
    std::vector<Box> boxes;
    for (const FailingOperand& operand : m_operands) {
        const std::size_t rank = operand.shape.size();
        Box box{&operand, {}, rank > 3 ? rank - 3 : 0, 0, 0, 0, 0, 0};
        if (box.firstEdge > 0) {
            const std::size_t batch = std::min(operand.batchDims, box.firstEdge);
            box.leading = ShapeTokens({operand.shape.data(), box.firstEdge}, batch, operand.names);
            for (std::size_t dim = 0; dim < box.firstEdge; ++dim) {
                if (operand.offending.contains(dim)) {
                    box.leading.setBroken(dim);
                }
            }
            box.leadingWidth = box.leading.sizeHint(font).width() + 2 * step;
        }
        const std::size_t edges = rank - box.firstEdge;
        box.heightLabel = edges >= 2 ? metrics.horizontalAdvance(sizeLabel(operand, rank - 2)) + step : 0;
        box.depth = edges >= 3 ? 5 * step : 0;
        const int below = edges >= 1 ? metrics.horizontalAdvance(sizeLabel(operand, rank - 1)) : 0;
        box.boxWidth = std::max(16 * step, below);
        const int above = edges >= 3 ? metrics.horizontalAdvance(sizeLabel(operand, rank - 3)) : 0;
        const int drawn = box.leadingWidth + box.heightLabel + std::max(box.boxWidth + box.depth, above);
        const int title = std::min(metrics.horizontalAdvance(format::text(operand.text)) + 1, 60 * step);  // advances are rounded
        box.width = std::max(drawn, title);
        boxes.push_back(std::move(box));
    }
    return boxes;
}

QSize OperandBoxes::sizeHint() const
{
    if (m_operands.empty()) {
        return {0, 0};
    }
    const QFontMetrics metrics(style::monospaced(font()));
    const int step = style::grid(this);
    int width = 0;
    for (const Box& box : boxes()) {
        width += box.width + 12 * step;
    }
    return {width, 3 * metrics.height() + 16 * step};
}

void OperandBoxes::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont font = style::monospaced(this->font());
    painter.setFont(font);
    const QFontMetrics metrics(font);
    const int step = style::grid(this);
    const QString operation = format::text(m_operation);
    const bool isInfix = !operation.isEmpty() && !operation.front().isLetter() && operation != QLatin1String("[]");
    int left = step;
    bool isFirst = true;
    for (const Box& box : boxes()) {
        const QString between = isInfix && !isFirst ? operation : isFirst && !isInfix ? operation : QString();
        if (!between.isEmpty()) {
            const int width = metrics.horizontalAdvance(between);
            painter.setPen(palette().color(QPalette::Text));
            painter.drawText(QRect(left, 0, width, height()), Qt::AlignCenter, between);
            left += width + 4 * step;
        }
        paintBox(painter, box, left);
        left += box.width + 5 * step;
        isFirst = false;
    }
    if (m_more > 0) {
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRect(left, 0, width() - left, height()), Qt::AlignLeft | Qt::AlignVCenter, tr("and %1 more").arg(m_more));
    }
}

void OperandBoxes::paintBox(QPainter& painter, const Box& box, int left) const
{
    const QFontMetrics metrics(painter.font());
    const int step = style::grid(this);
    const FailingOperand& operand = *box.operand;
    const std::size_t rank = operand.shape.size();
    const QColor text = palette().color(QPalette::Text);
    const QColor ground = palette().color(QPalette::Window);
    painter.setPen(text);
    painter.drawText(QRect(left, 0, box.width, metrics.height()), Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(format::text(operand.text), Qt::ElideMiddle, box.width));
    // Below the title the label of the depth, then the box, then the label of its width.
    const int top = 2 * metrics.height() + box.depth;
    const int bottom = height() - metrics.height() - step;
    const QRectF front(left + box.leadingWidth + box.heightLabel, top, box.boxWidth, bottom - top);
    if (operand.isMissing) {
        painter.setPen(QPen(style::colours().broken, 1, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(front);
        painter.drawText(front, Qt::AlignCenter, tr("missing"));
        return;
    }
    if (box.leadingWidth > 0) {
        box.leading.paint(&painter, QRect(left, top, box.leadingWidth, bottom - top), painter.font(), palette());
    }
    const QColor line = style::mixed(text, ground, 0.6);
    const QPointF shift(box.depth, -box.depth);
    painter.setPen(QPen(line, 1));
    // As pills are: filled for a batch, outlined for an event.
    painter.setBrush(rank > 0 && rank <= operand.batchDims ? QBrush(style::mixed(text, ground, 0.13)) : QBrush(Qt::NoBrush));
    painter.drawRect(front);
    if (box.depth > 0) {
        painter.drawPolyline(QPolygonF({front.topLeft(), front.topLeft() + shift, front.topRight() + shift,
                                        front.bottomRight() + shift, front.bottomRight()}));
        painter.drawLine(front.topRight(), front.topRight() + shift);
    }
    const int high = metrics.height();
    if (rank == 0) {
        painter.setPen(text);
        painter.drawText(front, Qt::AlignCenter, QStringLiteral("[]"));
    }
    if (rank >= 1) {
        paintEdge(painter, box, rank - 1, QLineF(front.bottomLeft(), front.bottomRight()),
                  QRectF(front.left(), front.bottom() + 1, front.width(), high), Qt::AlignHCenter | Qt::AlignTop);
    }
    if (rank >= 2) {
        paintEdge(painter, box, rank - 2, QLineF(front.topLeft(), front.bottomLeft()),
                  QRectF(front.left() - box.heightLabel, front.top(), box.heightLabel - step, front.height()),
                  Qt::AlignRight | Qt::AlignVCenter);
    }
    if (rank >= 3) {
        paintEdge(painter, box, rank - 3, QLineF(front.topLeft(), front.topLeft() + shift),
                  QRectF(front.left() + box.depth + 1, front.top() - box.depth - high, box.width, high),
                  Qt::AlignLeft | Qt::AlignVCenter);
    }
}

void OperandBoxes::paintEdge(QPainter& painter, const Box& box, std::size_t dim, const QLineF& edge, const QRectF& label,
                             int alignment) const
{
    const bool offends = box.operand->offending.contains(dim);
    if (offends) {
        painter.setPen(QPen(style::colours().broken, 3));
        painter.drawLine(edge);
    }
    painter.setPen(offends ? style::colours().broken : palette().color(QPalette::Text));
    painter.drawText(label, alignment | Qt::TextDontClip, sizeLabel(*box.operand, dim));
}

}  // namespace tensordesk

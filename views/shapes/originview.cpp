// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shapes/originview.h"

#include "views/image/colourmap.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <ATen/core/Tensor.h>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr std::size_t kMostPictures = 3;
constexpr int64_t kMostPixels = 256;  ///< of a picture along each dim: more have no pixel

QString positionText(const Shape& position)
{
    QStringList numbers;
    for (const int64_t each : position) {
        numbers << QString::number(each);
    }
    return QLatin1Char('[') + numbers.join(QStringLiteral(", ")) + QLatin1Char(']');
}

int64_t rowsOf(const Shape& shape)
{
    return shape.size() > 1 ? shape[0] : 1;
}

int64_t columnsOf(const Shape& shape)
{
    return shape.size() > 1 ? shape[1] : shape.empty() ? 1 : shape[0];
}

/// The first two dims of `indices`, at index 0 of the others.
QImage pictureOf(const at::Tensor& indices, int64_t size, int64_t rows, int64_t columns)
{
    at::Tensor plane = indices;
    while (plane.dim() > 2) {
        plane = plane.select(-1, 0);
    }
    plane = plane.reshape({rows, columns}).contiguous();
    const auto* const elements = plane.const_data_ptr<int64_t>();
    const int height = static_cast<int>(std::min(rows, kMostPixels)), width = static_cast<int>(std::min(columns, kMostPixels));
    QImage picture(width, height, QImage::Format_RGB32);
    const auto& colours = colourmap::table(ColourMap::Viridis);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            const int64_t index = elements[(y * rows / height) * columns + x * columns / width];
            const auto colour = static_cast<std::size_t>(std::clamp<int64_t>(index, 0, size - 1) * 255
                                                         / std::max<int64_t>(size - 1, 1));
            picture.setPixel(x, y, index < 0 ? colourmap::nan().rgb() : colours[colour]);
        }
    }
    return picture;
}

}  // namespace

OriginPictures OriginPictures::of(OriginMap map)
{
    std::vector<QImage> pictures;
    for (std::size_t dim = 0; dim < std::min(map.sourceDims().size(), kMostPictures); ++dim) {
        pictures.push_back(pictureOf(map.indices(dim), map.sourceShape()[dim], rowsOf(map.shape()), columnsOf(map.shape())));
    }
    std::optional<Message> mixing = map.mixing();
    return {std::move(map), std::move(mixing), std::move(pictures)};
}

OriginView::OriginView(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Where elements come from"));
    setToolTip(tr(
        "Where the elements of the result come from. Rows and columns are its first two dims; colours are indices in a dim of the operand: along a moved dim they run evenly, in stripes where dims are mixed. Click an element to see its origin."));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
    setSizePolicy(policy);
    hide();
}

void OriginView::setOrigins(std::optional<OriginPictures> origins, const QString& result)
{
    m_origins = std::move(origins);
    m_result = result;
    m_row = m_column = 0;
    setVisible(m_origins && !m_origins->pictures.empty());
    setAccessibleDescription(told());
    updateGeometry();
    update();
    Q_EMIT chosen();
}

int64_t OriginView::rows() const
{
    return rowsOf(m_origins->map.shape());
}

int64_t OriginView::columns() const
{
    return columnsOf(m_origins->map.shape());
}

QString OriginView::told() const
{
    if (!m_origins || m_origins->map.shape().empty()) {
        return {};
    }
    const OriginMap& map = m_origins->map;
    Shape position(map.shape().size());
    if (position.size() > 1) {
        position[0] = m_row;
        position[1] = m_column;
    } else {
        position[0] = m_column;
    }
    constexpr qsizetype kLongest = 24;
    const QString element = (m_result.size() > kLongest ? tr("result") : m_result) + positionText(position);
    const auto origin = map.at(position);
    if (!origin) {
        return tr("%1 was filled in").arg(element);
    }
    QStringList dims;
    for (std::size_t dim = 0; dim < std::min(map.sourceDims().size(), origin->position.size()); ++dim) {
        dims << QStringLiteral("%1 %2").arg(format::text(map.sourceDims()[dim])).arg(origin->position[dim]);
    }
    return tr("%1 is %2: %3")
        .arg(element,
             (map.isOfBatch() ? QStringLiteral("td") : format::text(toSubscript(origin->key, "td")))
                 + positionText(origin->position),
             dims.join(QStringLiteral(", ")));
}

void OriginView::choose(int64_t row, int64_t column)
{
    if (m_origins) {
        m_row = std::clamp<int64_t>(row, 0, std::max<int64_t>(rows() - 1, 0));
        m_column = std::clamp<int64_t>(column, 0, std::max<int64_t>(columns() - 1, 0));
        setAccessibleDescription(told());
        update();
        Q_EMIT chosen();
    }
}

int OriginView::lineHeight() const
{
    return fontMetrics().height() + style::grid(this) / 2;
}

QSize OriginView::sizeHint() const
{
    const int edge = style::grid(this, 36);
    const auto count = static_cast<int>(m_origins ? std::max<std::size_t>(m_origins->pictures.size(), 1) : 1);
    return {count * (edge + style::grid(this, 2)), edge + 3 * lineHeight()};
}

QSize OriginView::minimumSizeHint() const
{
    return {style::grid(this, 30), style::grid(this, 14) + 2 * lineHeight()};
}

QRect OriginView::pictureRect(std::size_t picture) const
{
    const int gap = style::grid(this, 2);
    const int width = (this->width() + gap) / static_cast<int>(m_origins->pictures.size()) - gap;
    const int top = lineHeight();
    // The read-out of an element takes up to two lines.
    return {static_cast<int>(picture) * (width + gap), top, width, std::max(height() - top - 2 * lineHeight(), 1)};
}

void OriginView::paintEvent(QPaintEvent*)
{
    if (!m_origins) {
        return;
    }
    QPainter painter(this);
    for (std::size_t n = 0; n < m_origins->pictures.size(); ++n) {
        const QRect place = pictureRect(n);
        const QString title = tr("%1 of td").arg(format::text(m_origins->map.sourceDims()[n]));
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(QRect(place.left(), 0, place.width(), lineHeight()), Qt::AlignLeft | Qt::AlignVCenter,
                         fontMetrics().elidedText(title, Qt::ElideRight, place.width()));
        painter.drawImage(place, m_origins->pictures[n]);
        const double x = place.left() + (static_cast<double>(m_column) + 0.5) * place.width() / static_cast<double>(columns());
        const double y = place.top() + (static_cast<double>(m_row) + 0.5) * place.height() / static_cast<double>(rows());
        const double reach = style::grid(this, 1);
        painter.setRenderHint(QPainter::Antialiasing);
        for (const auto& [colour, width] : {std::pair(Qt::black, 3.0), std::pair(Qt::white, 1.5)}) {
            painter.setPen(QPen(colour, width));
            painter.drawEllipse(QPointF(x, y), reach, reach);
        }
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid), hasFocus() ? 2 : 1));
        painter.drawRect(place.adjusted(0, 0, -1, -1));
    }
    painter.setPen(palette().color(QPalette::WindowText));
    painter.setFont(style::monospaced(font()));
    painter.drawText(QRect(0, height() - 2 * lineHeight(), width(), 2 * lineHeight()), Qt::AlignLeft | Qt::TextWordWrap, told());
}

void OriginView::pick(QPoint at)
{
    for (std::size_t n = 0; m_origins && n < m_origins->pictures.size(); ++n) {
        if (const QRect place = pictureRect(n); place.contains(at)) {
            choose(int64_t{at.y() - place.top()} * rows() / place.height(),
                   int64_t{at.x() - place.left()} * columns() / place.width());
        }
    }
}

void OriginView::mousePressEvent(QMouseEvent* event)
{
    pick(event->pos());
}

void OriginView::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons() & Qt::LeftButton) {
        pick(event->pos());
    }
}

void OriginView::keyPressEvent(QKeyEvent* event)
{
    const int64_t step = event->modifiers() & Qt::ShiftModifier ? 10 : 1;
    switch (event->key()) {
    case Qt::Key_Left: return choose(m_row, m_column - step);
    case Qt::Key_Right: return choose(m_row, m_column + step);
    case Qt::Key_Up: return choose(m_row - step, m_column);
    case Qt::Key_Down: return choose(m_row + step, m_column);
    default: QWidget::keyPressEvent(event);
    }
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
// The element of a LinePlotView that the pointer is on.
#include "plot/lineplotview.h"

#include "common/elementtext.h"
#include "common/format.h"
#include "plot/plotwidget.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

QString LinePlotView::positionText(const Plotted& of, const Curve& curve, const QString& x) const
{
    QStringList parts;
    const auto xDim = of.selection.dimWith(DimRole::X);
    for (std::size_t dim = 0; dim < curve.position.size(); ++dim) {
        const auto& shown = of.selection.dim(dim);
        const std::string_view name = reductionName(shown.reduction);
        parts << (dim == xDim                     ? x
                  : shown.role == DimRole::Spread ? QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()))
                                                  : QString::number(curve.position[dim]));
    }
    const QString position = format::index(parts);
    return m_plotted.size() > 1 ? format::path(of.leaf.path) + position : position;
}

/// What is drawn of the curve at an element: its value, or the extremes of the column of pixels that it lies in. NaN if
/// nothing is.
MinMax LinePlotView::valuesAt(const Drawn& drawn, int64_t offset) const
{
    const Range range = xRange();
    const auto keyOf = [&](int64_t at) { return static_cast<double>(range.start + at * range.step); };
    const CurveRequest& request = drawn.of->curves->request;
    int64_t first = offset, last = offset;
    if (request.isThinned()) {
        const auto next = std::upper_bound(request.columns.begin(), request.columns.end(), offset);
        if (next == request.columns.begin() || next == request.columns.end()) {
            return {std::nan(""), std::nan("")};
        }
        first = *(next - 1);
        last = *next - 1;
    }
    const QVector<QCPGraphData>& points = drawn.curve->points;
    auto at = std::lower_bound(points.begin(), points.end(), keyOf(first),
                               [](const QCPGraphData& point, double key) { return point.key < key; });
    MinMax span{std::nan(""), std::nan("")};
    for (; at != points.end() && at->key <= keyOf(last); ++at) {
        span = merged(span, {at->value, at->value});
    }
    return span;
}

LinePlotView::Nearest LinePlotView::nearestTo(int64_t offset, double height) const
{
    Nearest nearest;
    double best = std::numeric_limits<double>::infinity();
    for (const Drawn& drawn : m_drawn) {
        const MinMax span = valuesAt(drawn, offset);
        // A gap is as far away as can be, yet can be pointed at where no curve is nearer.
        const double distance = std::isnan(span.min) ? std::numeric_limits<double>::max()
                              : height < span.min    ? span.min - height
                              : height > span.max    ? height - span.max
                                                     : 0;
        if (distance < best) {
            best = distance;
            nearest = {&drawn, span};
        }
    }
    return nearest;
}

QString LinePlotView::elementText(const Drawn& drawn, int64_t offset, int64_t series) const
{
    const at::Tensor elements = drawn.of->source->elements->tensor();
    const DimSelection& selection = drawn.of->selection;
    const auto x = selection.dimWith(DimRole::X);
    int64_t element = 0;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (!selection.isFixed(dim)) {
            const Range& shown = selection.dim(dim).range;
            const int64_t at = dim == x                                   ? offset
                             : selection.dim(dim).role == DimRole::Spread ? series
                                                                          : (drawn.curve->position[dim] - shown.start) / shown.step;
            element += at * elements.stride(static_cast<int64_t>(selection.resultDim(dim)));
        }
    }
    return elementtext::text(elements.scalar_type(), static_cast<const char*>(elements.const_data_ptr())
                                                         + element * static_cast<int64_t>(elements.element_size()));
}

int64_t LinePlotView::offsetAt(const QPoint& pixel) const
{
    const Range range = xRange();
    const double offset = (m_plot->xAxis->pixelToCoord(pixel.x()) - static_cast<double>(range.start))
                        / static_cast<double>(range.step);
    return std::clamp<int64_t>(std::llround(offset), 0, range.count - 1);
}

void LinePlotView::point(const QPoint& pixel)
{
    if (m_drawn.empty() || !m_plot->axisRect()->rect().contains(pixel)) {
        unpoint();
        return;
    }
    const int64_t offset = offsetAt(pixel);
    const int64_t index = xRange().start + offset * xRange().step;
    pointAlong(DimRole::X, static_cast<double>(index));
    const Nearest nearest = nearestTo(offset, m_plot->yAxis->pixelToCoord(pixel.y()) * m_unit);
    if (!nearest.drawn) {
        unpoint();
        return;
    }
    const CurveSource& source = *nearest.drawn->of->source;
    QString value;
    double height = nearest.values.min / 2 + nearest.values.max / 2;
    if (source.elements) {
        const int64_t middle = source.series / 2;
        value = elementText(*nearest.drawn, offset, middle);
        bool isNumber = false;
        const double exact = value.toDouble(&isNumber);
        height = isNumber && std::isfinite(exact) ? exact : height;
        if (middle > 0) {
            value += QStringLiteral(" (%1 … %2)")
                         .arg(elementText(*nearest.drawn, offset, 0), elementText(*nearest.drawn, offset, 2));
        }
    } else {
        const DType dtype = nearest.drawn->of->leaf.leaf.dtype();
        value = elementtext::text(dtype, nearest.values.min);
        if (nearest.values.min != nearest.values.max) {
            value += QStringLiteral(" … ") + elementtext::text(dtype, nearest.values.max);
        }
    }
    const QString text = positionText(*nearest.drawn->of, *nearest.drawn->curve, QString::number(index)) + QStringLiteral(" = ")
                       + value;
    m_tracer->position->setCoords(static_cast<double>(index), height / m_unit);
    m_tracer->setVisible(std::isfinite(height));
    m_plot->setReadout(text);
    Q_EMIT pointed(text);
}

/// A click: at an index of the dim along x, and at the curve nearest to it.
void LinePlotView::chooseAt(const QPoint& pixel)
{
    if (!isDrawn() || !m_plot->axisRect()->rect().contains(pixel)) {
        return;
    }
    const int64_t offset = offsetAt(pixel);
    const int64_t index = xRange().start + offset * xRange().step;
    Q_EMIT indexChosen(index);
    const Nearest nearest = nearestTo(offset, m_plot->yAxis->pixelToCoord(pixel.y()) * m_unit);
    if (nearest.drawn != nullptr && nearest.drawn->of == &m_plotted.front()) {
        std::vector<int64_t> position = nearest.drawn->curve->position;
        position[*m_selection.dimWith(DimRole::X)] = index;
        choose(position);
    }
}

void LinePlotView::unpoint()
{
    pointAlong(DimRole::X, std::nullopt);
    if (m_plot->readout().isEmpty()) {
        return;
    }
    m_tracer->setVisible(false);
    m_plot->setReadout({});
    Q_EMIT pointed(QString());
}

}  // namespace tensordesk

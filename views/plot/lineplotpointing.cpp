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
        parts << (dim == xDim                       ? x
                      : shown.role == DimRole::Spread ? QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()))
                                                      : QString::number(curve.position[dim]));
    }
    const QString position = format::index(parts);
    return m_plotted.size() > 1 ? format::path(of.leaf.path) + position : position;
}

LinePlotView::Nearest LinePlotView::nearestTo(double index, double height) const
{
    Nearest nearest;
    double best = std::numeric_limits<double>::infinity();
    for (const Drawn& drawn : m_drawn) {
        const Curve& curve = *drawn.curve;
        const auto byKey = [](const QCPGraphData& a, double b) { return a.key < b; };
        auto at = std::lower_bound(curve.points.begin(), curve.points.end(), index, byKey);
        if (at != curve.points.begin() && (at == curve.points.end() || index - (at - 1)->key < at->key - index)) {
            --at;
        }
        if (at == curve.points.end()) {
            continue;
        }
        MinMax span{at->value, at->value};
        for (auto same = at; same != curve.points.begin() && (same - 1)->key == at->key; --same) {
            span = merged(span, {(same - 1)->value, (same - 1)->value});
        }
        for (auto same = at; same + 1 != curve.points.end() && (same + 1)->key == at->key; ++same) {
            span = merged(span, {(same + 1)->value, (same + 1)->value});
        }
        const double distance = height < span.min ? span.min - height : height > span.max ? height - span.max : 0;
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
            const int64_t at = dim == x                             ? offset
                : selection.dim(dim).role == DimRole::Spread ? series
                                                               : (drawn.curve->position[dim] - shown.start) / shown.step;
            element += at * elements.stride(static_cast<int64_t>(selection.resultDim(dim)));
        }
    }
    return elementtext::text(elements.scalar_type(),
                             static_cast<const char*>(elements.const_data_ptr())
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
    const Nearest nearest = nearestTo(static_cast<double>(index), m_plot->yAxis->pixelToCoord(pixel.y()));
    if (!nearest.drawn) {
        unpoint();
        return;
    }
    const CurveSource& source = *nearest.drawn->of->source;
    QString value;
    double height = (nearest.values.min + nearest.values.max) / 2;
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
    } else if (nearest.values.min == nearest.values.max) {
        value = format::number(nearest.values.min);
    } else {
        value = format::number(nearest.values.min) + QStringLiteral(" … ") + format::number(nearest.values.max);
    }
    const QString text =
        positionText(*nearest.drawn->of, *nearest.drawn->curve, QString::number(index)) + QStringLiteral(" = ") + value;
    m_tracer->position->setCoords(static_cast<double>(index), height);
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
    const int64_t index = xRange().start + offsetAt(pixel) * xRange().step;
    Q_EMIT indexChosen(index);
    const Nearest nearest = nearestTo(static_cast<double>(index), m_plot->yAxis->pixelToCoord(pixel.y()));
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

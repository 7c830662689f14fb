// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/curvereadout.h"

#include "views/common/eachpart.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk::curvereadout {

namespace {

/// Returns the element of a curve in the read elements, or in the mask of existing ones.
const char* elementOf(const at::Tensor& elements, const DrawnCurve& drawn, int64_t offset, int64_t series)
{
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
    return static_cast<const char*>(elements.const_data_ptr()) + element * elements.element_size();
}

/// A number that is drawn, with the offset of its axis.
QString absoluteText(DType dtype, double value, Integer offset)
{
    return offset == 0 || !std::isfinite(value) ? elementtext::text(dtype, value) : format::text(withOffset(value, offset));
}

/// Returns the exact element, where the drawn one is a double.
QString readElement(const DrawnCurve& drawn, int64_t offset, int64_t series)
{
    const CurveSource& source = *drawn.of->curves->source;
    const at::Tensor elements = source.elements->tensor();
    const char* const element = elementOf(elements, drawn, offset, series);
    return source.isLess ? absoluteText(DType::Double, *reinterpret_cast<const double*>(element), source.offset)
                         : elementtext::text(elements.scalar_type(), element);
}

/// True if the curve has an element there or, if its elements were not cached, a point is drawn.
bool isPresent(const DrawnCurve& drawn, int64_t offset)
{
    const CurveSource& source = *drawn.of->curves->source;
    return !source.present || *elementOf(source.present->tensor(), drawn, offset, 0) != 0;
}

}  // namespace

MinMax valuesAt(const DrawnCurve& drawn, int64_t offset)
{
    const Range range = drawn.of->indices();
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

Nearest nearest(const std::vector<DrawnCurve>& curves, int64_t offset, double height)
{
    return nearest(curves, offset, [height](const DrawnCurve&) { return Height{height}; });
}

Nearest nearest(const std::vector<DrawnCurve>& curves, int64_t offset,
                const std::function<Height(const DrawnCurve& drawn)>& heightOn)
{
    Nearest nearest;
    double best = std::numeric_limits<double>::infinity();
    for (const DrawnCurve& drawn : curves) {
        if (!drawn.isShown || !isPresent(drawn, offset)) {
            continue;
        }
        const MinMax span = valuesAt(drawn, offset);
        const auto [height, perValue] = heightOn(drawn);
        // A gap is as far away as can be, yet can be pointed at where no curve is nearer.
        const double distance = std::isnan(span.min) ? std::numeric_limits<double>::max()
                              : height < span.min    ? (span.min - height) * perValue
                              : height > span.max    ? (height - span.max) * perValue
                                                     : 0;
        if (distance < best) {
            best = distance;
            nearest = {&drawn, span};
        }
    }
    return nearest;
}

QString position(const DrawnCurve& drawn, const QString& x, bool withKey)
{
    const DimSelection& selection = drawn.of->selection;
    QStringList parts;
    const auto xDim = selection.dimWith(DimRole::X);
    for (std::size_t dim = 0; dim < drawn.curve->position.size(); ++dim) {
        const auto& shown = selection.dim(dim);
        const std::string_view name = reductionName(shown.reduction);
        parts << (dim == xDim                     ? x
                  : shown.role == DimRole::Spread ? QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()))
                                                  : QString::number(drawn.curve->position[dim]));
    }
    const QString index = format::index(parts);
    return withKey ? format::path(drawn.of->leaf.path) + index : index;
}

QString name(const DrawnCurve& drawn, bool withKey)
{
    const QString dims = eachpart::name(drawn.of->selection, drawn.curve->position);
    const QString key = format::path(drawn.of->leaf.path);
    return dims.isEmpty() ? key : withKey ? key + QStringLiteral(" · ") + dims : dims;
}

Value valueOf(const Nearest& nearest, int64_t offset)
{
    const CurveSource& source = *nearest.drawn->of->curves->source;
    Value value{{}, nearest.values.min / 2 + nearest.values.max / 2};
    if (!isPresent(*nearest.drawn, offset)) {
        return value;
    }
    if (source.elements) {
        const int64_t middle = source.series / 2;
        value.text = readElement(*nearest.drawn, offset, middle);
        bool isNumber = false;
        const double exact = value.text.toDouble(&isNumber);
        value.height = source.offset == 0 && isNumber && std::isfinite(exact) ? exact : value.height;
        if (middle > 0) {
            value.text += QStringLiteral(" (%1 … %2)")
                              .arg(readElement(*nearest.drawn, offset, 0), readElement(*nearest.drawn, offset, 2));
        }
        return value;
    }
    const DType dtype = nearest.drawn->of->leaf.leaf.dtype();
    value.text = absoluteText(dtype, nearest.values.min, source.offset);
    if (nearest.values.min != nearest.values.max) {
        value.text += QStringLiteral(" … ") + absoluteText(dtype, nearest.values.max, source.offset);
    }
    return value;
}

}  // namespace tensordesk::curvereadout

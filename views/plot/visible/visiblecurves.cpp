// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/visible/visiblecurves.h"

#include "views/common/eachpart.h"
#include "views/plot/curves/columngraph.h"  // IWYU pragma: keep
#include "views/plot/curves/curveset.h"
#include "views/plot/visible/visiblestatistics.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/where.h>

#include <limits>
#include <string>

namespace tensordesk {

namespace {

/// Returns the elements of a curve along x; NaN where ragged members have none.
Leaf elementsOf(const DrawnCurve& drawn, const Slice& part)
{
    const CurveSource& source = *drawn.of->curves->source;
    const int64_t n = drawn.curve - drawn.of->curves->curves.data();
    if (const at::Tensor present = source.presentOf(drawn.of->leaf.leaf, n, source.series / 2); present.defined()) {
        const at::Tensor elements = source.seriesOf(drawn.of->leaf.leaf, n, source.series / 2).at({part}).tensor();
        return Leaf(at::where(present.slice(0, part.start, part.stop), elements.to(at::kDouble),
                              at::Scalar(std::numeric_limits<double>::quiet_NaN())));
    }
    return source.series == 1 ? drawn.of->leaf.leaf.at(eachpart::select(source.selection, n).toIndex()).at({part})
                              : source.seriesOf(drawn.of->leaf.leaf, n, source.series / 2).at({part});
}

}  // namespace

TensorDict visibleCurves(const CurveSet& curves, const QCPRange& visible, const QString& dim)
{
    const Range indices = curves.leaves().front().indices();
    const Slice part = visibleIndices(indices, visible);
    const int64_t first = indices.start + *part.start * indices.step;
    const int64_t count = *part.stop - *part.start;
    TensorDict td({count});
    td.set({Key(dim.toStdString())}, Leaf(at::arange(first, first + count * indices.step, indices.step, at::kLong)));
    for (const DrawnCurve& drawn : curves.lines()) {
        if (!drawn.isShown || drawn.of->isDerived()) {
            continue;
        }
        const std::string name = drawn.line->name().toStdString();
        std::string free = name;
        for (int n = 2; td.contains({Key(free)}); ++n) {
            free = name + ' ' + std::to_string(n);
        }
        td.set({Key(free)}, elementsOf(drawn, part));
    }
    return td;
}

}  // namespace tensordesk

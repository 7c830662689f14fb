// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/visiblestatistics.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

constexpr int64_t kMostReadBytes = 64 << 20;

/// Which of the indices, counted from the first one, lie there.
Slice visibleOf(const Range& indices, const QCPRange& visible)
{
    const auto offset = [&](double coordinate) {
        const double at = (coordinate - static_cast<double>(indices.start)) / static_cast<double>(indices.step);
        return std::clamp(at, -1.0, static_cast<double>(indices.count));
    };
    const auto first = static_cast<int64_t>(std::ceil(std::max(offset(visible.lower), 0.0)));
    const auto end = static_cast<int64_t>(std::floor(offset(visible.upper))) + 1;
    return {first, std::clamp(end, first, indices.count), {}};
}

}  // namespace

std::vector<std::optional<Summary>> summarizeVisible(const SummedLeaf& leaf, const QCPRange& visible, Progress& progress)
{
    const CurveSource& source = *leaf.source;
    const Slice slice = visibleOf(source.selection.dim(*source.selection.dimWith(DimRole::X)).range, visible);
    const int64_t bytes = (*slice.stop - *slice.start) * source.shownCurves() * itemSize(leaf.leaf.dtype());
    std::vector<std::optional<Summary>> summaries(static_cast<std::size_t>(source.shownCurves()));
    if (!source.elements && bytes > kMostReadBytes) {
        return summaries;
    }
    const int64_t middle = source.series / 2;
    for (std::size_t n = 0; n < summaries.size(); ++n) {
        progress.check();
        const auto curve = static_cast<int64_t>(n);
        Leaf elements = source.seriesOf(leaf.leaf, curve, middle).at({slice});
        if (const at::Tensor present = source.presentOf(leaf.leaf, curve, middle); present.defined()) {
            elements = Leaf(elements.tensor().masked_select(present.slice(0, slice.start, slice.stop)));
        }
        summaries[n] = summarize(elements, progress);
    }
    return summaries;
}

}  // namespace tensordesk

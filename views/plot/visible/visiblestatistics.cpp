// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/visible/visiblestatistics.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

constexpr int64_t kMostReadBytes = 64 << 20;

}  // namespace

Slice visibleIndices(const Range& indices, const QCPRange& visible)
{
    const auto offset = [&](double coordinate) {
        const double at = (coordinate - static_cast<double>(indices.start)) / static_cast<double>(indices.step);
        return std::clamp(at, -1.0, static_cast<double>(indices.count));
    };
    const auto first = static_cast<int64_t>(std::ceil(std::max(offset(visible.lower), 0.0)));
    const auto end = static_cast<int64_t>(std::floor(offset(visible.upper))) + 1;
    return {first, std::clamp(end, first, indices.count), {}};
}

Leaf visibleElements(const SummedLeaf& leaf, int64_t n, const Slice& indices)
{
    const int64_t middle = leaf.source->series / 2;
    Leaf elements = leaf.source->seriesOf(leaf.leaf, n, middle).at({indices});
    const at::Tensor present = leaf.source->presentOf(leaf.leaf, n, middle);
    return present.defined() ? Leaf(elements.tensor().masked_select(present.slice(0, indices.start, indices.stop))) : elements;
}

std::vector<std::optional<Summary>> summarizeVisible(const SummedLeaf& leaf, const QCPRange& visible, Progress& progress)
{
    const CurveSource& source = *leaf.source;
    const Slice slice = visibleIndices(source.selection.dim(*source.selection.dimWith(DimRole::X)).range, visible);
    const int64_t bytes = (*slice.stop - *slice.start) * source.shownCurves() * itemSize(leaf.leaf.dtype());
    std::vector<std::optional<Summary>> summaries(static_cast<std::size_t>(source.shownCurves()));
    if (!source.elements && bytes > kMostReadBytes) {
        return summaries;
    }
    for (std::size_t n = 0; n < summaries.size(); ++n) {
        progress.check();
        summaries[n] = summarize(visibleElements(leaf, static_cast<int64_t>(n), slice), progress);
    }
    return summaries;
}

}  // namespace tensordesk

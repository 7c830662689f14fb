// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/leafpart.h"

#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

namespace {

    constexpr int64_t kPieceBytes = 4 << 20;

    /// The first dim that is shown with more than one index: reads are cut along it.
    std::optional<std::size_t> dimToCut(const DimSelection& selection)
    {
        for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
            if (!selection.isFixed(dim) && selection.count(dim) > 1) {
                return dim;
            }
        }
        return std::nullopt;
    }

}  // namespace

at::Tensor readPart(const Leaf& leaf, const DimSelection& selection, Progress& progress)
{
    progress.check();
    const int64_t bytes = selection.elementCount() * itemSize(leaf.dtype());
    const auto cut = dimToCut(selection);
    at::Tensor result;
    if (bytes <= kPieceBytes || !cut) {
        result = snapshot(leaf.at(selection.toIndex()));
    } else {
        Shape shape;
        for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
            if (!selection.isFixed(dim)) {
                shape.push_back(selection.count(dim));
            }
        }
        result = at::empty(shape, at::TensorOptions().dtype(leaf.dtype()));
        const Range whole = selection.dim(*cut).range;
        const int64_t rows = std::max<int64_t>(1, whole.count * kPieceBytes / bytes);
        const auto resultDim = static_cast<int64_t>(selection.resultDim(*cut));
        for (int64_t first = 0; first < whole.count; first += rows) {
            progress.check();
            DimSelection piece = selection;
            const int64_t count = std::min(rows, whole.count - first);
            piece.setRange(*cut, partOf(whole, first, count));
            result.narrow(resultDim, first, count).copy_(leaf.at(piece.toIndex()).tensor());
            progress.report(bytes / whole.count * (first + count), bytes);
        }
    }
    leaf.checkIntact();
    return result;
}

Range partOf(const Range& range, int64_t first, int64_t count, int64_t step)
{
    return {range.start + first * range.step, range.step * step, count};
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/leafpart.h"

#include "model/analysis/values/partialsource.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int64_t kPieceBytes = 4 << 20;

}  // namespace

at::Tensor readPart(const Leaf& leaf, const DimSelection& selection, Progress& progress)
{
    Shape shape;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
        if (!selection.isFixed(dim)) {
            shape.push_back(selection.count(dim));
        }
    }
    const at::Tensor result = at::empty(shape, at::TensorOptions().dtype(leaf.dtype()));
    forEachPiece(leaf, selection, progress, [&](const DimSelection& piece, const at::Tensor& elements) {
        at::Tensor target = result;
        for (std::size_t dim = 0; dim < selection.rank(); ++dim) {
            if (!selection.isFixed(dim)) {
                const Range& whole = selection.dim(dim).range;
                const Range& part = piece.dim(dim).range;
                target = target.narrow(static_cast<int64_t>(selection.resultDim(dim)), (part.start - whole.start) / whole.step,
                                       part.count);
            }
        }
        target.copy_(elements);
    });
    return result;
}

void forEachPiece(const Leaf& leaf, const DimSelection& selection, Progress& progress,
                  const std::function<void(const DimSelection& piece, const at::Tensor& elements)>& visit)
{
    const ProgressScope scope(progress);
    Part shown;
    for (std::size_t dim = 0; dim < selection.rank(); ++dim)
        shown.push_back(selection.isFixed(dim) ? Range{selection.dim(dim).index, 1, 1} : selection.dim(dim).range);
    const int64_t item = itemSize(leaf.dtype()), total = selection.elementCount() * item;
    int64_t done = 0;
    forEachBlock(shown, {item, rowsOfChunk(leaf), kPieceBytes}, [&](const Part& part) {
        DimSelection piece = selection;
        for (std::size_t dim = 0; dim < selection.rank(); ++dim)
            if (!selection.isFixed(dim))
                piece.setRange(dim, part[dim]);
        visit(piece, leaf.at(piece.toIndex()).tensor());
        leaf.checkIntact();
        progress.report(done += elementCount(shapeOf(part)) * item, total);
    });
}

int64_t lengthAlong(const Leaf& leaf, const DimSelection& selection, std::size_t dim)
{
    const LeafDims& dims = selection.leaf();
    const auto present = dims.isRagged(dim) && selection.isFixed(dims.ragged->stackDim) ? presentOf(leaf) : std::nullopt;
    if (!present) {
        return dims.shape[dim];
    }
    Index index;
    for (std::size_t at = 0; at < dims.rank(); ++at) {
        const bool varies = at == dim || (dims.isRagged(at) && !selection.isFixed(at));
        index.emplace_back(varies ? IndexItem(Slice{}) : IndexItem(selection.isFixed(at) ? selection.dim(at).index : int64_t{0}));
    }
    at::Tensor there = present->at(index).tensor();
    const int64_t along = std::count_if(index.begin(), index.begin() + static_cast<std::ptrdiff_t>(dim),
                                        [](const IndexItem& item) { return std::holds_alternative<Slice>(item); });
    there = there.transpose(0, along);
    return there.reshape({there.size(0), -1}).any(-1).sum().item<int64_t>();
}

Range partOf(const Range& range, int64_t first, int64_t count, int64_t step)
{
    return {range.start + first * range.step, range.step * step, count};
}

}  // namespace tensordesk

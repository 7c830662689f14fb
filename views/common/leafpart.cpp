// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/leafpart.h"

#include "tensordict/scratch.h"

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

struct PieceWalk {
    const Leaf& leaf;
    Progress& progress;
    const std::function<void(const DimSelection&, const at::Tensor&)>& visit;
    int64_t total;
    int64_t done = 0;

    void read(const DimSelection& selection)
    {
        const int64_t bytes = selection.elementCount() * itemSize(leaf.dtype());
        const auto cut = dimToCut(selection);
        if (bytes <= kPieceBytes || !cut) {
            progress.check();
            visit(selection, leaf.at(selection.toIndex()).tensor());
            leaf.checkIntact();
            progress.report(done += bytes, total);
            return;
        }
        const Range whole = selection.dim(*cut).range;
        int64_t rows = std::max<int64_t>(1, kPieceBytes / (bytes / whole.count));
        // A chunk that two pieces share would be unpacked twice.
        if (const int64_t chunk = *cut == 0 ? rowsOfChunk(leaf) : 1; chunk < rows) {
            rows -= rows % chunk;
        }
        for (int64_t first = 0; first < whole.count; first += rows) {
            DimSelection part = selection;
            part.setRange(*cut, partOf(whole, first, std::min(rows, whole.count - first)));
            read(part);
        }
    }
};

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
    PieceWalk walk{leaf, progress, visit, selection.elementCount() * itemSize(leaf.dtype())};
    walk.read(selection);
}

Range partOf(const Range& range, int64_t first, int64_t count, int64_t step)
{
    return {range.start + first * range.step, range.step * step, count};
}

}  // namespace tensordesk

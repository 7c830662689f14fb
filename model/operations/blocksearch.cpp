// SPDX-License-Identifier: BSD-3-Clause
#include "operations/blocksearch.h"

#include "tensordict/scratch.h"

#include <ATen/TensorOperators.h>
#include <ATen/ops/isnan.h>
#include <ATen/ops/scalar_tensor.h>

namespace tensordesk {

namespace {

void forEachBlock(const Leaf& leaf, const std::function<void(const Part&, const at::Tensor&)>& visit)
{
    forEachSubpart(wholePart(leaf.shape()), itemSize(leaf.dtype()), rowsOfChunk(leaf),
                   [&](const Part& part) { visit(part, leaf.at(indexOf(part)).tensor()); });
}

bool holds(const at::Tensor& truth)
{
    return truth.item<bool>();
}

}  // namespace

at::Tensor extremePosition(const Leaf& leaf, bool isLargest)
{
    at::Tensor best;
    int64_t position = 0, before = 0;
    forEachBlock(leaf, [&](const Part&, const at::Tensor& block) {
        const at::Tensor elements = block.flatten();
        const int64_t at = (isLargest ? elements.argmax() : elements.argmin()).item<int64_t>();
        const at::Tensor value = elements[at];
        const bool isBetter = !best.defined()
            || (!holds(best.isnan()) && holds((isLargest ? value.gt(best) : value.lt(best)).logical_or(value.isnan())));
        if (isBetter) {
            best = value.clone();  // the block is let go
            position = before + at;
        }
        before += elements.numel();
    });
    return at::scalar_tensor(position, at::kLong);
}

at::Tensor nonzeroPositions(const Leaf& leaf)
{
    int64_t count = 0;
    forEachBlock(leaf, [&](const Part&, const at::Tensor& block) { count += block.count_nonzero().item<int64_t>(); });
    const at::Tensor positions = emptyScratch({count, leaf.dim()}, at::kLong);
    int64_t found = 0;
    forEachBlock(leaf, [&](const Part& part, const at::Tensor& block) {
        const at::Tensor here = block.nonzero();
        for (int64_t dim = 0; dim < leaf.dim(); ++dim) {
            here.select(1, dim).add_(part[static_cast<std::size_t>(dim)].start);
        }
        positions.narrow(0, found, here.size(0)).copy_(here);
        found += here.size(0);
    });
    return positions;
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "storage/leafparts.h"

#include "tensordict/error.h"
#include "tensordict/scratch.h"

#include <algorithm>

namespace tensordesk {

namespace {

void visit(const Leaf& leaf, int64_t mostBytes, const std::function<void(const at::Tensor&)>& use)
{
    if (leaf.elementCount() == 0)
        return;
    if (leaf.bytes() <= mostBytes || leaf.dim() == 0) {
        const at::Tensor tensor = leaf.tensor();
        guardingTorch([&] {
            const at::Tensor values = tensor.detach().cpu().resolve_conj().resolve_neg().contiguous();
            use(values);
        });
        return;
    }
    const int64_t rows = leaf.shape().front();
    const int64_t rowBytes = leaf.bytes() / rows;
    const int64_t chunk = rowsOfChunk(leaf);
    const int64_t step = std::max(chunk, mostBytes / rowBytes / chunk * chunk);
    const Shape leading{rows};
    for (int64_t row = 0; row < rows; row += step) {
        const int64_t count = std::min(step, rows - row);
        // A single row may still be too large, so its own rows are next.
        const IndexItem item = count == 1 ? IndexItem(row) : IndexItem(Slice{row, row + count, {}});
        const Leaf part = leaf.at(BoundIndex({item}, leading));
        visit(part, std::max(mostBytes, count > 1 ? part.bytes() : 0), use);
    }
}

}  // namespace

void forEachPart(const Leaf& leaf, int64_t mostBytes, const std::function<void(const at::Tensor&)>& use)
{
    try {
        visit(leaf, mostBytes, use);
    } catch (const Error&) {
        // A hole in a mapping shows in the system call that it is handed to as a bad address.
        leaf.checkIntact();
        throw;
    }
    leaf.checkIntact();
}

}  // namespace tensordesk

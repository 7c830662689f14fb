// SPDX-License-Identifier: BSD-3-Clause
#include "analysis/episodes.h"

#include <ATen/core/Tensor.h>

namespace tensordesk {
namespace {

/// The ends as [positions of the other dims, time].
at::Tensor endsOf(const TensorDict& td, const KeyPath& done)
{
    const Leaf leaf = td.leaf(done);
    Shape shape = leaf.shape();
    while (shape.size() > td.batchSize().size() && shape.back() == 1)
        shape.pop_back();
    if (leaf.dtype() != at::kBool || shape != td.batchSize())
        throw Error(ErrorKind::TypeError, "Episodes end where a bool of the batch size " + toString(td.batchSize()) +
                                              " is true, and this is " + dtypeName(leaf.dtype()) + " " +
                                              toString(leaf.shape()) + ".")
            .within(done);
    return snapshot(leaf).reshape({-1, shape.back()});
}

/// The position in the dims before the last that has number `row`.
Index positionOf(int64_t row, const Shape& batch)
{
    Index position(batch.size() - 1, int64_t{0});
    for (std::size_t dim = batch.size() - 1; dim-- > 0;) {
        position[dim] = row % batch[dim];
        row /= batch[dim];
    }
    return position;
}

}  // namespace

std::vector<Episode> episodesOf(const TensorDict& td, const KeyPath& done, Progress& progress)
{
    const Shape& batch = td.batchSize();
    if (batch.empty())
        throw Error(ErrorKind::ValueError, "This tensordict has no batch dim, so there is no time along which episodes end.");
    std::vector<Episode> episodes;
    if (elementCount(batch) == 0)
        return episodes;
    const at::Tensor ends = endsOf(td, done);
    const auto* isEnd = ends.const_data_ptr<bool>();
    const int64_t time = batch.back();
    for (int64_t row = 0; row < ends.size(0); ++row) {
        progress.check();
        const Index position = positionOf(row, batch);
        for (int64_t start = 0, step = 0; step < time; ++step) {
            if (isEnd[row * time + step] || step + 1 == time) {
                Index index = position;
                index.emplace_back(Slice{start, step + 1, {}});
                episodes.push_back({td.at(index), toPython(index)});
                start = step + 1;
            }
        }
    }
    return episodes;
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/reduce/lanes.h"

#include "model/tensordict/base/memory.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/leaves/scratch.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The bytes of lanes computed at once: more than for other blocks, since lanes may span all rows of a file, and less than the
/// memory limit, since sorting takes several times as much.
constexpr int64_t kBytesOfLanes = int64_t{64} << 20;

/// The dims of a leaf that are not along its lanes.
std::vector<std::size_t> dimsAcross(const Leaf& leaf, const std::vector<int64_t>& dims)
{
    std::vector<bool> isAlong(leaf.shape().size());
    for (const int64_t dim : dims)
        isAlong[static_cast<std::size_t>(wrapDim(dim, leaf.dim()))] = true;
    std::vector<std::size_t> across;
    for (std::size_t dim = 0; dim < isAlong.size(); ++dim)
        if (!isAlong[dim])
            across.push_back(dim);
    return across;
}

}  // namespace

int64_t laneSize(const Leaf& leaf, const std::vector<int64_t>& dims)
{
    int64_t size = leaf.elementCount();
    for (const std::size_t dim : dimsAcross(leaf, dims))
        size /= std::max<int64_t>(1, leaf.shape()[dim]);
    return size;
}

std::vector<at::Tensor> calledOnLanes(const Leaf& leaf, const std::vector<int64_t>& dims, bool keepsDims,
                                      const LaneFunction& function)
{
    const std::vector<std::size_t> across = isLarge(leaf) ? dimsAcross(leaf, dims) : std::vector<std::size_t>();
    if (isLarge(leaf)) {
        // A sorted copy, and the position of each element.
        const double bytes = static_cast<double>(laneSize(leaf, dims)) * static_cast<double>(itemSize(leaf.dtype()) + 8);
        checkFits(bytes, {"a result that combines {} elements", laneSize(leaf, dims)});
    }
    if (across.empty())
        return function(leaf.tensor());
    Part places;
    for (const std::size_t dim : across)
        places.push_back({0, 1, leaf.shape()[dim]});
    // Counted from the end, since there may be new dims in front.
    const auto dimOfResult = [&](std::size_t i) {
        return keepsDims ? static_cast<int64_t>(across[i]) - leaf.dim()
                         : static_cast<int64_t>(i) - static_cast<int64_t>(across.size());
    };
    const int64_t bytesOfLane = laneSize(leaf, dims) * itemSize(leaf.dtype());
    std::vector<at::Tensor> wholes;
    const auto partOf = [&](const Part& some) {
        Part part = wholePart(leaf.shape());
        for (std::size_t i = 0; i < across.size(); ++i)
            part[across[i]] = some[i];
        return part;
    };
    const auto compute = [&](const Part& some, const at::Tensor& lanes) {
        const std::vector<at::Tensor> results = function(lanes);
        for (std::size_t which = 0; which < results.size(); ++which) {
            if (which == wholes.size()) {
                Shape shape = results[which].sizes().vec();
                for (std::size_t i = 0; i < across.size(); ++i)
                    shape[shape.size() - static_cast<std::size_t>(-dimOfResult(i))] = places[i].count;
                wholes.push_back(emptyScratch(shape, results[which].scalar_type()));
            }
            at::Tensor target = wholes[which];
            for (std::size_t i = 0; i < across.size(); ++i)
                target = target.narrow(dimOfResult(i), some[i].start, some[i].count);
            target.copy_(results[which]);
        }
    };
    const auto read = [&](const Part& some) {
        const Part part = partOf(some);
        const at::Tensor lanes = boundedTensor(leaf.at(indexOf(part)));
        // Lanes through whole chunks, which are unpacked once, may be too many to be computed at once.
        forEachBlock(some, {bytesOfLane, 1, kBytesOfLanes},
                     [&](const Part& few) { compute(few, narrowed(lanes, part, partOf(few))); });
    };
    forEachBlock(places, {bytesOfLane, rowsOfChunk(leaf, across.front()), kBytesOfLanes}, read);
    return wholes;
}

}  // namespace tensordesk

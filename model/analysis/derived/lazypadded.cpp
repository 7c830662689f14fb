// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/derived/lazypadded.h"

#include "model/analysis/values/raggedblock.h"
#include "model/operations/rollouts/trajectories.h"
#include "model/tensordict/tree/mappedleaves.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <algorithm>
#include <optional>

namespace tensordesk {
namespace {

TensorDict shapesOf(const TensorDict& td)
{
    TensorDict shapes = withLeaves(td, [](const Leaf& leaf) {
        return Leaf(at::empty(leaf.shape(), at::TensorOptions(leaf.dtype()).device(at::kMeta)));
    });
    shapes.setDevice(std::nullopt);  // so that the mask keeps its elements
    return shapes;
}

bool hasRaggedLeaf(const TensorDict& td)
{
    bool isRagged = false;
    forEachEntry(td, [&](const KeyPath&, const Entry& entry) {
        const auto* const leaf = std::get_if<Leaf>(&entry);
        isRagged = isRagged || (leaf != nullptr && leaf->isRagged());
    });
    return isRagged;
}

}  // namespace

TensorDict lazilyPadded(const std::vector<TensorDict>& episodes, const KeyPath& mask)
{
    if (std::ranges::any_of(episodes, hasRaggedLeaf)) {
        return paddedEpisodes(episodes, mask);
    }
    std::vector<TensorDict> shapes;
    std::ranges::transform(episodes, std::back_inserter(shapes), shapesOf);
    TensorDict padded = paddedEpisodes(shapes, mask);
    padded.setDevice(episodes.front().device());
    std::vector<KeyPath> keys;
    forEachEntry(padded, [&](const KeyPath& key, const Entry& entry) {
        if (const auto* const leaf = std::get_if<Leaf>(&entry); leaf != nullptr && leaf->device().is_meta()) {
            keys.push_back(key);
        }
    });
    for (const KeyPath& key : keys) {
        std::vector<Leaf> leaves;
        std::ranges::transform(episodes, std::back_inserter(leaves), [&](const TensorDict& episode) { return episode.leaf(key); });
        const Leaf stacked = Leaf::stack(std::move(leaves), 0);
        padded.set(key, stacked.isRagged() ? asBlock(stacked) : stacked);
    }
    return padded;
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/datamask.h"

#include "model/operations/keys/keypaths.h"

#include <algorithm>

namespace tensordesk {

bool isOnePerPosition(const Leaf& leaf, const Shape& batch)
{
    const auto shape = leaf.sizes();
    return startsWith(shape, batch)
        && std::all_of(shape.begin() + batch.size(), shape.end(), [](int64_t size) { return size == 1; });
}

bool isOverBatch(const Leaf& leaf, const Shape& batch)
{
    return leaf.dtype() == DType::Bool && isOnePerPosition(leaf, batch);
}

std::optional<int64_t> agentsOf(const Leaf& leaf, const Shape& batch)
{
    const auto shape = leaf.sizes();
    const bool isOneEach = shape.size() > batch.size() && startsWith(shape, batch) && shape[batch.size()] > 0
                        && std::all_of(shape.begin() + batch.size() + 1, shape.end(), [](int64_t size) { return size == 1; });
    return isOneEach ? std::optional(shape[batch.size()]) : std::nullopt;
}

std::vector<KeyPath> leavesOfGroups(const TensorDict& td, const KeyPath& level, const Key& name)
{
    const auto entry = level.empty() ? std::optional<Entry>(td) : td.contains(level) ? td.find(level) : std::nullopt;
    const auto* below = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
    std::vector<KeyPath> leaves;
    for (const Key& group : below ? below->keys() : std::vector<Key>()) {
        KeyPath key = level / KeyPath{group} / KeyPath{name};
        if (group != Key("next") && leafAt(td, key))
            leaves.push_back(std::move(key));
    }
    return leaves;
}

namespace {

/// Without the dims of size 1 behind the batch.
Leaf overBatch(const Leaf& leaf, std::size_t batchDims)
{
    if (leaf.sizes().size() == batchDims)
        return leaf;
    Index index(batchDims, Slice{});
    index.resize(leaf.sizes().size(), int64_t{0});
    return leaf.at(index);
}

}  // namespace

std::optional<DataMask> dataMaskOf(const TensorDict& td)
{
    if (td.batchSize().empty())
        return std::nullopt;
    for (const KeyPath& key : {KeyPath{"mask"}, KeyPath{"collector", "mask"}}) {
        if (!td.contains(key))
            continue;
        const auto entry = td.find(key);
        const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        if (leaf && isOverBatch(*leaf, td.batchSize()))
            return DataMask{key, overBatch(*leaf, td.batchSize().size())};
    }
    return std::nullopt;
}

LeafPlace LeafPlace::below(const TensorDict& root, const KeyPath& path)
{
    LeafPlace place{path, {root}};
    for (std::size_t depth = 0; depth + 1 < path.size(); ++depth)
        place.levels.push_back(place.levels.back().child({path[depth]}));
    return place;
}

std::optional<DataMask> dataMaskFor(const Leaf& leaf, const LeafPlace& place)
{
    const auto& [path, levels] = place;
    for (std::size_t at = levels.size(); at-- > 0;) {
        auto mask = startsWith(leaf.sizes(), levels[at].batchSize()) ? dataMaskOf(levels[at]) : std::nullopt;
        if (!mask)
            continue;
        mask->key = path.head(path.size() - levels.size() + at) / mask->key;
        return mask->key == path ? std::nullopt : mask;
    }
    return std::nullopt;
}

Leaf partOf(const DataMask& mask, const Index& slices)
{
    const auto dims = std::min(slices.size(), mask.positions.shape().size());
    return mask.positions.at(Index(slices.begin(), slices.begin() + static_cast<std::ptrdiff_t>(dims)));
}

}  // namespace tensordesk

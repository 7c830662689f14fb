// SPDX-License-Identifier: BSD-3-Clause
#include "analysis/datamask.h"

#include <algorithm>

namespace tensordesk {

bool isOverBatch(const Leaf& leaf, const Shape& batch)
{
    const auto shape = leaf.sizes();
    return leaf.dtype() == DType::Bool && startsWith(shape, batch)
        && std::all_of(shape.begin() + batch.size(), shape.end(), [](int64_t size) { return size == 1; });
}

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
            return DataMask{key, *leaf};
    }
    return std::nullopt;
}

std::optional<DataMask> dataMaskOf(const TensorDict& root, const KeyPath& path)
{
    for (std::size_t depth = path.size(); depth-- > 0;) {
        const KeyPath above(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(depth));
        const auto entry = above.empty() ? std::optional<Entry>(root) : root.find(above);
        const auto* level = entry ? std::get_if<TensorDict>(&*entry) : nullptr;
        if (auto mask = level ? dataMaskOf(*level) : std::nullopt) {
            mask->key = above / mask->key;
            return mask->key == path ? std::nullopt : mask;
        }
    }
    return std::nullopt;
}

}  // namespace tensordesk

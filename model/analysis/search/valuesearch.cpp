// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/search/valuesearch.h"

#include "model/analysis/values/partialsource.h"
#include "model/analysis/values/partprogress.h"
#include "model/analysis/values/raggedblock.h"
#include "model/tensordict/tree/visit.h"

#include <utility>
#include <vector>

namespace tensordesk {

namespace {

struct SearchedLeaf {
    KeyPath key;
    Leaf leaf;
};

std::vector<SearchedLeaf> leavesOf(const TensorDict& root, const Progress& progress)
{
    std::vector<SearchedLeaf> leaves;
    visitBelow(root, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        progress.check();
        const auto* const leaf = std::get_if<Leaf>(&entry);
        if (leaf != nullptr && holdsNumbers(leaf->dtype()) && (!leaf->isRagged() || !leaf->members().empty())) {
            Leaf block = leaf->isRagged() ? asBlock(*leaf) : *leaf;
            if (block.elementCount() > 0) {
                leaves.push_back({path, std::move(block)});
            }
        }
    });
    return leaves;
}

/// The position of an element by its row-major number.
Shape positionOf(int64_t element, const Shape& shape)
{
    Shape position(shape.size());
    for (std::size_t dim = shape.size(); dim-- > 0;) {
        position[dim] = element % shape[dim];
        element /= shape[dim];
    }
    return position;
}

}  // namespace

int64_t searchValues(const TensorDict& root, const Condition& condition, const std::function<void(FoundValues)>& found,
                     Progress& progress)
{
    const std::vector<SearchedLeaf> leaves = leavesOf(root, progress);
    int64_t total = 0;
    for (const SearchedLeaf& searched : leaves) {
        total += searched.leaf.bytes();
    }
    int64_t before = 0;
    for (const auto& [key, leaf] : leaves) {
        PartProgress part(progress, before, total);
        if (const Matches matches = findElements(leaf, condition, part, presentOf(leaf)); matches.first) {
            found({key, matches.count, leaf.elementCount(), positionOf(*matches.first, leaf.shape())});
        }
        before += leaf.bytes();
    }
    return static_cast<int64_t>(leaves.size());
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/collate/batchpreview.h"

#include "model/tensordict/tree/visit.h"

namespace tensordesk {
namespace {

BatchDims dimsOf(const TensorDict& td)
{
    return {td.batchSize(), resized(td.names(), td.batchSize().size())};
}

std::vector<LevelPreview> levelsOf(const TensorDict& before, const TensorDict& changed)
{
    std::vector<LevelPreview> levels;
    visitShared(before, changed, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry, const Entry& then) {
        const auto *level = std::get_if<TensorDict>(&entry), *after = std::get_if<TensorDict>(&then);
        if (level && after) {
            levels.push_back({path, dimsOf(*level), dimsOf(*after)});
        }
    });
    return levels;
}

/// The longest shape that all entries start with; nothing if there are none.
std::optional<Shape> commonShape(const TensorDict& td)
{
    std::optional<Shape> common;
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        const auto* leaf = std::get_if<Leaf>(&entry);
        const auto* child = std::get_if<TensorDict>(&entry);
        if (leaf || child) {
            // The possible batch size of a nested level counts, not its current one: it grows with its parent.
            const Shape shape = leaf ? leaf->shape() : possibleBatchSizes(*child).back();
            common = common ? commonPrefix(*common, shape) : shape;
        }
    }
    return common;
}

}  // namespace

BatchPreview previewBatch(const TensorDict& td, const std::function<void(const TensorDict& td, Mutations& mutations)>& change)
{
    BatchPreview preview;
    const TensorDict copy = td.shallowCopy();
    DirectMutations rehearsal(copy);
    try {
        change(copy, rehearsal);
        preview.levels = levelsOf(td, copy);
    } catch (const Error& error) {
        preview.error = error;
        preview.levels = levelsOf(td, td);
    }
    return preview;
}

std::vector<Shape> possibleBatchSizes(const TensorDict& td)
{
    if (td.isLazyStack()) {
        return {td.batchSize()};
    }
    const Shape longest = commonShape(td).value_or(td.batchSize());
    std::vector<Shape> sizes;
    for (std::size_t dims = 0; dims <= longest.size(); ++dims) {
        sizes.emplace_back(longest.begin(), longest.begin() + static_cast<std::ptrdiff_t>(dims));
    }
    return sizes;
}

}  // namespace tensordesk

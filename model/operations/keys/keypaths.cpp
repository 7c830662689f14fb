// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/keypaths.h"

#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>

namespace tensordesk {

namespace {

std::string dotted(const KeyPath& path)
{
    std::string text;
    for (const PathElement& element : path)
        text += (text.empty() ? "" : ".") + element.key();
    return text;
}

bool isLevel(const Entry& entry, LeafRule leaves)
{
    const auto* td = std::get_if<TensorDict>(&entry);
    return td && (leaves != LeafRule::Tensorclasses || td->tensorclass().empty());
}

void collect(const TensorDict& td, const KeyPath& path, const KeyOptions& options, std::vector<std::pair<KeyPath, Entry>>& found)
{
    for (std::size_t i = 0; i < td.count(); ++i) {
        KeyPath own = path / td.keyAt(i);
        Entry entry = td.entryAt(i);
        const bool isChosen = options.isLeaf && options.isLeaf(className(entry));
        const bool below = options.isLeaf ? std::holds_alternative<TensorDict>(entry) : isLevel(entry, options.leaves);
        const bool isData = std::holds_alternative<NonTensor>(entry);
        const bool isLeaf = options.isLeaf ? isChosen : !below && !(isData && options.leaves == LeafRule::Tensors);
        const bool isListed = !options.leavesOnly || isLeaf;
        const bool isDescended = below && options.nested;
        // A leaf that holds others comes after them.
        const bool isLast = isDescended && (options.childrenFirst || options.leavesOnly);
        if (isListed && !isLast)
            found.emplace_back(own, entry);
        if (isDescended)
            collect(std::get<TensorDict>(entry), own, options, found);
        if (isListed && isLast)
            found.emplace_back(own, entry);
    }
}

}  // namespace

std::vector<std::pair<KeyPath, Entry>> keyedEntries(const TensorDict& td, const KeyOptions& options)
{
    std::vector<std::pair<KeyPath, Entry>> found;
    collect(td, {}, options, found);
    if (options.sorted)
        std::stable_sort(found.begin(), found.end(),
                         [](const auto& a, const auto& b) { return dotted(a.first) < dotted(b.first); });
    return found;
}

std::vector<KeyPath> keyPaths(const TensorDict& td, const KeyOptions& options)
{
    std::vector<KeyPath> paths;
    if (options.nested || options.leavesOnly) {
        for (auto& [path, entry] : keyedEntries(td, options))
            paths.push_back(std::move(path));
        return paths;
    }
    for (const Key& key : td.keys())
        paths.push_back({key});
    if (options.sorted)
        std::sort(paths.begin(), paths.end());
    return paths;
}

bool hasNoLeaf(const TensorDict& td)
{
    return visitBelow(td, StackWalk::Unnumbered,
                      [](const Entry& entry) { return std::holds_alternative<TensorDict>(entry) ? Walk::Advance : Walk::Stop; });
}

std::optional<Leaf> leafAt(const TensorDict& td, const KeyPath& key)
{
    if (!td.contains(key))
        return std::nullopt;
    const auto entry = td.find(key);
    const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
    return leaf ? std::optional(*leaf) : std::nullopt;
}

bool isEmpty(const TensorDict& td)
{
    if (td.isLazyStack())
        return keyPaths(td, {.nested = true, .leavesOnly = true}).empty();
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Entry entry = td.entryAt(i);
        const auto* child = std::get_if<TensorDict>(&entry);
        if (!child || !isEmpty(*child))
            return false;
    }
    return true;
}

int64_t depthOf(const TensorDict& td)
{
    int64_t deepest = 0;
    visitBelow(td, StackWalk::Unnumbered, [&](const KeyPath& path, const Entry& entry) {
        if (!std::holds_alternative<TensorDict>(entry))
            deepest = std::max(deepest, std::ssize(path) - 1);
    });
    return deepest;
}

int64_t parameterCount(const TensorDict& td)
{
    int64_t count = 0;
    visitLeaves(td, StackWalk::Unnumbered, [&](const Leaf& leaf) { count += leaf.elementCount(); });
    return count;
}

std::optional<DType> commonDType(const TensorDict& td)
{
    std::optional<DType> common;
    const bool agree = visitLeaves(td, StackWalk::Unnumbered, [&](const Leaf& leaf) {
        common = common.value_or(leaf.dtype());
        return *common == leaf.dtype() ? Walk::Advance : Walk::Stop;
    });
    return agree ? common : std::nullopt;
}

std::string className(const Entry& entry)
{
    if (const auto* child = std::get_if<TensorDict>(&entry))
        return child->typeName();
    if (const auto* data = std::get_if<NonTensor>(&entry))
        return data->typeName();
    if (const auto* broken = std::get_if<Broken>(&entry))
        throw broken->error();
    return "Tensor";
}

Shape entryShape(const TensorDict& td, const KeyPath& path)
{
    const std::optional<Entry> entry = td.find(path);
    const auto* broken = entry ? std::get_if<Broken>(&*entry) : nullptr;
    return broken && broken->shape() ? *broken->shape() : *shapeOf(td.at(path));
}

}  // namespace tensordesk

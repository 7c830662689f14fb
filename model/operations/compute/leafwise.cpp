// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/leafwise.h"

#include "model/operations/compute/levelbuilder.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/rewrapped.h"
#include "model/tensordict/tree/visit.h"

namespace tensordesk {

namespace {

/// Calls `makeEntry` for every leaf and level of `td`, and adds the results to a level like `shape`.
template <typename OfLeaf, typename OfLevel>
TensorDict rebuilt(const TensorDict& td, LevelShape shape, std::optional<at::Device> device, const OfLeaf& ofLeaf,
                   const OfLevel& ofLevel)
{
    LevelBuilder result(std::move(shape.batch), std::move(shape.names), device, td);
    visitLevel(td, [&](const Key& key, Entry entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            entry = Leaf(ofLeaf(*leaf));
        else if (const auto* child = std::get_if<TensorDict>(&entry))
            entry = ofLevel(*child);
        else if (const auto* broken = std::get_if<Broken>(&entry))
            throw broken->error();
        result.add(key, std::move(entry));
    });
    return result.finish();
}

}  // namespace

TensorDict stackedLike(const TensorDict& td, std::vector<TensorDict> members, KeepNames names)
{
    TensorDict stack = names == KeepNames::Yes || members.empty() ? restacked(td, std::move(members))
                                                                  : TensorDict::lazyStack(std::move(members), td.stackDim());
    return td.tensorclass().empty() ? stack : TensorDict::typed(std::move(stack), td.tensorclass());
}

TensorDict mapLeaves(const TensorDict& td, const LeafFunction& function, KeepNames names)
{
    const auto mapped = [&](const TensorDict& part) { return mapLeaves(part, function, names); };
    if (td.isLazyStack())
        return stackedLike(td, changedMembers(td.members(), mapped), names);
    return rebuilt(td, {td.batchSize(), names == KeepNames::Yes ? td.names() : DimNames{}}, td.device(), function, mapped);
}

TensorDict transformLeaves(const TensorDict& td, const std::function<Leaf(const Leaf&)>& function, std::optional<at::Device> device)
{
    const auto transformed = [&](const TensorDict& part) { return transformLeaves(part, function, device); };
    if (td.isLazyStack())
        return stackedLike(td, changedMembers(td.members(), transformed), KeepNames::Yes);
    return rebuilt(td, {td.batchSize(), td.names()}, device, function, transformed);
}

TensorDict mapDense(const TensorDict& td, const std::function<LevelShape(const TensorDict& level)>& rule,
                    const std::function<at::Tensor(const TensorDict& level, const Leaf& leaf)>& function)
{
    return rebuilt(
        td, rule(td), td.device(), [&](const Leaf& leaf) { return function(td, leaf); },
        [&](const TensorDict& child) { return mapDense(child, rule, function); });
}

void forEachLeaf(const TensorDict& td, bool visitMembers, const std::function<void(const KeyPath&, const Leaf&)>& visit)
{
    visitBelow(td, visitMembers ? StackWalk::Unnumbered : StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            visit(path, *leaf);
        else if (const auto* broken = std::get_if<Broken>(&entry))
            throw Error(broken->error()).within(path);
    });
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/leafwise.h"

#include "model/operations/compute/levelbuilder.h"
#include "model/tensordict/tree/lazystacknode.h"

namespace tensordesk {

namespace {

/// Calls `makeEntry` for every leaf and level of `td`, and puts what it gives into a level like `shape`.
template <typename OfLeaf, typename OfLevel>
TensorDict rebuilt(const TensorDict& td, LevelShape shape, std::optional<at::Device> device, const OfLeaf& ofLeaf,
                   const OfLevel& ofLevel)
{
    LevelBuilder result(std::move(shape.batch), std::move(shape.names), device, td);
    for (std::size_t i = 0; i < td.count(); ++i) {
        Key key = td.keyAt(i);
        withinKey(key, [&] {
            Entry entry = td.entryAt(i);
            if (const auto* leaf = std::get_if<Leaf>(&entry))
                entry = Leaf(ofLeaf(*leaf));
            else if (const auto* child = std::get_if<TensorDict>(&entry))
                entry = ofLevel(*child);
            else if (const auto* broken = std::get_if<Broken>(&entry))
                throw broken->error();
            result.add(key, std::move(entry));
        });
    }
    return result.finish();
}

void visitLeaves(const TensorDict& td, KeyPath& path, bool visitMembers,
                 const std::function<void(const KeyPath&, const Leaf&)>& visit)
{
    if (visitMembers && td.isLazyStack()) {
        for (const TensorDict& member : td.members())
            visitLeaves(member, path, visitMembers, visit);
        return;
    }
    for (std::size_t i = 0; i < td.count(); ++i) {
        path.push_back(td.keyAt(i));
        const Entry entry = td.entryAt(i);
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            visit(path, *leaf);
        else if (const auto* child = std::get_if<TensorDict>(&entry))
            visitLeaves(*child, path, visitMembers, visit);
        else if (const auto* broken = std::get_if<Broken>(&entry))
            throw Error(broken->error()).within(path);
        path.pop_back();
    }
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
    if (td.isLazyStack()) {
        std::vector<TensorDict> members;
        for (const TensorDict& member : td.members())
            members.push_back(mapLeaves(member, function, names));
        return stackedLike(td, std::move(members), names);
    }
    return rebuilt(td, {td.batchSize(), names == KeepNames::Yes ? td.names() : DimNames{}}, td.device(), function,
                   [&](const TensorDict& child) { return mapLeaves(child, function, names); });
}

TensorDict transformLeaves(const TensorDict& td, const std::function<Leaf(const Leaf&)>& function, std::optional<at::Device> device)
{
    if (td.isLazyStack()) {
        std::vector<TensorDict> members;
        for (const TensorDict& member : td.members())
            members.push_back(transformLeaves(member, function, device));
        return stackedLike(td, std::move(members), KeepNames::Yes);
    }
    return rebuilt(td, {td.batchSize(), td.names()}, device, function,
                   [&](const TensorDict& child) { return transformLeaves(child, function, device); });
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
    KeyPath path;
    visitLeaves(td, path, visitMembers, visit);
}

}  // namespace tensordesk

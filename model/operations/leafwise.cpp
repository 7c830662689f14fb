// SPDX-License-Identifier: BSD-3-Clause
#include "operations/leafwise.h"

namespace tensordesk {

namespace {

TensorDict emptyLike(const TensorDict& td, KeepNames names)
{
    return TensorDict(td.batchSize(), names == KeepNames::Yes ? td.names() : DimNames{}, td.device());
}

TensorDict typedLike(const TensorDict& td, TensorDict content)
{
    return td.tensorclass().empty() ? content : TensorDict::typed(std::move(content), td.tensorclass());
}

}  // namespace

TensorDict mapLeaves(const TensorDict& td, const LeafFunction& function, KeepNames names)
{
    if (td.isLazyStack()) {
        std::vector<TensorDict> members;
        for (const TensorDict& member : td.members())
            members.push_back(mapLeaves(member, function, names));
        return TensorDict::lazyStack(std::move(members), td.stackDim(),
                                     names == KeepNames::Yes ? td.stackDimName() : DimName{});
    }
    TensorDict result = emptyLike(td, names);
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Key key = td.keyAt(i);
        withinKey(key, [&] {
            Entry entry = td.entryAt(i);
            if (const auto* leaf = std::get_if<Leaf>(&entry))
                entry = Leaf(function(*leaf));
            else if (const auto* child = std::get_if<TensorDict>(&entry))
                entry = mapLeaves(*child, function, names);
            else if (const auto* broken = std::get_if<Broken>(&entry))
                throw broken->error;
            result.set({key}, std::move(entry));
        });
    }
    return typedLike(td, std::move(result));
}

TensorDict mapLeaves(const TensorDict& left, const TensorDict& right, const LeafPairFunction& function, KeepNames names)
{
    if (left.isLazyStack() && right.isLazyStack() && left.stackDim() == right.stackDim() &&
        left.members().size() == right.members().size()) {
        std::vector<TensorDict> members;
        for (std::size_t i = 0; i < left.members().size(); ++i)
            members.push_back(mapLeaves(left.members()[i], right.members()[i], function, names));
        return TensorDict::lazyStack(std::move(members), left.stackDim(),
                                     names == KeepNames::Yes ? left.stackDimName() : DimName{});
    }
    for (const Key& key : right.keys())
        if (!left.contains({key}))
            throw Error(ErrorKind::KeyError, "only the right operand has the key " + stringLiteral(key));
    TensorDict result = emptyLike(left, names);
    for (std::size_t i = 0; i < left.count(); ++i) {
        const Key key = left.keyAt(i);
        withinKey(key, [&] {
            const std::optional<Entry> partner = right.find({key});
            if (!partner)
                throw Error(ErrorKind::KeyError, "only the left operand has the key " + stringLiteral(key));
            Entry entry = left.entryAt(i);
            const auto *leaf = std::get_if<Leaf>(&entry), *otherLeaf = std::get_if<Leaf>(&*partner);
            const auto *child = std::get_if<TensorDict>(&entry), *otherChild = std::get_if<TensorDict>(&*partner);
            if (const auto* broken = std::get_if<Broken>(&entry))
                throw broken->error;
            if (leaf && otherLeaf)
                entry = Leaf(function(*leaf, *otherLeaf));
            else if (child && otherChild)
                entry = mapLeaves(*child, *otherChild, function, names);
            else if (leaf || child)
                throw Error(ErrorKind::TypeError, "the operands have different kinds of entries here");
            result.set({key}, std::move(entry));
        });
    }
    return typedLike(left, std::move(result));
}

}  // namespace tensordesk

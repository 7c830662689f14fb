// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/entryops.h"

#include "model/tensordict/tree/typednode.h"

#include <algorithm>

namespace tensordesk {

Entry indexed(const Entry& entry, const BoundIndex& index)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        return leaf->at(index);
    }
    if (const auto* child = std::get_if<TensorDict>(&entry)) {
        return child->at(index);
    }
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        return value->at(index);
    }
    return entry;
}

std::optional<Shape> shapeOf(const Entry& entry)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        return leaf->shape();
    }
    if (const auto* child = std::get_if<TensorDict>(&entry)) {
        return child->batchSize();
    }
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        return value->batchSize();
    }
    return {};
}

Message kindName(const Entry& entry)
{
    constexpr Pattern<> names[] = {Pattern<>("a tensor"), Pattern<>("a tensordict"), Pattern<>("a non-tensor value"),
                                   Pattern<>("broken")};
    return names[entry.index()];
}

bool isNone(const Entry& entry)
{
    const auto* value = std::get_if<NonTensor>(&entry);
    return value != nullptr && !value->isStack() && value->first().as<PythonValue::None>() != nullptr;
}

namespace {

/// For instances of one tensorclass an instance.
TensorDict stackedLevel(std::vector<TensorDict> levels, int64_t dim, const DimName& dimName)
{
    const std::string tensorclass = levels.front().tensorclass();
    const bool isTyped = !tensorclass.empty()
                      && std::ranges::all_of(levels, [&](const TensorDict& level) { return level.tensorclass() == tensorclass; });
    if (!isTyped) {
        return TensorDict::lazyStack(std::move(levels), dim, dimName);
    }
    for (TensorDict& level : levels) {
        level = static_cast<const TypedNode&>(*level.node()).content();
    }
    return TensorDict::typed(TensorDict::lazyStack(std::move(levels), dim, dimName), tensorclass);
}

}  // namespace

Entry stackedEntry(const std::vector<Entry>& members, int64_t dim, const DimName& dimName)
{
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (const auto* broken = std::get_if<Broken>(&members[i])) {
            return Broken{
                Error(broken->error().kind(), "member {}: {}", i, broken->error().reason()).inFile(broken->error().file()),
                {},
                {}};
        }
        if (members[i].index() != members.front().index()) {
            return Broken{Error(ErrorKind::RuntimeError, "member 0 holds {} here and member {} holds {}", kindName(members.front()),
                                i, kindName(members[i])),
                          {},
                          {}};
        }
    }
    try {
        if (std::holds_alternative<Leaf>(members.front())) {
            return Leaf::stack(itemsOf<Leaf>(members), dim);
        }
        if (std::holds_alternative<TensorDict>(members.front())) {
            return stackedLevel(itemsOf<TensorDict>(members), dim, dimName);
        }
        return NonTensor::stack(itemsOf<NonTensor>(members), dim);
    } catch (const Error& error) {
        // Leaves of different numbers of dims have one shape in the oracle: that of nothing known.
        const bool isLeaf = std::holds_alternative<Leaf>(members.front());
        return Broken{error, isLeaf ? std::optional(Shape{kRagged}) : std::nullopt, {}};
    }
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/operations/owners.h"
#include "model/operations/shape/dimnaming.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/subnode.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;
Value names(const Arguments& a)
{
    Value::List list;
    for (const DimName& name : a.td().names())
        list.items.push_back(name ? Value(*name) : Value());
    return list;
}

DimName toName(const Value& value)
{
    if (value.isNone())
        return {};
    if (const auto* name = value.as<std::string>())
        return *name;
    throw Error(ErrorKind::ValueError, "the name of a dim is a string or None, not a value of type {}", value.typeName());
}

Value refineNames(const Arguments& a)
{
    std::vector<NameItem> items;
    for (const Value& value : a.rest())
        items.push_back(value.as<Ellipsis>() ? NameItem(std::monostate()) : NameItem(toName(value)));
    a.mutations().apply(SetNames{{}, refinedNames(a.td().names(), items)});
    return a.self();
}

/// The names that `rename(*names, **map)` asks for.
DimNames renamed(const Arguments& a)
{
    const DimNames before = a.td().names();
    if (a.rest().empty() && a.keywords().empty())
        throw Error(ErrorKind::ValueError, "rename takes one name a dim, or old=new");
    if (!a.rest().empty() && !a.keywords().empty())
        throw Error(ErrorKind::ValueError, "rename takes one name a dim, or old=new, not both");
    if (a.rest().size() == 1 && a.rest().front().isNone())
        return DimNames(before.size());
    if (!a.rest().empty())
        return toNames(Value::List{a.rest()}, before.size());
    std::vector<std::pair<std::string, DimName>> changes;
    for (const auto& [from, to] : a.keywords())
        changes.emplace_back(from, toName(to));
    return renamedDims(before, changes);
}

Value rename(const Arguments& a)
{
    const DimNames names = renamed(a);
    if (dynamic_cast<const SubNode*>(a.td().node().get()))
        throw Error(ErrorKind::RuntimeError,
                    "the names of a sub-tensordict belong to its parent; copy it first with to_tensordict()");
    TensorDict copy = a.td().shallowCopy();
    copy.setNames(names);
    return copy;
}

Value renameInPlace(const Arguments& a)
{
    a.mutations().apply(SetNames{{}, renamed(a)});
    return a.self();
}

constexpr std::array kNameOperations = {
    Operation{kTd, "names", "", Metadata, "The names of the batch dims, None for those without.", names},
    Operation{kTd, "refine_names", "(*names)", InPlace, "Names the dims; ... keeps the present names.", refineNames},
    Operation{kTd, "rename", "(*names, **rename_map)", View, "The same entries with other names of the dims.", rename},
    Operation{kTd, "rename_", "(*names, **rename_map)", InPlace, "Renames dims.", renameInPlace},
};

}  // namespace

std::span<const Operation> nameOperations()
{
    return kNameOperations;
}

}  // namespace tensordesk

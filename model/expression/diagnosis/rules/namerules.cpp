// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/rules/rules.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The dim with this name, or with one that is spelt nearly alike.
std::optional<std::size_t> dimCalled(const DimNames& names, const std::string& name)
{
    std::vector<Key> known;
    for (const auto& each : names)
        if (each)
            known.push_back(*each);
    const std::string near = std::ranges::find(known, name) != known.end() ? name : nearestKey(name, known);
    const auto found = near.empty() ? names.end() : std::ranges::find(names, std::optional(near));
    return found == names.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - names.begin()));
}

/// `td["obs"].mean(dim="time")`
void explainNamedDims(Failure& failure)
{
    if (failure.error().kind() != ErrorKind::TypeError || failure.tensors().empty() || !failure.part().as<CallNode>())
        return;
    const Argument& x = *failure.tensors().front();
    std::vector<Replacement> positions;
    const auto add = [&](const Argument& argument) {
        const auto* name = argument.value ? argument.value->as<std::string>() : nullptr;
        const auto dim = name ? dimCalled(failure.operand(x).names, *name) : std::nullopt;
        if (!dim || !failure.isWritten(argument))
            return;
        failure.explain({"`{}` takes dims by position: \"{}\" is dim {} of {}.", failure.operation(),
                         *failure.operand(x).names[*dim], *dim, x.text});
        failure.mark(x, static_cast<int64_t>(*dim));
        positions.push_back({argument.part->place, std::to_string(*dim)});
    };
    for (const Argument& argument : failure.arguments()) {
        add(argument);
        for (const Argument& item : argument.items)
            add(item);
    }
    if (!positions.empty())
        failure.suggest(std::move(positions), {"Gives dims by their positions."});
}

/// Names given one by one, or as one list.
std::vector<const Argument*> givenNames(const Failure& failure, bool isConstruction)
{
    std::vector<const Argument*> given;
    const auto add = [&](const Argument& each) {
        if (each.value && (each.value->as<std::string>() || each.value->isNone()) && failure.isWritten(each))
            given.push_back(&each);
    };
    for (const Argument& argument : failure.arguments()) {
        if (isConstruction && argument.keyword != "names")
            continue;
        for (const Argument& item : argument.items)
            add(item);
        if (!isConstruction)
            add(argument);
    }
    return given;
}

/// A number of names other than that of batch dims.
void explainNumberOfNames(Failure& failure, const DimNames& names, bool isConstruction)
{
    const std::vector<const Argument*> given = givenNames(failure, isConstruction);
    if (given.empty() || given.size() == names.size())
        return;
    failure.explain({"Each batch dim needs one name. Batch dims: {}; names given: {}.", names.size(), given.size()});
    const std::size_t begin = given.front()->part->place.begin, end = given.back()->part->place.end;
    std::string text;
    for (std::size_t dim = 0; dim < names.size(); ++dim)
        text += (text.empty() ? "" : ", ")
              + (dim < given.size() ? given[dim]->text
                 : names[dim]       ? failure.literal(*names[dim])
                                    : std::string("None"));
    failure.suggest({{{begin, end}, text}}, given.size() < names.size() ? Message("Keeps the names of the other dims.")
                                                                        : Message("Leaves out the last names."));
}

}  // namespace

void explainNames(Failure& failure)
{
    explainNamedDims(failure);
    const std::string& name = failure.operation();
    const bool isConstruction = name == "TensorDict" || name == "from_dict";
    if (isConstruction) {
        const Argument* const size = failure.argument("batch_size", 1);
        if (size)
            explainNumberOfNames(failure, DimNames(size->integer() ? 1 : size->items.size()), true);
    } else if (name == "rename" || name == "rename_" || name == "refine_names") {
        const auto* td = failure.arguments().empty() || !failure.arguments().front().value
                           ? nullptr
                           : failure.arguments().front().value->as<TensorDict>();
        if (!td)
            return;
        DimNames names = td->names();
        names.resize(td->batchSize().size());
        explainNumberOfNames(failure, names, false);
        if (name == "refine_names") {
            failure.explain({"`refine_names` names dims that have no name; `rename` changes names."});
            failure.suggestName("rename", {"Changes the names."});
        }
    }
}

}  // namespace tensordesk

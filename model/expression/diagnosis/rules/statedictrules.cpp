// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rules/rules.h"

#include <algorithm>
#include <map>
#include <vector>

namespace tensordesk {

namespace {

using Sizes = std::map<std::string, Shape>;

Sizes sizesIn(const Value::Dict& states)
{
    Sizes sizes;
    for (const auto& [name, value] : states.items)
        if (const auto* text = name.as<std::string>(); text && value.as<Leaf>())
            sizes.emplace(*text, value.as<Leaf>()->shape());
    return sizes;
}

/// Names that DataParallel and DistributedDataParallel give.
void explainPrefix(Failure& failure, const Argument& states, const Sizes& given)
{
    constexpr std::string_view kPrefix = "module.";
    if (!std::ranges::all_of(given, [&](const auto& each) { return each.first.starts_with(kPrefix); }))
        return;
    failure.explain(Message("All names in {} begin with '{}', which DataParallel and DistributedDataParallel add.", states.text,
                            std::string(kPrefix)));
    failure.suggest(states,
                    "{k.removeprefix(" + failure.literal(std::string(kPrefix)) + "): v for k, v in " + failure.object(states)
                        + ".items()}",
                    Message("Removes the prefix from the names."));
}

/// The int literals of the call that makes the module, each with the size that the state dict has in its place.
void suggestSizes(Failure& failure, const Expression& module, const std::map<int64_t, int64_t>& changed)
{
    const auto* call = module.as<CallNode>();
    std::vector<Replacement> sizes;
    const auto add = [&](const Expression& argument) {
        const auto* literal = argument.as<LiteralNode>();
        const auto* size = literal ? literal->value.as<int64_t>() : nullptr;
        if (const auto found = size ? changed.find(*size) : changed.end(); found != changed.end())
            sizes.push_back({argument.place, std::to_string(found->second)});
    };
    if (!call)
        return;
    for (const Expression& argument : call->arguments)
        add(argument);
    for (const KeywordArgument& keyword : call->keywords)
        add(keyword.value);
    if (!sizes.empty())
        failure.suggest(std::move(sizes), Message("Makes the module with the sizes of the state dict."));
}

/// A weight that is written out and has its dims in the other order.
void suggestTransposed(Failure& failure, const Argument& states, const std::string& name)
{
    const auto* dict = states.part->as<DictNode>();
    for (std::size_t i = 0; dict && i < dict->items.size(); ++i) {
        const auto key = failure.search().tryValueOf(dict->items[i].key);
        const auto* text = key ? key->as<std::string>() : nullptr;
        if (text && *text == name)
            failure.suggest(dict->items[i].value, failure.object(dict->items[i].value) + ".T",
                            Message("Swaps dims {} and {} of {}.", 0, 1, failure.text(dict->items[i].value)));
    }
}

void explainSizes(Failure& failure, const Argument& module, const Argument& states, const Sizes& own, const Sizes& given)
{
    std::map<int64_t, int64_t> changed;
    for (const auto& [name, wanted] : own) {
        const auto found = given.find(name);
        if (found == given.end() || found->second == wanted)
            continue;
        const Shape& has = found->second;
        failure.explain(Message("`{}` is {} in the module and {} in the state dict.", name, toString(wanted), toString(has)));
        for (std::size_t dim = 0; dim < std::min(has.size(), wanted.size()); ++dim)
            if (has[dim] != wanted[dim])
                changed.emplace(wanted[dim], has[dim]);
        if (has.size() == 2 && wanted == Shape{has[1], has[0]})
            suggestTransposed(failure, states, name);
    }
    suggestSizes(failure, *module.part, changed);
}

/// A module with a bias that the state dict does not have.
void explainBias(Failure& failure, const Argument& module, const Sizes& own, const Sizes& given)
{
    const auto* call = module.part->as<CallNode>();
    const bool isMissing = own.contains("bias") && !given.contains("bias");
    if (!call || !isMissing || own.size() != given.size() + 1)
        return;
    failure.explain(Message("The state dict has no `{}`, which the module has.", std::string("bias")));
    failure.suggestArgument(*call, module.part->place.end, "bias=False", Message("Makes the module without a bias."));
}

/// Suggests an unknown name for a missing one of the module if the tensors have the same shape.
void suggestName(Failure& failure, const Argument& states, const Sizes& own, const Sizes& given)
{
    const auto only = [](const Sizes& sizes, const Sizes& others) {
        std::vector<Sizes::const_iterator> found;
        for (auto each = sizes.begin(); each != sizes.end(); ++each)
            if (!others.contains(each->first))
                found.push_back(each);
        return found;
    };
    const auto missing = only(own, given), unknown = only(given, own);
    const auto* dict = states.part->as<DictNode>();
    if (missing.empty() && !unknown.empty()) {
        failure.explain(Message("The module has no `{}`, which the state dict has.", unknown.front()->first));
        failure.suggestArgument(*failure.part().as<CallNode>(), failure.part().place.end, "strict=False",
                                Message("Skips parameters that the module lacks; loads all others."));
    }
    if (missing.size() != 1 || unknown.size() != 1 || missing.front()->second != unknown.front()->second || !dict)
        return;
    failure.explain(
        Message("The module has `{}`, and the state dict has `{}` in its place.", missing.front()->first, unknown.front()->first));
    for (const DictItem& item : dict->items) {
        const auto key = failure.search().tryValueOf(item.key);
        const auto* text = key ? key->as<std::string>() : nullptr;
        if (text && *text == unknown.front()->first)
            failure.suggest(item.key, failure.literal(missing.front()->first), Message("Uses the name that the module has."));
    }
}

}  // namespace

void explainStateDict(Failure& failure)
{
    const Argument* const states = failure.argument("state_dict", 1);
    const auto* dict = states && states->value ? states->value->as<Value::Dict>() : nullptr;
    if (!dict || dict->items.empty())
        return;
    const Sizes given = sizesIn(*dict);
    const Argument& module = failure.arguments().front();
    const auto own = failure.search().tryValueOf(failure.object(module) + ".state_dict()");
    explainPrefix(failure, *states, given);
    if (const auto* names = own ? own->as<Value::Dict>() : nullptr) {
        explainSizes(failure, module, *states, sizesIn(*names), given);
        explainBias(failure, module, sizesIn(*names), given);
        suggestName(failure, *states, sizesIn(*names), given);
    }
}

}  // namespace tensordesk

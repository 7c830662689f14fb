// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/functional/renamed.h"

#include "model/expression/calls/schemas.h"
#include "model/expression/modules/module.h"
#include "model/expression/operators/comparisons.h"
#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// True of a parameter whose default stands where Python gives None.
bool hasDefault(std::string_view op, const std::string& parameter)
{
    const c10::FunctionSchema& schema = overloadsOf(op)->front().schema();
    const auto index = schema.argumentIndexWithName(parameter);
    return index && schema.arguments()[static_cast<std::size_t>(*index)].default_value();
}

bool has(const Arguments& a, std::string_view name)
{
    return std::ranges::any_of(a.bound(), [&](const auto& bound) { return bound.first == name; });
}

}  // namespace

std::string_view ownName(const Arguments& a)
{
    const std::string_view name = a.operation().name;
    return name.substr(name.rfind('.') + 1);
}

void refuseInPlace(const Arguments& a)
{
    if (has(a, "inplace") && truth(a["inplace"]))
        throw Error(ErrorKind::NotImplementedError, "{}() does not change its arguments here; leave inplace=True out",
                    a.operation().name);
}

const Leaf& tensorIn(const Arguments& a, std::string_view name)
{
    if (const auto* leaf = a[name].as<Leaf>())
        return *leaf;
    throw Error(ErrorKind::TypeError, "{} must be a tensor, not a value of type {}", name, a[name].typeName());
}

int64_t choiceOf(const Arguments& a, std::string_view parameter, const std::array<std::string_view, 3>& names)
{
    const auto* given = a[parameter].as<std::string>();
    const auto found = given ? std::ranges::find(names, *given) : names.end();
    if (found == names.end())
        throw Error(ErrorKind::ValueError, "{} must be {}, {} or {}", parameter, stringLiteral(names[0]), stringLiteral(names[1]),
                    stringLiteral(names[2]));
    return found - names.begin();
}

Value reductionOf(const Arguments& a)
{
    Value reduction = a["reduction"];
    const bool isOld = has(a, "reduce") && !(a["reduce"].isNone() && a["size_average"].isNone());
    if (isOld) {
        const auto isWanted = [&](std::string_view name) { return a[name].isNone() || truth(a[name]); };
        reduction = std::string(!isWanted("reduce") ? "none" : isWanted("size_average") ? "mean" : "sum");
    }
    const auto* name = reduction.as<std::string>();
    if (!name || (*name != "none" && *name != "mean" && *name != "sum"))
        throw Error(ErrorKind::ValueError, "{} is not a reduction of a loss; choose 'none', 'mean' or 'sum'",
                    name ? stringLiteral(*name) : reduction.typeName());
    return reduction;
}

Value reduced(const Value& loss, const Value& reduction)
{
    const std::string& name = *reduction.as<std::string>();
    return name == "none" ? loss : compute(name, {loss});
}

Value callRenamed(std::string_view op, const Arguments& a, std::initializer_list<Renamed> renamed)
{
    refuseInPlace(a);
    Keywords keywords;
    for (const auto& [parameter, value] : a.bound()) {
        if (parameter == "inplace" || parameter == "size_average" || parameter == "reduce" || parameter == "_stacklevel")
            continue;
        const auto found = std::ranges::find_if(renamed, [&](const Renamed& each) { return each.first == parameter; });
        std::string name(found == renamed.end() ? parameter : found->second);
        if (value.isNone() && hasDefault(op, name))
            continue;
        keywords.emplace_back(std::move(name), parameter == "reduction" ? reductionOf(a) : value);
    }
    return compute(op, {}, std::move(keywords));
}

}  // namespace tensordesk

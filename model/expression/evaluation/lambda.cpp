// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/lambda.h"

#include "model/tensordict/base/error.h"

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

using Kind = Parameter::Kind;
using Keywords = Value::Function::Keywords;

/// Removes the keyword of that name and returns its value.
std::optional<Value> taken(Keywords& keywords, const std::string& name)
{
    const auto found = std::find_if(keywords.begin(), keywords.end(), [&](const auto& keyword) { return keyword.first == name; });
    if (found == keywords.end())
        return std::nullopt;
    std::optional<Value> value = std::move(found->second);
    keywords.erase(found);
    return value;
}

Value::Dict asDict(Keywords keywords)
{
    Value::Dict dict;
    for (auto& [name, value] : keywords)
        dict.items.emplace_back(name, std::move(value));
    return dict;
}

}  // namespace

Value Lambda::call(std::vector<Value> arguments, Keywords keywords) const
{
    const std::vector<Parameter>& parameters = m_node.parameters;
    const auto isOf = [](Kind kind) { return [kind](const Parameter& parameter) { return parameter.kind == kind; }; };
    const auto plain = static_cast<std::size_t>(std::count_if(parameters.begin(), parameters.end(), isOf(Kind::Plain)));
    if (arguments.size() > plain && std::none_of(parameters.begin(), parameters.end(), isOf(Kind::Rest)))
        throw Error(ErrorKind::TypeError, "this lambda takes {} arguments, not {}", plain, arguments.size());
    Evaluator::Variables variables = m_variables;
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        const Parameter& parameter = parameters[i];
        const auto bind = [&](Value value) { variables.emplace_back(parameter.name, Target{std::move(value)}); };
        if (parameter.kind == Kind::Rest) {
            const auto first = arguments.begin() + static_cast<std::ptrdiff_t>(std::min(plain, arguments.size()));
            bind(Value::Tuple{{first, arguments.end()}});
            continue;
        }
        if (parameter.kind == Kind::Mapping) {
            bind(asDict(std::exchange(keywords, {})));
            continue;
        }
        const bool isGiven = parameter.kind == Kind::Plain && i < arguments.size();
        std::optional<Value> named = taken(keywords, parameter.name);
        if (isGiven && named)
            throw Error(ErrorKind::TypeError, "this lambda got several values for '{}'", parameter.name);
        if (!isGiven && !named && !m_defaults[i])
            throw Error(ErrorKind::TypeError, "this lambda misses '{}'", parameter.name);
        bind(isGiven ? arguments[i] : named ? *named : *m_defaults[i]);
    }
    if (!keywords.empty())
        throw Error(ErrorKind::TypeError, "this lambda takes no '{}'", keywords.front().first);
    return Evaluator(m_session, std::move(variables)).evaluate(*m_node.body);
}

}  // namespace tensordesk

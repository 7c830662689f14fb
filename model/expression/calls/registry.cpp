// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"

#include "model/expression/distributions/distribution.h"
#include "model/expression/modules/tensordictmodule.h"
#include "model/expression/syntax/parse.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/text.h"

#include <algorithm>

namespace tensordesk {

namespace {

std::string quotedNames(const std::vector<std::string_view>& names)
{
    std::string text;
    for (const std::string_view name : names)
        text += (text.empty() ? "'" : ", '") + std::string(name) + "'";
    return text;
}

/// Returns non-tensor values as objects, also as items of a sequence.
Value withObjects(Value result)
{
    if (const auto* td = result.as<TensorDict>()) {
        auto object = NonTensorObject::of(*td);
        return object ? Value(*std::move(object)) : result;
    }
    const auto* items = itemsOf(result);
    const bool maybe = items && !items->empty() && items->front().as<TensorDict>()
                    && NonTensorObject::of(*items->front().as<TensorDict>());
    if (!maybe)
        return result;
    std::vector<Value> objects;
    for (const Value& item : *items)
        objects.push_back(withObjects(item));
    const auto* tuple = result.as<Value::Tuple>();
    return tuple ? Value(Value::Tuple{std::move(objects), tuple->names}) : Value(Value::List{std::move(objects)});
}

std::string written(const Operation& operation)
{
    return std::string(operation.name) + std::string(operation.signature);
}

[[noreturn]] void failKeyword(const Operation& operation, const std::string& keyword, const std::vector<std::string>& known)
{
    const std::string nearest = nearestKey(keyword, known);
    if (nearest.empty())
        throw Error(ErrorKind::TypeError, "{}() got an unexpected keyword argument '{}'; its signature is {}", operation.name,
                    keyword, written(operation));
    throw Error(ErrorKind::TypeError, "{}() got an unexpected keyword argument '{}'; did you mean '{}'? Its signature is {}",
                operation.name, keyword, nearest, written(operation));
}

}  // namespace

const Value& Arguments::operator[](std::string_view name) const
{
    const auto found = std::find_if(m_bound.begin(), m_bound.end(), [&](const auto& bound) { return bound.first == name; });
    if (found == m_bound.end())
        throw Error(ErrorKind::Internal, "no parameter {}", name);
    return found->second;
}

bool Arguments::flag(std::string_view name) const
{
    const Value& value = (*this)[name];
    if (const auto* flag = value.as<bool>())
        return *flag;
    throw Error(ErrorKind::TypeError, "{} must be True or False, not {}", name, value.typeName());
}

int64_t Arguments::integer(std::string_view name) const
{
    const Value& value = (*this)[name];
    if (const auto* number = value.as<int64_t>())
        return *number;
    if (const auto* flag = value.as<bool>())
        return *flag ? 1 : 0;
    throw Error(ErrorKind::TypeError, "{} must be an int, not {}", name, value.typeName());
}

Registry::Registry()
{
    // One line per group: parts are added side by side.
    for (const auto part : {
             keyOperations(),
             keyTreeOperations(),
             updateOperations(),
             nameOperations(),
             constructOperations(),
             convertOperations(),
             tensorclassOperations(),
             applyOperations(),
             lockOperations(),
             shapeOperations(),
             combineOperations(),
             computeOperations(),
             lossOperations(),
             reduceOperations(),
             deviceOperations(),
             distributedOperations(),
             tensorOperations(),
             nonTensorOperations(),
             autogradOperations(),
             nestedOperations(),
             typeOperations(),
             stringOperations(),
             functions(),
             sequenceFunctions(),
             valueFunctions(),
             rolloutOperations(),
             estimateOperations(),
             moduleOperations(),
             layerOperations(),
             activationOperations(),
             containerOperations(),
             tensorDictModuleOperations(),
             parameterLayerOperations(),
             networkOperations(),
             parameterDictOperations(),
             parameterTreeOperations(),
             recurrentOperations(),
             attentionOperations(),
             renamedFunctions(),
             composedFunctions(),
             imageFunctions(),
             scriptOperations(),
             probabilisticOperations(),
             distributionOperations(),
             agentOperations(),
             fileOperations(),
         })
        m_operations.insert(m_operations.end(), part.begin(), part.end());
    for (const Operation& operation : m_operations)
        m_parameters.push_back(parameters(operation.signature));
}

const Registry& Registry::instance()
{
    static const Registry registry;
    return registry;
}

/// A literal, or a number below zero.
static Value defaultOf(std::string_view text)
{
    const bool isNegative = text.starts_with('-');
    Value value = parseExpression(text.substr(isNegative ? 1 : 0)).as<LiteralNode>()->value;
    if (!isNegative)
        return value;
    const auto* whole = value.as<int64_t>();
    return whole ? Value(-*whole) : Value(-*value.as<double>());
}

/// Signatures are ours: `(a, b=None, *rest, c=True, **keywords)`. Defaults are literals without commas.
std::vector<Registry::Parameter> Registry::parameters(std::string_view signature)
{
    std::vector<Parameter> result;
    if (signature.size() <= 2)
        return result;
    signature = signature.substr(1, signature.size() - 2);
    auto kind = Parameter::Kind::Ordinary;
    while (!signature.empty()) {
        const auto comma = std::min(signature.find(','), signature.size());
        const std::string_view part = trimmed(signature.substr(0, comma));
        signature.remove_prefix(std::min(comma + 1, signature.size()));
        if (part.starts_with("**")) {
            result.push_back({Parameter::Kind::Keywords, part.substr(2), {}});
        } else if (part.starts_with('*')) {
            if (part.size() > 1)
                result.push_back({Parameter::Kind::Rest, part.substr(1), {}});
            kind = Parameter::Kind::KeywordOnly;
        } else if (const auto equals = part.find('='); equals != std::string_view::npos) {
            result.push_back({kind, part.substr(0, equals), defaultOf(part.substr(equals + 1))});
        } else {
            result.push_back({kind, part, {}});
        }
    }
    return result;
}

const Operation* Registry::find(Owner owner, std::string_view name) const noexcept
{
    const auto found = std::find_if(m_operations.begin(), m_operations.end(),
                                    [&](const Operation& operation) { return operation.owner == owner && operation.name == name; });
    if (found == m_operations.end())  // distributions of tensordict.nn are modules first
        return owner == Owner::TensorDictModule ? find(Owner::Module, name) : nullptr;
    return &*found;
}

std::vector<std::string> Registry::names(Owner owner) const
{
    std::vector<std::string> result;
    for (const Operation& operation : m_operations)
        if (operation.owner == owner)
            result.emplace_back(operation.name);
    return result;
}

bool Registry::isInPlace(std::string_view name) const noexcept
{
    return std::any_of(m_operations.begin(), m_operations.end(), [&](const Operation& operation) {
        return operation.kind == OperationKind::InPlace && operation.name == name;
    });
}

Arguments Registry::bound(const Operation& operation, const CallContext& context, std::vector<Value> positional,
                          std::vector<std::pair<std::string, Value>> keywords) const
{
    Arguments arguments(operation, context);
    std::vector<std::string_view> missing;
    std::size_t next = 0;
    for (const Parameter& parameter : m_parameters[static_cast<std::size_t>(&operation - m_operations.data())]) {
        if (parameter.kind == Parameter::Kind::Rest) {
            for (; next < positional.size(); ++next)
                arguments.m_rest.push_back(std::move(positional[next]));
            continue;
        }
        if (parameter.kind == Parameter::Kind::Keywords) {
            arguments.m_keywords = std::exchange(keywords, {});
            continue;
        }
        const auto keyword = std::find_if(keywords.begin(), keywords.end(),
                                          [&](const auto& given) { return given.first == parameter.name; });
        if (parameter.kind == Parameter::Kind::Ordinary && next < positional.size()) {
            if (keyword != keywords.end())
                throw Error(ErrorKind::TypeError, "{}() got two values for '{}'; its signature is {}", operation.name,
                            keyword->first, written(operation));
            arguments.m_bound.emplace_back(parameter.name, std::move(positional[next++]));
        } else if (keyword != keywords.end()) {
            arguments.m_bound.emplace_back(parameter.name, std::move(keyword->second));
            keywords.erase(keyword);
        } else if (parameter.fallback) {
            arguments.m_bound.emplace_back(parameter.name, *parameter.fallback);
        } else {
            missing.push_back(parameter.name);
        }
    }
    if (!keywords.empty()) {
        std::vector<std::string> known;
        for (const auto& [name, value] : arguments.m_bound)
            known.emplace_back(name);
        failKeyword(operation, keywords.front().first, known);
    }
    if (!missing.empty())
        throw Error(ErrorKind::TypeError, "{}() misses {}; its signature is {}", operation.name, quotedNames(missing),
                    written(operation));
    if (next < positional.size())
        throw Error(ErrorKind::TypeError, "{}() got {} arguments without a name, at most {} fit; its signature is {}",
                    operation.name, positional.size(), next, written(operation));
    return arguments;
}

Value Registry::call(const Operation& operation, const CallContext& context, std::vector<Value> positional,
                     std::vector<std::pair<std::string, Value>> keywords) const
{
    return withObjects(operation.run(bound(operation, context, std::move(positional), std::move(keywords))));
}

std::optional<Owner> ownerOf(const Value& value)
{
    if (value.as<TensorDict>())
        return Owner::TensorDict;
    if (value.as<Leaf>())
        return Owner::Tensor;
    if (value.as<NonTensorObject>())
        return Owner::NonTensor;
    if (value.as<Value::Size>())
        return Owner::Size;
    if (value.as<Value::List>() || value.as<Value::Tuple>())
        return Owner::Sequence;
    if (value.as<Value::Dict>())
        return Owner::Dict;
    if (value.as<std::string>())
        return Owner::String;
    if (value.as<DType>())
        return Owner::DType;
    if (value.as<at::Device>())
        return Owner::Device;
    if (value.as<Value::WorkPtr>())
        return Owner::Work;
    if (const ModulePtr module = asModule(value))
        return asTdModule(value) ? Owner::TensorDictModule : Owner::Module;
    if (asDistribution(value))
        return Owner::Distribution;
    return std::nullopt;
}

}  // namespace tensordesk

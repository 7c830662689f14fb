// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/module.h"

#include "model/expression/calls/schemacall.h"
#include "model/operations/compute/shapesonly.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <unordered_set>

namespace tensordesk {

namespace {

template <typename Named>
auto named(Named& all, std::string_view name)
{
    return std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.first == name; });
}

Value valueOf(const at::Tensor& tensor)
{
    return tensor.defined() ? Value(Leaf(tensor)) : Value();
}

bool isWithoutElements(const Value& value)
{
    const auto* leaf = value.as<Leaf>();
    const auto* items = itemsOf(value);
    return leaf ? leaf->device().is_meta() : items && std::any_of(items->begin(), items->end(), isWithoutElements);
}

Value withShapesOnly(const Value& value)
{
    if (const auto* leaf = value.as<Leaf>())
        return Leaf(withoutElements(*leaf));
    const auto* items = itemsOf(value);
    if (!items)
        return value;
    std::vector<Value> result = *items;
    std::transform(result.begin(), result.end(), result.begin(), withShapesOnly);
    const auto* tuple = value.as<Value::Tuple>();
    return tuple ? Value(Value::Tuple{std::move(result), tuple->names}) : Value(Value::List{std::move(result)});
}

}  // namespace

void Module::State::begin(at::Tensor own)
{
    tensor = std::move(own);
    isPending = false;
    if (kind == Kind::Parameter && tensor.defined() && tensor.is_leaf() && tensor.is_floating_point())
        tensor.requires_grad_();
}

void Module::setParameter(std::string name, at::Tensor tensor)
{
    const auto firstBuffer = std::find_if(m_states.begin(), m_states.end(),
                                          [](const State& state) { return state.kind == Kind::Buffer; });
    m_states.insert(firstBuffer, State{std::move(name), {}})->begin(std::move(tensor));
}

void Module::setBuffer(std::string name, at::Tensor tensor)
{
    m_states.push_back({std::move(name), std::move(tensor), Kind::Buffer});
}

void Module::setChild(std::string name, ModulePtr module)
{
    m_children.emplace_back(std::move(name), std::move(module));
}

void Module::setAttribute(const std::string& name, Value value)
{
    if (const auto found = named(m_attributes, name); found != m_attributes.end())
        found->second = std::move(value);
    else
        m_attributes.emplace_back(name, std::move(value));
}

ModulePtr Module::child(std::string_view name) const
{
    const auto found = named(m_children, name);
    return found == m_children.end() ? nullptr : found->second;
}

std::optional<Value> Module::attribute(std::string_view name) const
{
    const auto state = std::find_if(m_states.begin(), m_states.end(), [&](const State& each) { return each.name == name; });
    if (state != m_states.end())
        return valueOf(state->tensor);
    if (const ModulePtr module = child(name))
        return Value(Value::ObjectPtr(module));
    const auto found = named(m_attributes, name);
    return found == m_attributes.end() ? std::nullopt : std::optional(found->second);
}

Value Module::operator[](std::string_view name) const
{
    return attribute(name).value_or(Value());
}

void Module::visit(const std::function<void(const std::string&, Module&)>& visitor)
{
    std::unordered_set<const Module*> seen;
    const auto walk = [&](const auto& self, const std::string& path, Module& module) -> void {
        if (!seen.insert(&module).second)
            return;
        visitor(path, module);
        for (const auto& [name, below] : module.children())
            self(self, path.empty() ? name : path + "." + name, *below);
    };
    walk(walk, "", *this);
}

void Module::setTraining(bool isTraining)
{
    visit([&](const std::string&, Module& module) { module.m_isTraining = isTraining; });
}

ModulePtr asModule(const Value& value)
{
    const auto* object = value.as<Value::ObjectPtr>();
    return object ? std::dynamic_pointer_cast<Module>(*object) : nullptr;
}

Module& moduleOf(const Arguments& arguments)
{
    return dynamic_cast<Module&>(**arguments.self().as<Value::ObjectPtr>());
}

ModulePtr toModule(const Value& value, std::string_view whatFor)
{
    if (ModulePtr module = asModule(value))
        return module;
    throw Error(ErrorKind::TypeError, "{} takes modules, not a value of type {}", whatFor, value.typeName());
}

Value oneInput(const Module& module, std::vector<Value>& arguments, Module::Keywords& keywords)
{
    if (arguments.size() == 1 && keywords.empty())
        return std::move(arguments.front());
    if (arguments.empty() && keywords.size() == 1 && keywords.front().first == "input")
        return std::move(keywords.front().second);
    throw Error(ErrorKind::TypeError, "{} takes one input, not {}", module.typeName(), arguments.size() + keywords.size());
}

Value compute(std::string_view name, std::vector<Value> arguments, Module::Keywords keywords)
{
    const bool hasShapesOnly = std::any_of(arguments.begin(), arguments.end(), isWithoutElements)
                            || std::any_of(keywords.begin(), keywords.end(),
                                           [](const auto& keyword) { return isWithoutElements(keyword.second); });
    if (hasShapesOnly) {
        std::transform(arguments.begin(), arguments.end(), arguments.begin(), withShapesOnly);
        for (auto& [keyword, value] : keywords)
            value = withShapesOnly(value);
    }
    if (!overloadsOf(name))
        throw Error(ErrorKind::Internal, "there is no operator {} to call", name);
    return callTorchFunction(name, std::move(arguments), std::move(keywords));
}

at::Tensor tensorOf(const Value& value, std::string_view whatFor)
{
    if (const auto* leaf = value.as<Leaf>())
        return leaf->tensor();
    throw Error(ErrorKind::TypeError, "{} must be a tensor, not a value of type {}", whatFor, value.typeName());
}

}  // namespace tensordesk

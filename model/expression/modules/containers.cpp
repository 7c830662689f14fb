// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/containers.h"

#include "model/expression/evaluation/indexing.h"
#include "model/expression/modules/modulerun.h"
#include "model/expression/operations/owners.h"
#include "model/tensordict/base/error.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

const char* nameOf(Container::Type type)
{
    switch (type) {
    case Container::Type::List: return "ModuleList";
    case Container::Type::Dict: return "ModuleDict";
    case Container::Type::Sequence: return "Sequential";
    }
    return "";
}

Module::Children namedIn(const Value::Dict& dict, std::string_view whatFor)
{
    Module::Children modules;
    for (const auto& [key, value] : dict.items) {
        const auto* name = key.as<std::string>();
        if (!name)
            throw Error(ErrorKind::TypeError, "the names of modules are strings, not of type {}", key.typeName());
        modules.emplace_back(*name, toModule(value, whatFor));
    }
    return modules;
}

std::vector<ModulePtr> modulesIn(const std::vector<Value>& values, std::string_view whatFor)
{
    std::vector<ModulePtr> modules;
    for (const Value& value : values)
        modules.push_back(toModule(value, whatFor));
    return modules;
}

Value container(Container::Type type, Module::Children modules)
{
    return Value::ObjectPtr(std::make_shared<Container>(type, std::move(modules)));
}

Value sequential(const Arguments& a)
{
    const auto& given = a.rest();
    if (const auto* dict = given.size() == 1 ? given.front().as<Value::Dict>() : nullptr)
        return container(Container::Type::Sequence, namedIn(*dict, "Sequential"));
    return container(Container::Type::Sequence, numbered(modulesIn(given, "Sequential")));
}

Value moduleList(const Arguments& a)
{
    const auto* items = itemsOf(a["modules"]);
    if (!items && !a["modules"].isNone())
        throw Error(ErrorKind::TypeError, "ModuleList takes a list of modules, not a value of type {}", a["modules"].typeName());
    return container(Container::Type::List, items ? numbered(modulesIn(*items, "ModuleList")) : Module::Children());
}

Value moduleDict(const Arguments& a)
{
    const auto* dict = a["modules"].as<Value::Dict>();
    if (!dict && !a["modules"].isNone())
        throw Error(ErrorKind::TypeError, "ModuleDict takes a dict of modules, not a value of type {}", a["modules"].typeName());
    return container(Container::Type::Dict, dict ? namedIn(*dict, "ModuleDict") : Module::Children());
}

constexpr std::array kContainerOperations = {
    Operation{kTorch, "nn.Sequential", "(*modules)", Compute, "Modules called one after the other.", sequential},
    Operation{kTorch, "nn.ModuleList", "(modules=None)", Compute, "Modules in a list.", moduleList},
    Operation{kTorch, "nn.ModuleDict", "(modules=None)", Compute, "Modules by name.", moduleDict},
};

}  // namespace

Container::Container(Type type, Children modules) : Module(nameOf(type)), m_type(type)
{
    for (auto& [name, module] : modules)
        setChild(std::move(name), std::move(module));
}

Value Container::forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords)
{
    if (m_type != Type::Sequence)
        throw Error(ErrorKind::NotImplementedError, "a {} holds modules and cannot be called", typeName());
    if (children().empty())
        return oneInput(*this, arguments, keywords);
    Value value;
    for (const auto& [name, module] : children()) {
        const bool isFirst = module == children().front().second && &name == &children().front().first;
        value = isFirst ? run.call(*module, std::move(arguments), std::move(keywords)) : run.call(*module, {value});
    }
    return value;
}

Value Container::item(const Value& index) const
{
    if (const auto* name = index.as<std::string>()) {
        if (const ModulePtr module = isDict() ? child(*name) : nullptr)
            return Value::ObjectPtr(module);
        throw Error(ErrorKind::KeyError, "there is no module '{}' in a {}", *name, typeName());
    }
    if (isDict())
        throw Error(ErrorKind::KeyError, "a ModuleDict is indexed by names");
    const std::vector<std::size_t> positions = positionsOf(index, children().size());
    if (!index.as<Slice>())
        return Value::ObjectPtr(children()[positions.front()].second);
    std::vector<ModulePtr> picked;
    for (const std::size_t position : positions)
        picked.push_back(children()[position].second);
    Children modules = numbered(picked);
    if (m_type == Type::Sequence)  // a sequence keeps the names, a list renumbers
        for (std::size_t i = 0; i < modules.size(); ++i)
            modules[i].first = children()[positions[i]].first;
    return container(m_type, std::move(modules));
}

Module::Children numbered(const std::vector<ModulePtr>& modules)
{
    Module::Children result;
    for (const ModulePtr& module : modules)
        result.emplace_back(std::to_string(result.size()), module);
    return result;
}

std::vector<std::size_t> positionsOf(const Value& index, std::size_t count)
{
    Value::List numbers;
    for (std::size_t i = 0; i < count; ++i)
        numbers.items.emplace_back(static_cast<int64_t>(i));
    const Value picked = subscript(numbers, index);
    const auto* items = itemsOf(picked);
    std::vector<std::size_t> positions;
    for (const Value& item : items ? *items : std::vector{picked})
        positions.push_back(static_cast<std::size_t>(*item.as<int64_t>()));
    return positions;
}

std::span<const Operation> containerOperations()
{
    return kContainerOperations;
}

}  // namespace tensordesk

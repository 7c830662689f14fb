// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/statedict.h"

#include "model/expression/modules/initialise.h"
#include "model/expression/modules/module.h"
#include "model/expression/modules/parameterdict.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/core/grad_mode.h>
#include <ATen/ops/empty.h>

#include <map>
#include <utility>

namespace tensordesk {

namespace {

/// Every tensor that is saved, shared ones under each of their names.
std::vector<std::pair<std::string, Module::State*>> savedStates(Module& module, const std::string& prefix)
{
    std::vector<std::pair<std::string, Module::State*>> result;
    const auto walk = [&](const auto& self, const std::string& path, Module& each) -> void {
        for (Module::State& state : each.states())
            if ((state.tensor.defined() || state.isPending) && state.isSaved)
                result.emplace_back(path + state.name, &state);
        for (const auto& [name, child] : each.children())
            self(self, path + name + ".", *child);
    };
    walk(walk, prefix, module);
    return result;
}

std::map<std::string, Leaf> leavesOf(const Value& given)
{
    std::map<std::string, Leaf> leaves;
    if (const auto* dict = given.as<Value::Dict>()) {
        for (const auto& [key, value] : dict->items) {
            const auto* name = key.as<std::string>();
            const auto* leaf = value.as<Leaf>();
            if (name && leaf)
                leaves.emplace(*name, *leaf);
        }
        return leaves;
    }
    const Value tree = asTensorDictValue(given);
    const auto* td = tree.as<TensorDict>();
    if (!td)
        throw Error(ErrorKind::TypeError, "a state dict is a dict or a tensordict, not a value of type {}", given.typeName());
    visitTree(*td, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            std::string name;
            for (const PathElement& element : path)
                name += (name.empty() ? "" : ".") + element.key();
            leaves.emplace(name, *leaf);
        }
        return Walk::Advance;
    });
    return leaves;
}

std::string namesIn(const Value::List& names)
{
    std::string text;
    for (const Value& name : names.items)
        text += (text.empty() ? "" : ", ") + *name.as<std::string>();
    return text;
}

}  // namespace

Value stateDict(const Arguments& arguments)
{
    const auto* prefix = arguments["prefix"].as<std::string>();
    if (!prefix)
        throw Error(ErrorKind::TypeError, "prefix must be a str, not {}", arguments["prefix"].typeName());
    Value::Dict dict;
    for (const auto& [name, state] : savedStates(moduleOf(arguments), *prefix))
        if (!state->isPending)
            dict.items.emplace_back(name, Leaf(state->tensor.detach()));
    return dict;
}

Value loadStateDict(const Arguments& arguments)
{
    std::map<std::string, Leaf> given = leavesOf(arguments["state_dict"]);
    Value::List missing, unexpected;
    std::vector<std::pair<Module::State*, at::Tensor>> copies;
    for (const auto& [name, state] : savedStates(moduleOf(arguments), "")) {
        const auto found = given.find(name);
        if (found == given.end()) {
            missing.items.emplace_back(name);
            continue;
        }
        if (!state->isPending && found->second.shape() != Shape(state->tensor.sizes().begin(), state->tensor.sizes().end()))
            throw Error(ErrorKind::RuntimeError, "the module has {} of shape {}, the state dict of shape {}", name,
                        toString(state->tensor.sizes()), toString(found->second.shape()));
        copies.emplace_back(state, found->second.tensor());
        given.erase(found);
    }
    for (const auto& [name, leaf] : given)
        unexpected.items.emplace_back(name);
    const bool isStrict = arguments.flag("strict");
    if (isStrict && !missing.items.empty() && !unexpected.items.empty())
        throw Error(ErrorKind::RuntimeError, "the state dict lacks {} of the module, and the module lacks {} of the state dict",
                    namesIn(missing), namesIn(unexpected));
    if (isStrict && !missing.items.empty())
        throw Error(ErrorKind::RuntimeError, "the state dict misses {} of the module", namesIn(missing));
    if (isStrict && !unexpected.items.empty())
        throw Error(ErrorKind::RuntimeError, "the module does not know {} of the state dict", namesIn(unexpected));
    const at::NoGradGuard noGrad;
    for (const auto& [state, tensor] : copies) {
        if (state->isPending)
            state->begin(newTensor(Shape(tensor.sizes().begin(), tensor.sizes().end()), tensor.scalar_type(), at::kCPU));
        if (tensor.is_meta())
            state->begin(at::empty(tensor.sizes(), state->tensor.options().device(at::kMeta)));
        else
            guardingTorch([&, &to = *state, &from = tensor] { to.tensor.copy_(from); });
    }
    return Value::Tuple{{std::move(missing), std::move(unexpected)}, {"missing_keys", "unexpected_keys"}};
}

}  // namespace tensordesk

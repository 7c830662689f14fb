// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/construction.h"
#include "model/expression/modules/module.h"
#include "model/expression/modules/modulerun.h"
#include "model/expression/modules/statedict.h"
#include "model/operations/devices/devices.h"
#include "model/tensordict/base/error.h"

#include <ATen/core/grad_mode.h>

#include <algorithm>
#include <array>

// Attributes of all modules: their tensors, nested modules, and calls.

namespace tensordesk {

namespace {

using enum OperationKind;

constexpr Owner kModule = Owner::Module;

/// Each tensor of a kind once, by the name that leads to it.
Value::List tensorsOf(Module& module, Module::Kind kind, bool isRecursive, const std::string& prefix, bool isNamed)
{
    Value::List list;
    std::vector<const at::TensorImpl*> seen;
    module.visit([&](const std::string& path, Module& each) {
        if (!isRecursive && !path.empty())
            return;
        for (const Module::State& state : each.states()) {
            const auto* tensor = state.tensor.unsafeGetTensorImpl();
            if (state.kind != kind || !state.tensor.defined() || std::find(seen.begin(), seen.end(), tensor) != seen.end())
                continue;
            seen.push_back(tensor);
            std::string name = prefix;
            for (const std::string& part : {path, state.name})
                if (!part.empty())
                    name += (name.empty() ? "" : ".") + part;
            if (isNamed)
                list.items.push_back(Value::Tuple{{name, Leaf(state.tensor)}});
            else
                list.items.emplace_back(Leaf(state.tensor));
        }
    });
    return list;
}

template <Module::Kind kKind, bool kNamed>
Value tensors(const Arguments& a)
{
    std::string prefix;
    if constexpr (kNamed) {
        const auto* text = a["prefix"].as<std::string>();
        if (!text)
            throw Error(ErrorKind::TypeError, "prefix must be a str, not {}", a["prefix"].typeName());
        prefix = *text;
    }
    return tensorsOf(moduleOf(a), kKind, a.flag("recurse"), prefix, kNamed);
}

Value object(const ModulePtr& module)
{
    return Value::ObjectPtr(module);
}

Value childrenOf(const Arguments& a, bool isNamed)
{
    Value::List list;
    for (const auto& [name, module] : moduleOf(a).children())
        list.items.push_back(isNamed ? Value(Value::Tuple{{name, object(module)}}) : object(module));
    return list;
}

Value modulesOf(const Arguments& a, bool isNamed)
{
    Value::List list;
    moduleOf(a).visit([&](const std::string& path, Module& module) {
        const Value one = object(module.shared_from_this());
        list.items.push_back(isNamed ? Value(Value::Tuple{{path, one}}) : one);
    });
    return list;
}

Value train(const Arguments& a)
{
    moduleOf(a).setTraining(a.flag("mode"));
    return a.self();
}

/// All floating tensors of another dtype, all tensors on another device.
void convert(Module& module, std::optional<DType> dtype, std::optional<at::Device> device)
{
    const at::NoGradGuard noGrad;
    module.visit([&](const std::string&, Module& each) {
        for (Module::State& state : each.states()) {
            if (!state.tensor.defined())
                continue;
            const bool isTrained = state.tensor.requires_grad();
            if (dtype && state.tensor.is_floating_point())
                state.tensor = guardingTorch([&] { return state.tensor.to(*dtype); });
            if (device)
                state.tensor = movedTensor(state.tensor, device);
            if (isTrained)
                state.tensor.requires_grad_();
        }
    });
}

Value movedModule(const Arguments& a)
{
    std::optional<DType> dtype;
    std::optional<at::Device> device;
    std::vector<Value> given = a.rest();
    for (const char* name : {"device", "dtype"})
        if (!a[name].isNone())
            given.push_back(a[name]);
    for (const Value& value : given) {
        if (const auto* wanted = value.as<DType>())
            dtype = *wanted;
        else
            device = usableDevice(toDevice(value));
    }
    convert(moduleOf(a), dtype, device);
    return a.self();
}

template <DType kDType>
Value toDType(const Arguments& a)
{
    convert(moduleOf(a), kDType, {});
    return a.self();
}

Value forward(const Arguments& a)
{
    ModuleRun run(a.session());
    return run.call(a.self(), a.rest(), a.keywords());
}

Value resetAll(const Arguments& a)
{
    moduleOf(a).resetParameters();
    return {};
}

Value requireModuleGradients(const Arguments& a)
{
    const bool wanted = a.flag("requires_grad");
    moduleOf(a).visit([&](const std::string&, Module& module) {
        for (Module::State& state : module.states())
            if (state.kind == Module::Kind::Parameter && state.tensor.defined())
                state.tensor.requires_grad_(wanted);
    });
    return a.self();
}

constexpr std::string_view kRecursive = "(recurse=True)";
constexpr std::string_view kNamedRecursive = "(prefix='', recurse=True)";

constexpr std::array kModuleOperations = {
    Operation{kModule, "training", "", Metadata, "True until eval().",
              [](const Arguments& a) -> Value { return moduleOf(a).isTraining(); }},
    Operation{kModule, "train", "(mode=True)", InPlace, "Sets the module and its submodules to training mode.", train},
    Operation{kModule, "eval", "()", InPlace,
              "Sets the module and its submodules to evaluation mode: no dropout, running statistics.",
              [](const Arguments& a) {
                  moduleOf(a).setTraining(false);
                  return a.self();
              }},
    Operation{kModule, "forward", "(*args, **kwargs)", InPlace, "The result of calling the module.", forward},
    Operation{kModule, "parameters", kRecursive, View, "Its parameters.", tensors<Module::Kind::Parameter, false>},
    Operation{kModule, "named_parameters", kNamedRecursive, View, "Pairs of name and parameter.",
              tensors<Module::Kind::Parameter, true>},
    Operation{kModule, "buffers", kRecursive, View, "Its tensors that are not parameters.", tensors<Module::Kind::Buffer, false>},
    Operation{kModule, "named_buffers", kNamedRecursive, View, "Pairs of name and buffer.", tensors<Module::Kind::Buffer, true>},
    Operation{kModule, "children", "()", View, "Its direct submodules.", [](const Arguments& a) { return childrenOf(a, false); }},
    Operation{kModule, "named_children", "()", View, "Pairs of name and module.",
              [](const Arguments& a) { return childrenOf(a, true); }},
    Operation{kModule, "modules", "()", View, "The module and all its submodules.",
              [](const Arguments& a) { return modulesOf(a, false); }},
    Operation{kModule, "named_modules", "()", View, "Pairs of path and module.",
              [](const Arguments& a) { return modulesOf(a, true); }},
    Operation{kModule, "state_dict", "(prefix='')", View, "Its tensors by name.", stateDict},
    Operation{kModule, "load_state_dict", "(state_dict, strict=True)", InPlace,
              "Copies tensors by name into its own, from a dict or a tensordict.", loadStateDict},
    Operation{kModule, "requires_grad_", "(requires_grad=True)", Metadata, "Sets requires_grad for all parameters.",
              requireModuleGradients},
    Operation{kModule, "reset_parameters", "()", InPlace, "Initializes its own parameters again.", resetAll},
    Operation{kModule, "to", "(*args, device=None, dtype=None)", Metadata, "Its tensors on a device, or of a dtype.", movedModule},
    Operation{kModule, "cpu", "()", Metadata, "Its tensors in main memory.",
              [](const Arguments& a) {
                  convert(moduleOf(a), {}, at::Device(at::kCPU));
                  return a.self();
              }},
    Operation{kModule, "float", "()", Metadata, "Its tensors as torch.float32.", toDType<at::kFloat>},
    Operation{kModule, "double", "()", Metadata, "Its tensors as torch.float64.", toDType<at::kDouble>},
    Operation{kModule, "half", "()", Metadata, "Its tensors as torch.float16.", toDType<at::kHalf>},
    Operation{kModule, "bfloat16", "()", Metadata, "Its tensors as torch.bfloat16.", toDType<at::kBFloat16>},
};

}  // namespace

std::span<const Operation> moduleOperations()
{
    return kModuleOperations;
}

}  // namespace tensordesk

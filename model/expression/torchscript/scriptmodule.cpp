// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/keptfiles.h"
#include "model/expression/modules/module.h"
#include "model/expression/modules/modulerun.h"
#include "model/expression/operations/owners.h"
#include "model/expression/torchscript/scriptprogram.h"
#include "model/expression/torchscript/scriptvalues.h"
#include "model/operations/devices/devices.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/core/class_type.h>
#include <ATen/core/function_schema.h>

#include <algorithm>
#include <array>

// Modules of files of torch.jit.save, under the names that these give them.

namespace tensordesk {

namespace {

using enum OperationKind;

/// The last part of a class's name: `Linear` of `__torch__.torch.nn.modules.linear.___torch_mangle_0.Linear`.
std::string className(const ScriptProgram::Object& object)
{
    return object->type()->name()->name();
}

bool hasShapesOnly(const Value& value)
{
    if (const auto* leaf = value.as<Leaf>())
        return leaf->device().is_meta();
    if (const auto* dict = value.as<Value::Dict>())
        return std::any_of(dict->items.begin(), dict->items.end(), [](const auto& item) { return hasShapesOnly(item.second); });
    const auto* items = itemsOf(value);
    return items && std::any_of(items->begin(), items->end(), hasShapesOnly);
}

class ScriptModule final : public Module {
public:
    ScriptModule(std::shared_ptr<const ScriptProgram> program, ScriptProgram::Object object)
        : Module(className(object)), m_program(std::move(program)), m_object(std::move(object))
    {
        const auto type = m_object->type();
        for (std::size_t i = 0; i < type->numAttributes(); ++i) {
            const std::string& name = type->getAttributeName(i);
            const c10::IValue& slot = m_object->getSlot(i);
            if (slot.isTensor() && type->is_buffer(i))
                setBuffer(name, slot.toTensor());
            else if (slot.isTensor()) {
                const bool isTrained = slot.toTensor().requires_grad();
                setParameter(name, slot.toTensor());
                slot.toTensor().requires_grad_(isTrained);
            } else if (slot.isObject() && slot.toObject()->type()->is_module())
                setChild(name, std::make_shared<ScriptModule>(m_program, slot.toObject()));
        }
    }

    [[nodiscard]] std::optional<Value> attribute(std::string_view name) const override
    {
        if (const auto found = Module::attribute(name); found || name == "training" || name.starts_with('_'))
            return found;
        const auto type = m_object->type();
        const std::string attribute(name);
        const auto slot = type->findAttributeSlot(attribute);
        const auto constant = type->findConstantSlot(attribute);
        const c10::IValue value = slot ? m_object->getSlot(*slot) : constant ? type->getConstant(*constant) : c10::IValue();
        return (slot || constant) && !value.isObject() ? std::optional(fromScript(value)) : std::nullopt;
    }

    /// Sets training and evaluation mode as in the file, for this module and nested ones.
    void readTraining()
    {
        if (const auto slot = m_object->type()->findAttributeSlot("training"); slot && m_object->getSlot(*slot).isBool())
            setTraining(m_object->getSlot(*slot).toBool());
        for (const auto& [name, child] : children())
            dynamic_cast<ScriptModule&>(*child).readTraining();
    }

    [[nodiscard]] int64_t length() const override { return static_cast<int64_t>(children().size()); }
    [[nodiscard]] Value item(const Value& index) const override
    {
        const auto* number = index.as<int64_t>();
        const auto* name = index.as<std::string>();
        if (!number && !name)
            return Module::item(index);
        const std::string wanted = name ? *name : std::to_string(*number < 0 ? *number + length() : *number);
        if (const ModulePtr module = child(wanted))
            return Value::ObjectPtr(module);
        throw Error(ErrorKind::KeyError, "there is no module '{}' in a {}", wanted, typeName());
    }

    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) override
    {
        const c10::FunctionSchema* schema = ScriptProgram::schemaOf(m_object, "forward");
        if (!schema)
            throw Error(ErrorKind::NotImplementedError, "a {} holds modules and cannot be called", typeName());
        static_cast<void>(run);
        bool isOfShapes = std::any_of(arguments.begin(), arguments.end(), hasShapesOnly);
        for (const auto& [name, value] : keywords)
            isOfShapes = isOfShapes || hasShapesOnly(value);
        std::vector<c10::IValue> inputs = bound(*schema, arguments, std::move(keywords));
        Progress& progress = ProgressScope::current();
        toScriptObject();
        if (isOfShapes) {
            for (c10::IValue& input : inputs)
                input = withTensors(input, [](const at::Tensor& tensor) { return tensor.to(at::kMeta); });
            return m_program->callOnShapes(m_object, "forward", inputs, progress);
        }
        ScriptProgram::Outcome outcome = m_program->call(m_object, "forward", inputs, progress);
        if (outcome.hasChanged) {
            ++m_changes;
            fromScriptObject();
        }
        return std::move(outcome.value);
    }

    [[nodiscard]] int64_t changes() const noexcept override { return m_changes; }

private:
    [[nodiscard]] std::vector<c10::IValue> bound(const c10::FunctionSchema& schema, const std::vector<Value>& arguments,
                                                 Keywords keywords) const
    {
        const auto& parameters = schema.arguments();  // the first is the module itself
        if (arguments.size() >= parameters.size())
            throw Error(ErrorKind::TypeError, "{} takes {} arguments, not {}", typeName(), parameters.size() - 1, arguments.size());
        std::vector<c10::IValue> inputs;
        for (std::size_t i = 1; i < parameters.size(); ++i) {
            const c10::Argument& parameter = parameters[i];
            const auto keyword = std::find_if(keywords.begin(), keywords.end(),
                                              [&](const auto& each) { return each.first == parameter.name(); });
            if (i <= arguments.size()) {
                inputs.push_back(toScript(arguments[i - 1], parameter.type(), parameter.name()));
            } else if (keyword != keywords.end()) {
                inputs.push_back(toScript(keyword->second, parameter.type(), parameter.name()));
                keywords.erase(keyword);
            } else if (parameter.default_value()) {
                inputs.push_back(*parameter.default_value());
            } else {
                throw Error(ErrorKind::TypeError, "{} misses '{}'", typeName(), parameter.name());
            }
        }
        if (!keywords.empty())
            throw Error(ErrorKind::TypeError, "{} takes no '{}'", typeName(), keywords.front().first);
        return inputs;
    }

    /// Transfers attributes from these modules to the script's, or back.
    template <typename Hand>
    void handOver(const Hand& hand)
    {
        visit([&](const std::string&, Module& module) { hand(dynamic_cast<ScriptModule&>(module)); });
    }
    void toScriptObject()
    {
        handOver([](const ScriptModule& each) {
            const auto type = each.m_object->type();
            for (const State& state : each.states()) {
                const std::size_t slot = type->getAttributeSlot(state.name);
                const bool isNone = !state.tensor.defined() && type->getAttribute(slot)->kind() == c10::TypeKind::OptionalType;
                each.m_object->setSlot(slot, isNone ? c10::IValue() : c10::IValue(state.tensor));
            }
            if (const auto slot = type->findAttributeSlot("training"); slot && type->getAttribute(*slot) == c10::BoolType::get())
                each.m_object->setSlot(*slot, each.isTraining());
        });
    }
    void fromScriptObject()
    {
        handOver([](ScriptModule& each) {
            for (State& state : each.states()) {
                const c10::IValue slot = each.m_object->getAttr(state.name);
                state.tensor = slot.isTensor() ? slot.toTensor() : at::Tensor();
            }
        });
    }

    std::shared_ptr<const ScriptProgram> m_program;
    ScriptProgram::Object m_object;
    int64_t m_changes = 0;  ///< in it or below
};

Value loadScript(const Arguments& a)
{
    const auto* path = a["f"].as<std::string>();
    if (!path)
        throw Error(ErrorKind::TypeError, "torch.jit.load takes the name of a file, not a value of type {}", a["f"].typeName());
    static KeptFiles<ScriptProgram> kept;
    std::shared_ptr<const ScriptProgram> program = kept.find(*path);
    bool isKept = program != nullptr;
    if (!program) {
        const ReadFiles files(*path);
        program = std::make_shared<ScriptProgram>(*path, a.progress());
        isKept = kept.keep(*path, program, program->bytes(), files);
    }
    const auto module = std::make_shared<ScriptModule>(program, isKept ? program->newRoot() : program->root());
    module->readTraining();
    if (!a["map_location"].isNone()) {
        const at::Device device = usableDevice(toDevice(a["map_location"]));
        module->visit([&](const std::string&, Module& each) {
            for (Module::State& state : each.states())
                if (state.tensor.defined())
                    state.tensor = movedTensor(state.tensor, device);
        });
    }
    return Value::ObjectPtr(module);
}

constexpr std::array kScriptOperations = {
    Operation{
        kTorch, "jit.load", "(f, map_location=None)", View,
        "The module in a file of torch.jit.save. Scripts with operators that could reach outside raise an error. Changes of inputs stay inside the script; changes of its own tensors are kept after a successful call. No gradients flow through it.",
        loadScript},
};

}  // namespace

std::span<const Operation> scriptOperations()
{
    return kScriptOperations;
}

}  // namespace tensordesk

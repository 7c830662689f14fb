// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/modulerun.h"
#include "model/expression/modules/parameterdict.h"
#include "model/expression/modules/tensordictmodule.h"
#include "model/expression/operations/owners.h"
#include "model/operations/combine/stack.h"
#include "model/operations/compute/leafwise.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/visit.h"

#include <array>

// The tensors of modules as tensordicts, and modules that are called with several sets of them.

namespace tensordesk {

namespace {

using enum OperationKind;

/// A level a module that has tensors, in it or below.
TensorDict treeOf(Module& module)
{
    TensorDict td;
    const auto walk = [&](const auto& self, const KeyPath& path, Module& each) -> void {
        for (const Module::State& state : each.states())
            if (state.tensor.defined())
                td.set(path / PathElement(Key(state.name)), Leaf(state.tensor));
        for (const auto& [name, child] : each.children())
            self(self, path / PathElement(Key(name)), *child);
    };
    walk(walk, {}, module);
    return td;
}

/// The tensors of a tree in the place of those of the module. KeyError for one that the module does not have, RuntimeError for
/// another shape; then nothing changed.
void putInto(const TensorDict& tree, Module& root)
{
    std::vector<std::pair<Module::State*, at::Tensor>> found;
    visitTree(tree, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (!leaf)
            return Walk::Advance;
        Module* module = &root;
        for (std::size_t i = 0; module && i + 1 < path.size(); ++i)
            module = module->child(path[i].key()).get();
        Module::State* state = nullptr;
        if (module)
            for (Module::State& each : module->states())
                if (each.name == path.back().key() && (each.tensor.defined() || each.isPending))
                    state = &each;
        if (!state)
            throw Error(ErrorKind::KeyError, "the module has no tensor of this name").within(path);
        const at::Tensor tensor = leaf->tensor();
        if (!state->isPending && tensor.sizes() != state->tensor.sizes())
            throw Error(ErrorKind::RuntimeError, "the module has the shape {} there, not {}", toString(state->tensor.sizes()),
                        toString(tensor.sizes()))
                .within(path);
        found.emplace_back(state, tensor);
        return Walk::Advance;
    });
    for (const auto& [state, tensor] : found) {
        state->tensor = tensor;
        state->isPending = false;
    }
}

/// Tensors that follow from none, which require gradients if they are of reals.
TensorDict trained(const TensorDict& tree)
{
    return transformLeaves(
        tree, [](const Leaf& leaf) { return Leaf(leaf.tensor().detach().requires_grad_(c10::isFloatingType(leaf.dtype()))); },
        tree.device());
}

/// A tree, or the module that `as_module=True` asks for.
Value treeAs(TensorDict tree, const Arguments& a)
{
    if (a.flag("lock"))
        tree.setLocked(true);
    if (a.flag("as_module"))
        return Value::ObjectPtr(std::make_shared<ParameterDict>(tree, ParameterDict::Convert::ToParameters));
    return tree;
}

Value fromModule(const Arguments& a)
{
    return treeAs(treeOf(*toModule(a["module"], "from_module")), a);
}

Value fromModules(const Arguments& a)
{
    std::vector<TensorDict> trees;
    for (const Value& value : a.rest())
        trees.push_back(treeOf(*toModule(value, "from_modules")));
    if (trees.empty())
        throw Error(ErrorKind::ValueError, "from_modules takes at least one module");
    return treeAs(a.flag("lazy_stack") ? lazyStack(trees, 0) : trained(stack(trees, 0)), a);
}

Value toModuleOf(const Arguments& a)
{
    const ModulePtr module = toModule(a["module"], "to_module");
    TensorDict before = treeOf(*module);
    putInto(a.td(), *module);
    return before;
}

void putBackInto(const Arguments& a, const Value& before)
{
    if (const auto* tree = before.as<TensorDict>())
        putInto(*tree, *toModule(a["module"], "to_module"));
}

/// Returns the tensors of a dict by their joined names, as in state_dict().
TensorDict treeFrom(const Value& given)
{
    const Value value = asTensorDictValue(given);
    if (const auto* td = value.as<TensorDict>())
        return *td;
    const auto* dict = value.as<Value::Dict>();
    if (!dict)
        throw Error(ErrorKind::TypeError, "parameters are a dict or a tensordict, not a value of type {}", value.typeName());
    TensorDict tree;
    for (const auto& [key, item] : dict->items) {
        const auto* name = key.as<std::string>();
        const auto* leaf = item.as<Leaf>();
        if (!name || !leaf)
            throw Error(ErrorKind::TypeError, "a dict of parameters has tensors by their names");
        KeyPath path;
        for (std::size_t at = 0; at <= name->size();) {
            const std::size_t dot = std::min(name->find('.', at), name->size());
            path.push_back(name->substr(at, dot - at));
            at = dot + 1;
        }
        tree.set(path, *leaf);
    }
    return tree;
}

/// Calls the module with other tensors and restores its own, as Python's `with` over to_module() does.
Value functionalCall(const Arguments& a)
{
    const ModulePtr module = toModule(a["module"], "functional_call");
    const TensorDict others = treeFrom(a["parameter_and_buffer_dicts"]);
    const auto* tuple = a["args"].as<Value::Tuple>();
    std::vector<Value> arguments;
    if (!a["args"].isNone())
        arguments = tuple ? tuple->items : std::vector{a["args"]};
    Module::Keywords keywords;
    if (const auto* dict = a["kwargs"].as<Value::Dict>())
        for (const auto& [key, value] : dict->items)
            if (const auto* name = key.as<std::string>())
                keywords.emplace_back(*name, value);
    const TensorDict before = treeOf(*module);
    putInto(others, *module);
    try {
        Value result = ModuleRun(a.session()).call(*module, std::move(arguments), std::move(keywords));
        putInto(before, *module);
        return result;
    } catch (...) {
        putInto(before, *module);
        throw;
    }
}

/// Resets the tensors of all modules nested in another one, each after its own nested modules.
void resetBelow(Module& module)
{
    for (const auto& [name, child] : module.children()) {
        resetBelow(*child);
        child->resetParameters();
    }
}

/// `EnsembleModule`: one module with several sets of tensors, and results on a new first dim.
class Ensemble final : public TdModule {
public:
    Ensemble(std::shared_ptr<TdModule> module, int64_t copies, bool expandsInput)
        : TdModule("EnsembleModule"), m_module(std::move(module)), m_expandsInput(expandsInput)
    {
        setInKeys(m_module->inKeys());
        setOutKeys(m_module->outKeys());
        setChild("module", m_module);
        const TensorDict first = treeOf(*m_module);
        std::vector<TensorDict> trees;
        for (int64_t i = 0; i < copies; ++i) {
            putInto(copied(first), *m_module);
            resetBelow(*m_module);
            trees.push_back(treeOf(*m_module));
        }
        m_parameters = trained(stack(trees, 0));
        setAttribute("params_td", m_parameters);
    }

protected:
    [[nodiscard]] Value run(ModuleRun& run, TdCall call) override
    {
        const int64_t count = call.td.batchSize().empty() ? 0 : call.td.batchSize().front();
        const int64_t copies = m_parameters.batchSize().front();
        if (!m_expandsInput && count != copies)
            throw Error(ErrorKind::ValueError, "the input has {} members for {} sets of parameters", count, copies);
        std::vector<TensorDict> results;
        for (int64_t i = 0; i < copies; ++i) {
            const TensorDict input = m_expandsInput ? call.td : call.td.at(Index{i});
            const Value copy = run.method(input, "copy", {});
            putInto(m_parameters.at(Index{i}), *m_module);
            const Value result = run.call(*m_module, {copy});
            const auto* td = result.as<TensorDict>();
            if (!td)
                throw Error(ErrorKind::TypeError, "a module of an ensemble gave a {}, not a tensordict", result.typeName());
            results.push_back(*td);
        }
        return stack(results, 0);
    }

private:
    /// Tensors of their own.
    static TensorDict copied(const TensorDict& tree)
    {
        return transformLeaves(tree, [](const Leaf& leaf) { return Leaf(leaf.tensor().detach().clone()); }, tree.device());
    }

    std::shared_ptr<TdModule> m_module;
    TensorDict m_parameters;  ///< of all copies, on a new first dim
    bool m_expandsInput;
};

Value ensemble(const Arguments& a)
{
    auto module = asTdModule(a["module"]);
    if (!module)
        throw Error(ErrorKind::TypeError, "EnsembleModule takes a module over tensordicts, not a value of type {}",
                    a["module"].typeName());
    const int64_t copies = a.integer("num_copies");
    if (copies < 1 || copies > 10'000)
        throw Error(ErrorKind::ValueError, "num_copies must be between 1 and 10000, not {}", copies);
    return Value::ObjectPtr(std::make_shared<Ensemble>(std::move(module), copies, a.flag("expand_input")));
}

Value refuseFunctional(const Arguments& a)
{
    throw Error(ErrorKind::NotImplementedError,
                "{} is gone since tensordict 0.2: TensorDict.from_module(module) gives the parameters, and "
                "params.to_module(module) has the module take others",
                a.operation().name);
}

constexpr std::string_view kAnything = "(*arguments, **keywords)";
constexpr const char* kFunctionalDoc = "Raises an error: use from_module and to_module.";

constexpr std::array kParameterTreeOperations = {
    Operation{kBuiltin, "make_functional", kAnything, Metadata, kFunctionalDoc, refuseFunctional},
    Operation{kBuiltin, "get_functional", kAnything, Metadata, kFunctionalDoc, refuseFunctional},
    Operation{kBuiltin, "is_functional", kAnything, Metadata, kFunctionalDoc, refuseFunctional},
    Operation{kBuiltin, "repopulate_module", kAnything, Metadata, kFunctionalDoc, refuseFunctional},
    Operation{kBuiltin, "extract_weights_and_buffers", kAnything, Metadata, kFunctionalDoc, refuseFunctional},
    Operation{kClass, "from_module", "(module, as_module=False, lock=False, use_state_dict=False, filter_empty=True)", View,
              "The tensors of a module, one level per submodule.", fromModule},
    Operation{kClass, "from_modules",
              "(*modules, as_module=False, lock=True, use_state_dict=False, lazy_stack=False, expand_identical=False)", View,
              "The tensors of several modules of the same structure, stacked on a first dim.", fromModules},
    Operation{kTd, "to_module", "(module, *, inplace=None, return_swap=True, use_state_dict=False)", View,
              "Replaces the parameters of a module; returns the previous ones.", toModuleOf, nullptr, putBackInto},
    Operation{kTorch, "func.functional_call", "(module, parameter_and_buffer_dicts, args=None, kwargs=None)", Compute,
              "Calls a module with other parameters.", functionalCall},
    Operation{kBuiltin, "EnsembleModule", "(module, num_copies, expand_input=True)", Compute,
              "A module that is called with several sets of parameters.", ensemble},
};

}  // namespace

std::span<const Operation> parameterTreeOperations()
{
    return kParameterTreeOperations;
}

}  // namespace tensordesk

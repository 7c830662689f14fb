// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"
#include "model/expression/syntax/value.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tensordesk {

class Module;
class ModuleRun;
using ModulePtr = std::shared_ptr<Module>;

/// A module of torch.nn or tensordict.nn: tensors and modules by their Python names, and a forward function. Made by an expression
/// and shared by its owners. For one thread at a time.
class Module : public Value::Object, public std::enable_shared_from_this<Module> {
public:
    using Keywords = Value::Function::Keywords;
    enum class Kind { Parameter, Buffer };
    struct State {
        std::string name;
        at::Tensor tensor;  ///< undefined for Python's None
        Kind kind = Kind::Parameter;
        bool isSaved = true;     ///< in a state dict
        bool isPending = false;  ///< of a lazy layer: undefined until an input, or a state dict, determines its shape

        /// Assigns a tensor. A parameter requires gradients, as in Python.
        void begin(at::Tensor own);
    };
    using Children = std::vector<std::pair<std::string, ModulePtr>>;

    /// Makes a tensor of unknown shape: see State.
    static State pending(std::string name) { return {std::move(name), {}, Kind::Parameter, true, true}; }

    explicit Module(std::string typeName) : m_typeName(std::move(typeName)) { }

    [[nodiscard]] std::string typeName() const override { return m_typeName; }
    /// Returns a tensor, a module or an argument of its constructor.
    [[nodiscard]] std::optional<Value> attribute(std::string_view name) const override;

    /// Calls the module. Reads its inputs as a whole: pass large ones in blocks. Throws TypeError if the inputs do not fit.
    [[nodiscard]] virtual Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) = 0;

    /// Returns its own tensors, parameters first, and modules, each in Python's order.
    [[nodiscard]] std::vector<State>& states() noexcept { return m_states; }
    [[nodiscard]] const std::vector<State>& states() const noexcept { return m_states; }
    [[nodiscard]] const Children& children() const noexcept { return m_children; }
    [[nodiscard]] ModulePtr child(std::string_view name) const;
    /// Returns a tensor or a constructor argument by name; None if it is missing.
    [[nodiscard]] Value operator[](std::string_view name) const;

    /// Visits this module and all nested ones with their paths, `""` and `"0.linear"`; each once.
    void visit(const std::function<void(const std::string& path, Module& module)>& visitor);

    /// Returns a counter of changes of its state that neither its tensors nor isTraining() show.
    [[nodiscard]] virtual int64_t changes() const noexcept { return 0; }
    /// True if each row along the last dim of the result only depends on the same row of the input, ignoring nested modules.
    [[nodiscard]] virtual bool takesRows() const { return false; }
    [[nodiscard]] bool isTraining() const noexcept { return m_isTraining; }
    /// For this module and all nested ones.
    void setTraining(bool isTraining);
    /// Initialises its own tensors with the thread's random numbers.
    virtual void resetParameters() { }
    [[nodiscard]] virtual bool canReset() const noexcept { return false; }

protected:
    void setParameter(std::string name, at::Tensor tensor);
    void setBuffer(std::string name, at::Tensor tensor);
    void setChild(std::string name, ModulePtr module);
    /// Sets an attribute, replacing one of the same name.
    void setAttribute(const std::string& name, Value value);
    void clearChildren() { m_children.clear(); }

private:
    std::string m_typeName;
    std::vector<State> m_states;
    Children m_children;
    std::vector<std::pair<std::string, Value>> m_attributes;
    bool m_isTraining = true;
};

/// Returns null for a value that is not a module.
[[nodiscard]] ModulePtr asModule(const Value& value);
/// Returns the module on which a method is called.
[[nodiscard]] Module& moduleOf(const Arguments& arguments);
/// Returns a module. Throws TypeError for any other value.
[[nodiscard]] ModulePtr toModule(const Value& value, std::string_view whatFor);

/// Returns the single input of a module, given by position or as `input`. Throws TypeError.
[[nodiscard]] Value oneInput(const Module& module, std::vector<Value>& arguments, Module::Keywords& keywords);

/// Calls an operator of LibTorch by name. If one of the tensors has no elements, all are used without elements.
[[nodiscard]] Value compute(std::string_view name, std::vector<Value> arguments, Module::Keywords keywords = {});
/// Returns the elements of a tensor. Throws TypeError for any other value.
[[nodiscard]] at::Tensor tensorOf(const Value& value, std::string_view whatFor);

}  // namespace tensordesk

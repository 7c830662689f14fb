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

/// A module of torch.nn or tensordict.nn: tensors and modules by the names that Python gives them, and what it makes of its
/// inputs. Made by an expression and shared by all that hold it. For one thread at a time.
class Module : public Value::Object, public std::enable_shared_from_this<Module> {
public:
    using Keywords = Value::Function::Keywords;
    enum class Kind { Parameter, Buffer };
    struct State {
        std::string name;
        at::Tensor tensor;  ///< undefined where Python has None
        Kind kind = Kind::Parameter;
        bool isSaved = true;     ///< in a state dict
        bool isPending = false;  ///< of a lazy layer: undefined until an input, or a state dict, tells its shape

        /// Gives it a tensor of its own: a parameter requires gradients, as in Python.
        void begin(at::Tensor own);
    };
    using Children = std::vector<std::pair<std::string, ModulePtr>>;

    /// That of an unknown shape: see State.
    static State pending(std::string name) { return {std::move(name), {}, Kind::Parameter, true, true}; }

    explicit Module(std::string typeName) : m_typeName(std::move(typeName)) { }

    [[nodiscard]] std::string typeName() const override { return m_typeName; }
    /// A tensor, a module or an argument of its constructor.
    [[nodiscard]] std::optional<Value> attribute(std::string_view name) const override;

    /// What the module makes of its inputs. Reads what it is given as a whole: give it blocks of what is large.
    /// TypeError if the inputs do not fit.
    [[nodiscard]] virtual Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) = 0;

    /// Its own tensors, parameters first, and modules, each in Python's order.
    [[nodiscard]] std::vector<State>& states() noexcept { return m_states; }
    [[nodiscard]] const std::vector<State>& states() const noexcept { return m_states; }
    [[nodiscard]] const Children& children() const noexcept { return m_children; }
    [[nodiscard]] ModulePtr child(std::string_view name) const;
    /// A tensor or a constructor's argument under its name; None for what is not there.
    [[nodiscard]] Value operator[](std::string_view name) const;

    /// Visits this module and all below it with the names that lead to them, `""` and `"0.linear"`; each once.
    void visit(const std::function<void(const std::string& path, Module& module)>& visitor);

    /// How often its own state changed in what neither its tensors nor isTraining() tell.
    [[nodiscard]] virtual int64_t changes() const noexcept { return 0; }
    /// True if it makes each row along the last dim of that row alone, leaving out the modules in it.
    [[nodiscard]] virtual bool takesRows() const { return false; }
    [[nodiscard]] bool isTraining() const noexcept { return m_isTraining; }
    /// Of this module and all below it.
    void setTraining(bool isTraining);
    /// Its own tensors as they are when it is new, from the thread's random numbers.
    virtual void resetParameters() { }
    [[nodiscard]] virtual bool canReset() const noexcept { return false; }

protected:
    void setParameter(std::string name, at::Tensor tensor);
    void setBuffer(std::string name, at::Tensor tensor);
    void setChild(std::string name, ModulePtr module);
    /// In the place of the one of that name, if there is one.
    void setAttribute(const std::string& name, Value value);
    void clearChildren() { m_children.clear(); }

private:
    std::string m_typeName;
    std::vector<State> m_states;
    Children m_children;
    std::vector<std::pair<std::string, Value>> m_attributes;
    bool m_isTraining = true;
};

/// Null for a value that is no module.
[[nodiscard]] ModulePtr asModule(const Value& value);
/// The module that a method is called on.
[[nodiscard]] Module& moduleOf(const Arguments& arguments);
/// A module, where nothing else will do: TypeError.
[[nodiscard]] ModulePtr toModule(const Value& value, std::string_view whatFor);

/// The one input of a module, given by position or as `input`; TypeError.
[[nodiscard]] Value oneInput(const Module& module, std::vector<Value>& arguments, Module::Keywords& keywords);

/// An operator of LibTorch by name. Where one of the tensors has no elements, none has: parameters go with their input.
[[nodiscard]] Value compute(std::string_view name, std::vector<Value> arguments, Module::Keywords keywords = {});
/// The elements of a tensor. TypeError for any other value.
[[nodiscard]] at::Tensor tensorOf(const Value& value, std::string_view whatFor);

}  // namespace tensordesk

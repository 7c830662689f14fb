// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/module.h"

namespace tensordesk {

/// A module of torch.nn that computes one tensor from one tensor, by a function of its tensors and arguments.
class Layer final : public Module {
public:
    /// Computes the output for an input.
    using Compute = Value (*)(Layer& self, const Value& input);
    /// Initialises the parameters, as `reset_parameters` in Python.
    using Reset = void (*)(Layer& self);
    /// Determines the shapes of a lazy layer's parameters from the first input.
    using Settle = void (*)(Layer& self, const Leaf& input);

    /// Named like its operation, with the constructor's arguments as attributes.
    Layer(const Arguments& arguments, Compute compute, Reset reset = nullptr, Settle settle = nullptr);

    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) override;
    void resetParameters() override
    {
        if (m_reset && !isPending())
            m_reset(*this);
    }
    [[nodiscard]] bool canReset() const noexcept override { return m_reset != nullptr; }

    [[nodiscard]] bool takesRows() const override;

    using Module::setAttribute;
    using Module::setBuffer;
    using Module::setParameter;
    /// Returns one of its tensors; undefined if there is none.
    [[nodiscard]] at::Tensor tensor(std::string_view name) const;

private:
    /// True while the shape of one of its tensors is unknown.
    [[nodiscard]] bool isPending() const;

    Compute m_compute;
    Reset m_reset;
    Settle m_settle;
};

/// Returns the class name for an operation of the registry: `Linear` for `nn.Linear`.
[[nodiscard]] std::string classOfRow(const Arguments& arguments);
/// Makes a module of torch.nn from the name of its operation, `nn.Linear`, and these arguments.
[[nodiscard]] ModulePtr layerNamed(std::string_view name, std::vector<Value> arguments, Module::Keywords keywords = {});
/// Initialises the parameters of a new module and returns it as a value.
[[nodiscard]] Value made(const std::shared_ptr<Module>& module);

/// Returns an int of a module's constructor that is a count. Throws ValueError below `least`.
[[nodiscard]] int64_t countOf(const Arguments& arguments, std::string_view name, int64_t least = 0);
/// Returns a real number. `name`: the parameter, for the error. Throws TypeError.
[[nodiscard]] double realOf(const Value& value, std::string_view name);
[[nodiscard]] double realOf(const Arguments& arguments, std::string_view name);
/// Returns one int per dim; a single int applies to all dims. Throws TypeError.
[[nodiscard]] Shape perDim(const Arguments& arguments, std::string_view name, std::size_t dims);

}  // namespace tensordesk

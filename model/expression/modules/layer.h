// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/module.h"

namespace tensordesk {

/// A module of torch.nn that makes one tensor of one: what it does is a function of its tensors and arguments.
class Layer final : public Module {
public:
    using Compute = Value (*)(Layer& self, const Value& input);
    using Reset = void (*)(Layer& self);
    /// Gives what is pending its shape, by the first input.
    using Settle = void (*)(Layer& self, const Leaf& input);

    /// Called as the operation is, and with what it was given as attributes.
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
    /// One of its own; undefined where there is none.
    [[nodiscard]] at::Tensor tensor(std::string_view name) const;

private:
    /// True while the shape of a tensor of it is not known.
    [[nodiscard]] bool isPending() const;

    Compute m_compute;
    Reset m_reset;
    Settle m_settle;
};

/// The name of the class that a row of the registry makes: `Linear` of `nn.Linear`.
[[nodiscard]] std::string classOfRow(const Arguments& arguments);
/// A module of torch.nn by its name there, `nn.Linear`, as a call with these arguments makes it.
[[nodiscard]] ModulePtr layerNamed(std::string_view name, std::vector<Value> arguments, Module::Keywords keywords = {});
/// A new module as a value, its tensors as they begin.
[[nodiscard]] Value made(const std::shared_ptr<Module>& module);

/// An int of a module's constructor that counts something: ValueError below `least`.
[[nodiscard]] int64_t countOf(const Arguments& arguments, std::string_view name, int64_t least = 0);
/// A real number, `name` what it is given for; TypeError.
[[nodiscard]] double realOf(const Value& value, std::string_view name);
[[nodiscard]] double realOf(const Arguments& arguments, std::string_view name);
/// One int a dim, given so or as one for all of them; TypeError.
[[nodiscard]] Shape perDim(const Arguments& arguments, std::string_view name, std::size_t dims);

}  // namespace tensordesk

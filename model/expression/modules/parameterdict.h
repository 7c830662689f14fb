// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/module.h"

namespace tensordesk {

/// `TensorDictParams`: a tensordict as a module, whose leaves are its parameters and buffers, by their joined keys. What modules do
/// not have, it has of the tensordict: methods, keys, arithmetic.
class ParameterDict final : public Module {
public:
    /// What becomes of leaves that are floating point and require no gradient.
    enum class Convert { ToParameters, Keep };

    /// Shares the elements of `td`, and its levels unless it converts: what a person looks at is not to require gradients.
    ParameterDict(const TensorDict& td, Convert convert);

    [[nodiscard]] const TensorDict& td() const noexcept { return m_td; }
    /// Sees to what was changed in td() meanwhile: what was set becomes a parameter. To be called after each change.
    void refresh();
    /// What a call of a method of td() gave, as Python gives it: itself for the tensordict, others for a copy of it.
    [[nodiscard]] Value fromMethod(std::string_view method, const Value& result);

    /// True of what it has as a module and not as a tensordict.
    [[nodiscard]] static bool isOfModule(std::string_view name);

    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) override;
    [[nodiscard]] int64_t length() const override;
    [[nodiscard]] Value item(const Value& index) const override;

private:
    TensorDict m_td;
    Convert m_convert;
};

/// Null for a value that is none.
[[nodiscard]] std::shared_ptr<ParameterDict> asParameterDict(const Value& value);
/// A value for what takes tensordicts: of a ParameterDict its tensordict, else itself.
[[nodiscard]] Value asTensorDictValue(Value value);

}  // namespace tensordesk

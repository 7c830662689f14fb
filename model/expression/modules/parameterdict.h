// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/module.h"

namespace tensordesk {

/// `TensorDictParams`: a tensordict as a module, whose leaves are its parameters and buffers, by their joined keys. Attributes that
/// modules lack are those of the tensordict: methods, keys, arithmetic.
class ParameterDict final : public Module {
public:
    /// The treatment of floating-point leaves that require no gradient.
    enum class Convert { ToParameters, Keep };

    /// Shares the elements of `td`, and its levels unless it converts, because the shown tensordict must not start to require
    /// gradients.
    ParameterDict(const TensorDict& td, Convert convert);

    [[nodiscard]] const TensorDict& td() const noexcept { return m_td; }
    /// Call this after each change of td(): new entries become parameters.
    void refresh();
    /// Returns the result of a method of td() as Python does: itself for the tensordict, otherwise a copy of this object for
    /// another tensordict.
    [[nodiscard]] Value fromMethod(std::string_view method, const Value& result);

    /// True for attributes that it has as a module and not as a tensordict.
    [[nodiscard]] static bool isOfModule(std::string_view name);

    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) override;
    [[nodiscard]] int64_t length() const override;
    [[nodiscard]] Value item(const Value& index) const override;

private:
    TensorDict m_td;
    Convert m_convert;
};

/// Returns null for any other value.
[[nodiscard]] std::shared_ptr<ParameterDict> asParameterDict(const Value& value);
/// Returns the tensordict of a ParameterDict; any other value unchanged. For functions of tensordicts.
[[nodiscard]] Value asTensorDictValue(Value value);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/module.h"

namespace tensordesk {

/// Modules in order, each under its number or a name: `ModuleList`, `ModuleDict`, and `Sequential`, which calls them in turn.
class Container final : public Module {
public:
    enum class Type { List, Dict, Sequence };

    Container(Type type, Children modules);

    /// Of a sequence alone.
    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) override;
    [[nodiscard]] int64_t length() const override { return static_cast<int64_t>(children().size()); }
    [[nodiscard]] Value item(const Value& index) const override;
    [[nodiscard]] bool takesRows() const override { return true; }
    [[nodiscard]] bool isDict() const noexcept { return m_type == Type::Dict; }

private:
    Type m_type;
};

/// Modules under the numbers from 0 on.
[[nodiscard]] Module::Children numbered(const std::vector<ModulePtr>& modules);
/// The positions that an int or a slice picks of so many items; IndexError, TypeError.
[[nodiscard]] std::vector<std::size_t> positionsOf(const Value& index, std::size_t count);

}  // namespace tensordesk

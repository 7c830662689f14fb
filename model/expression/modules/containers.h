// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/modules/module.h"

namespace tensordesk {

/// Several modules: `ModuleList` and `Sequential` by number, `ModuleDict` by name. Only `Sequential` can be called: it calls its
/// modules in turn.
class Container final : public Module {
public:
    enum class Type { List, Dict, Sequence };

    Container(Type type, Children modules);

    /// For a sequence only.
    [[nodiscard]] Value forward(ModuleRun& run, std::vector<Value> arguments, Keywords keywords) override;
    [[nodiscard]] int64_t length() const override { return static_cast<int64_t>(children().size()); }
    [[nodiscard]] Value item(const Value& index) const override;
    [[nodiscard]] bool takesRows() const override { return true; }
    [[nodiscard]] bool isDict() const noexcept { return m_type == Type::Dict; }

private:
    Type m_type;
};

/// Returns modules with the names "0", "1", ….
[[nodiscard]] Module::Children numbered(const std::vector<ModulePtr>& modules);
/// Returns the positions that an int or a slice selects from `count` items. Throws IndexError and TypeError.
[[nodiscard]] std::vector<std::size_t> positionsOf(const Value& index, std::size_t count);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"

#include <unordered_map>

namespace tensordesk {

/// Builds a dict from its literal: of pairs with equal keys the first determines the position, the last the value. Each pair costs
/// the same.
class DictBuilder {
public:
    void put(Value key, Value value);
    [[nodiscard]] Value::Dict take() { return std::move(m_dict); }

private:
    Value::Dict m_dict;
    std::unordered_multimap<std::size_t, std::size_t> m_positions;  ///< by hash of the key
};

}  // namespace tensordesk

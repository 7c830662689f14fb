// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"

#include <unordered_map>

namespace tensordesk {

/// A dict as it is written down: of pairs with equal keys the first says where it stands, the last its value. Each pair
/// costs the same, however many came before.
class DictBuilder {
public:
    void put(Value key, Value value);
    [[nodiscard]] Value::Dict take() { return std::move(m_dict); }

private:
    Value::Dict m_dict;
    std::unordered_multimap<std::size_t, std::size_t> m_positions;  ///< by the hash of the key
};

}  // namespace tensordesk

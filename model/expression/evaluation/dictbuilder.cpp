// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/dictbuilder.h"

#include "model/expression/operators/comparisons.h"

#include <algorithm>
#include <functional>

namespace tensordesk {

namespace {

/// Equal for equal keys: True, 1 and 1.0 are the same one, and so are a torch.Size and a tuple.
std::size_t hashOf(const Value& key)
{
    if (const auto* text = key.as<std::string>())
        return std::hash<std::string>{}(*text);
    if (const auto* flag = key.as<bool>())
        return std::hash<double>{}(*flag);
    if (const auto* integer = key.as<int64_t>())
        return std::hash<double>{}(static_cast<double>(*integer));
    if (const auto* real = key.as<double>())
        return std::hash<double>{}(*real);
    std::size_t hash = 0;
    const auto add = [&](const Value& item) { hash = hash * 31 + hashOf(item); };
    if (const auto* tuple = key.as<Value::Tuple>())
        std::for_each(tuple->items.begin(), tuple->items.end(), add);
    if (const auto* size = key.as<Value::Size>())
        std::for_each(size->sizes.begin(), size->sizes.end(), add);
    return hash;  // dicts rarely have many other keys
}

}  // namespace

void DictBuilder::put(Value key, Value value)
{
    const std::size_t hash = hashOf(key);
    const auto [begin, end] = m_positions.equal_range(hash);
    for (auto at = begin; at != end; ++at)
        if (auto& item = m_dict.items[at->second]; isEqual(item.first, key)) {
            item.second = std::move(value);
            return;
        }
    m_positions.emplace(hash, m_dict.items.size());
    m_dict.items.emplace_back(std::move(key), std::move(value));
}

}  // namespace tensordesk

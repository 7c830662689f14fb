// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/pickleinfo.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/values/pickle.h"
#include "model/tensordict/values/pickle/picklegraph.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

namespace {

constexpr uint64_t kMostBytes = 64 * 1024;  // of a description

/// Returns the value after the key in the alternating keys and values of a stack or of a dict; null if the key is missing.
const PickleValue* valueBehind(std::string_view key, const std::vector<const PickleValue*>& items)
{
    for (std::size_t i = 0; i + 1 < items.size(); ++i)
        if (const auto* text = items[i]->as<std::string_view>(); text && *text == key)
            return items[i + 1];
    return nullptr;
}

/// Returns the content of the pickle if it can be written again unchanged or, if objects are named, is a list with objects.
std::optional<PythonValue> plainValue(std::string_view pickle, std::string_view fieldKey, Objects objects)
{
    try {
        const PythonValue value = unpickled(pickle, Tuples::Refused, objects);
        if (holdsObject(value) && (objects == Objects::Refused || !value.as<PythonValue::List>()))
            return std::nullopt;
        if (fieldKey.empty())
            return value;
        const auto* fields = value.as<PythonValue::Dict>();
        if (!fields)
            return std::nullopt;
        const auto field = std::ranges::find(*fields, fieldKey, &PythonValue::Dict::value_type::first);
        if (field != fields->end())
            return field->second;
    } catch (const Error&) {
        // Something else than plain values: it is described.
    }
    return std::nullopt;
}

}  // namespace

std::string describePickle(std::string_view pickle, std::string_view fieldKey)
{
    const PickleGraph graph(pickle, PickleGraph::Cut::Kept);
    const auto& stack = graph.stack();
    const PickleValue* meant = stack.empty() ? nullptr : stack.front();
    if (!fieldKey.empty()) {
        const auto* dict = meant ? meant->as<PickleValue::Dict>() : nullptr;
        meant = dict ? valueBehind(fieldKey, dict->items) : nullptr;
        // A cut pickle may have left it on the stack.
        if (!meant)
            meant = valueBehind(fieldKey, stack);
    }
    return meant ? meant->className() : "object";
}

PythonValue pickledValue(std::string_view bytes, std::string_view fieldKey, Objects objects)
{
    if (static_cast<int64_t>(bytes.size()) <= kMostPickleBytes)
        if (const auto value = plainValue(bytes, fieldKey, objects))
            return *value;
    return PythonValue::Opaque{describePickle(bytes.substr(0, kMostBytes), fieldKey)};
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/bounds.h"

#include "model/tensordict/values/pythonvalue.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/tensor.h>

#include <algorithm>

namespace tensordesk {
namespace {

const PythonValue* fieldOf(const PythonValue::Dict& dict, std::string_view name)
{
    const auto found = std::ranges::find(dict, name, [](const auto& each) { return std::string_view(each.first); });
    return found == dict.end() ? nullptr : &found->second;
}

/// The numbers of nested lists in order; false if there is something else.
bool collectNumbers(const PythonValue& plain, std::vector<double>& numbers)
{
    if (const auto* list = plain.as<PythonValue::List>())
        return std::ranges::all_of(*list, [&](const PythonValue& each) { return collectNumbers(each, numbers); });
    if (const auto* real = plain.as<double>())
        numbers.push_back(*real);
    else if (const auto* integer = plain.as<int64_t>())
        numbers.push_back(static_cast<double>(*integer));
    else
        return false;
    return true;
}

std::optional<Bounds> boundsIn(const PythonValue::Dict& dict, int64_t elements)
{
    const PythonValue *const low = fieldOf(dict, "low"), *const high = fieldOf(dict, "high");
    std::vector<double> lows, highs;
    if (!low || !high || !collectNumbers(*low, lows) || !collectNumbers(*high, highs))
        return std::nullopt;
    const auto fits = [&](const std::vector<double>& numbers) {
        return numbers.size() == 1 || static_cast<int64_t>(numbers.size()) == elements;
    };
    return fits(lows) && fits(highs) ? std::optional(Bounds{at::tensor(lows, at::kDouble), at::tensor(highs, at::kDouble)})
                                     : std::nullopt;
}

/// Returns the content of `bounds`: a value per key, or dicts of nested keys.
std::optional<PythonValue::Dict> spaceOf(const TensorDict& td, const KeyPath& key)
{
    const KeyPath stated = KeyPath{"bounds"} / key.head(1);
    const auto entry = td.contains(stated) ? td.find(stated) : std::nullopt;
    const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
    if (!value)
        return std::nullopt;
    // A file has one space for all its episodes; stacked, those of several lengths have it in lists.
    const PythonValue* space = &value->first();
    for (const auto* list = space->as<PythonValue::List>(); list && !list->empty(); list = space->as<PythonValue::List>())
        space = &list->front();
    for (std::size_t i = 1; i < key.size() && space; ++i) {
        const auto* dict = space->as<PythonValue::Dict>();
        space = dict ? fieldOf(*dict, key[i].key()) : nullptr;
    }
    const auto* dict = space ? space->as<PythonValue::Dict>() : nullptr;
    return dict ? std::optional(*dict) : std::nullopt;
}

}  // namespace

std::optional<Bounds> statedBounds(const CheckedRollout& rollout, const RolloutLeaf& leaf)
{
    const bool isNext = leaf.key.size() > 1 && leaf.key.front() == PathElement("next");
    const int64_t elements = elementCount(leaf.eventShape);
    if (const auto stated = spaceOf(rollout.td(), isNext ? leaf.key.tail() : leaf.key))
        return boundsIn(*stated, elements);
    const auto& attributesOf = rollout.options().attributesOf;
    return attributesOf ? boundsIn(attributesOf(leaf.key), elements) : std::nullopt;
}

}  // namespace tensordesk

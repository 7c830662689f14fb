// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/savedindex.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/tensor.h>

#include <algorithm>

namespace tensordesk {

namespace {

std::optional<int64_t> optionalInt(const PythonValue::Dict& fields, std::string_view name)
{
    const auto found = std::ranges::find(fields, name, &PythonValue::Dict::value_type::first);
    const auto* number = found == fields.end() ? nullptr : found->second.as<int64_t>();
    return number ? std::optional(*number) : std::nullopt;
}

/// Numbers or flags as an index tensor; lists of lists are not saved by anyone.
std::optional<at::Tensor> tensorOf(const PythonValue& value)
{
    const auto* list = value.as<PythonValue::List>();
    if (list == nullptr)
        return std::nullopt;
    if (!list->empty() && std::ranges::all_of(*list, [](const PythonValue& item) { return item.as<bool>() != nullptr; })) {
        at::Tensor flags = at::empty({std::ssize(*list)}, at::kBool);
        std::ranges::transform(*list, flags.mutable_data_ptr<bool>(), [](const PythonValue& item) { return *item.as<bool>(); });
        return flags;
    }
    std::vector<int64_t> numbers;
    for (const PythonValue& item : *list) {
        const auto* number = item.as<int64_t>();
        if (number == nullptr)
            return std::nullopt;
        numbers.push_back(*number);
    }
    return at::tensor(numbers, at::kLong);
}

std::optional<IndexItem> itemOf(const PythonValue& value)
{
    if (value.as<PythonValue::None>() != nullptr)
        return NewAxis{};
    if (const auto* flag = value.as<bool>())
        return *flag;
    if (const auto* number = value.as<int64_t>())
        return *number;
    const auto* tagged = value.as<PythonValue::List>();
    const auto* tag = tagged != nullptr && !tagged->empty() ? tagged->front().as<std::string>() : nullptr;
    if (tag == nullptr)
        return std::nullopt;
    if (*tag == "ellipsis")
        return Ellipsis{};
    if (tagged->size() < 2)
        return std::nullopt;
    if (const auto* slice = (*tagged)[1].as<PythonValue::Dict>(); slice != nullptr && *tag == "slice")
        return Slice{optionalInt(*slice, "start"), optionalInt(*slice, "stop"), optionalInt(*slice, "step")};
    if (*tag != "tensor" && *tag != "list")
        return std::nullopt;
    const auto tensor = tensorOf((*tagged)[1]);
    return tensor ? std::optional<IndexItem>(*tensor) : std::nullopt;
}

}  // namespace

std::optional<Index> savedIndex(const MetaJson& meta)
{
    const PythonValue* saved = meta.field("index");
    if (saved == nullptr)
        return std::nullopt;
    const auto* list = saved->as<PythonValue::List>();
    const auto* tag = list != nullptr && list->size() == 2 ? list->front().as<std::string>() : nullptr;
    const auto* tuple = tag != nullptr && *tag == "tuple" ? (*list)[1].as<PythonValue::List>() : nullptr;
    Index index;
    for (const PythonValue& item : tuple != nullptr ? *tuple : PythonValue::List{*saved}) {
        auto part = itemOf(item);
        if (!part)
            return std::nullopt;
        index.push_back(std::move(*part));
    }
    return index;
}

}  // namespace tensordesk

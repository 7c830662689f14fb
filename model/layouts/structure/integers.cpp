// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/structure/integers.h"

#include "model/layouts/structure/namedentry.h"

#include <ATen/core/Tensor.h>

#include <algorithm>

namespace tensordesk {
namespace {

constexpr int64_t kMostIntegers = 100'000;

std::optional<Shape> integersIn(const PythonValue& value)
{
    const auto* list = value.as<PythonValue::List>();
    const PythonValue::List values = list != nullptr ? *list : PythonValue::List{value};
    Shape integers;
    for (const PythonValue& each : values) {
        const auto* integer = each.as<int64_t>();
        const auto* flag = each.as<bool>();
        if ((integer == nullptr && flag == nullptr) || integers.size() == static_cast<std::size_t>(kMostIntegers)) {
            return std::nullopt;
        }
        integers.push_back(integer != nullptr ? *integer : int64_t{*flag});
    }
    return integers;
}

std::optional<Shape> integersIn(const Leaf& leaf)
{
    if (!c10::isIntegralType(leaf.dtype(), true) || leaf.isRagged() || leaf.elementCount() > kMostIntegers) {
        return std::nullopt;
    }
    const at::Tensor elements = leaf.tensor().to(at::kCPU, at::kLong).contiguous();
    const auto* begin = elements.const_data_ptr<int64_t>();
    return Shape(begin, begin + elements.numel());
}

}  // namespace

std::optional<Shape> integersNamed(const Storage& stored, const std::string& name)
{
    if (name.starts_with('@')) {
        const NotesReader notes = stored.notes();
        const PythonValue::Dict attributes = notes ? notes({}).attributes : PythonValue::Dict();
        const auto found = std::ranges::find(attributes, name.substr(1), &PythonValue::Dict::value_type::first);
        return found == attributes.end() ? std::nullopt : integersIn(found->second);
    }
    const auto entry = entryNamed(stored.root(), name);
    if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr) {
        return integersIn(*leaf);
    }
    const auto* value = entry ? std::get_if<NonTensor>(&*entry) : nullptr;
    return value != nullptr ? integersIn(value->toPythonValue()) : std::nullopt;
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/structure/numbersleaf.h"

#include "model/tensordict/leaves/convertedsource.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {
namespace {

template <typename T>
at::Tensor tensorOf(const std::vector<PythonValue>& values, at::ScalarType dtype)
{
    at::Tensor tensor = at::empty({static_cast<int64_t>(values.size())}, dtype);
    auto* out = tensor.mutable_data_ptr<T>();
    for (const PythonValue& value : values) {
        const auto* integer = value.as<int64_t>();
        const auto* flag = value.as<bool>();
        const auto* real = value.as<double>();
        *out++ = real != nullptr ? static_cast<T>(*real) : static_cast<T>(integer != nullptr ? *integer : int64_t{*flag});
    }
    return tensor;
}

}  // namespace

bool isPlainNumber(const PythonValue& value)
{
    return value.as<bool>() != nullptr || value.as<int64_t>() != nullptr || value.as<double>() != nullptr;
}

std::optional<Leaf> numbersLeaf(const std::vector<PythonValue>& values)
{
    const auto holds = [&](auto type) {
        return std::ranges::any_of(values, [](const PythonValue& value) { return value.as<decltype(type)>() != nullptr; });
    };
    if (values.empty() || !std::ranges::all_of(values, isPlainNumber)) {
        return std::nullopt;
    }
    at::Tensor numbers = holds(double{})  ? tensorOf<double>(values, at::kDouble)
                       : holds(int64_t{}) ? tensorOf<int64_t>(values, at::kLong)
                                          : tensorOf<bool>(values, at::kBool);
    return Leaf(std::make_shared<ConvertedSource>(
        std::move(numbers), std::string(),
        Message(
            "is made of numbers that the file stores as Python values, which cannot be edited in place; export the file and edit "
            "the copy")));
}

}  // namespace tensordesk

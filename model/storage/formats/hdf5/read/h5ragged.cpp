// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5ragged.h"

#include "model/tensordict/base/torchversion.h"
#include "model/tensordict/leaves/convertedsource.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include <memory>
#include <utility>
#include <vector>

namespace tensordesk {
namespace {

Leaf sequenceLeaf(at::Tensor numbers, const std::string& file)
{
    return Leaf(std::make_shared<ConvertedSource>(
        std::move(numbers), file,
        Message("has sequences of variable length, which are not edited in place; export the file and edit the copy")));
}

std::optional<at::Tensor> numbersOf(const PythonValue::List& values, DType dtype)
{
    const bool isReal = c10::isFloatingType(dtype);
    if (!isReal && !c10::isIntegralType(dtype, true) && dtype != kUInt16 && dtype != kUInt32 && dtype != kUInt64) {
        return std::nullopt;
    }
    at::Tensor numbers = at::empty({static_cast<int64_t>(values.size())}, isReal ? at::kDouble : at::kLong);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const auto* integer = values[i].as<int64_t>();
        const auto* real = values[i].as<double>();
        const auto* flag = values[i].as<bool>();
        if (isReal && (real != nullptr || integer != nullptr)) {
            numbers.mutable_data_ptr<double>()[i] = real != nullptr ? *real : static_cast<double>(*integer);
        } else if (!isReal && (integer != nullptr || flag != nullptr)) {
            numbers.mutable_data_ptr<int64_t>()[i] = integer != nullptr ? *integer : int64_t{*flag};
        } else {
            return std::nullopt;
        }
    }
    return numbers.to(dtype);
}

}  // namespace

std::optional<Leaf> raggedLeaf(const PythonValue& values, std::size_t dims, DType dtype, const std::string& file)
{
    const auto* list = values.as<PythonValue::List>();
    if (list == nullptr) {
        return std::nullopt;
    }
    if (dims == 0) {
        auto numbers = numbersOf(*list, dtype);
        return numbers ? std::optional(sequenceLeaf(*std::move(numbers), file)) : std::nullopt;
    }
    std::vector<Leaf> rows;
    for (const PythonValue& row : *list) {
        auto leaf = raggedLeaf(row, dims - 1, dtype, file);
        if (!leaf) {
            return std::nullopt;
        }
        rows.push_back(*std::move(leaf));
    }
    return rows.empty() ? std::nullopt : std::optional(Leaf::stack(std::move(rows), 0));
}

}  // namespace tensordesk

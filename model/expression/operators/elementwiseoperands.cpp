// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/operators/elementwiseoperands.h"

#include "model/expression/evaluation/tensors.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

bool isOperand(const Value& value)
{
    return isNumber(value) || value.as<Leaf>();
}

at::Tensor operandTensor(const Value& value)
{
    const auto* leaf = value.as<Leaf>();
    return leaf ? boundedTensor(*leaf) : scalarTensor(value);
}

Shape operandShape(const Value& value)
{
    const auto* leaf = value.as<Leaf>();
    return leaf ? leaf->shape() : Shape{};
}

bool isCarriedPair(const Value& left, const Value& right)
{
    const auto fits = [](const Value& value) { return value.as<NonTensorObject>() || isOperand(value); };
    return (left.as<NonTensorObject>() && fits(right)) || (right.as<NonTensorObject>() && fits(left));
}

Value carrierOf(const Value& value)
{
    const auto* nonTensor = value.as<NonTensorObject>();
    return nonTensor ? Value(nonTensor->carrier()) : value;
}

Value fromCarrier(const Value& result)
{
    const TensorDict& td = *result.as<TensorDict>();
    auto object = NonTensorObject::of(td);
    return object ? Value(*std::move(object)) : fromEntry(td.at({"data"}));
}

std::optional<Value::Tuple> asTuple(const Value& value)
{
    if (const auto* tuple = value.as<Value::Tuple>())
        return *tuple;
    const auto* size = value.as<Value::Size>();
    return size ? std::optional(Value::Tuple{{size->sizes.begin(), size->sizes.end()}}) : std::nullopt;
}

void failOperands(const std::string& symbol, const Value& left, const Value& right)
{
    throw Error(ErrorKind::TypeError, "unsupported operand type(s) for {}: '{}' and '{}'", symbol, left.typeName(),
                right.typeName());
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/operands.h"

#include "model/expression/evaluation/classes.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/operators/comparisons.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/scratch.h"

namespace tensordesk {

std::optional<Operand> asOperand(const Value& value)
{
    if (isNumber(value))
        return Operand(toNumber(value, ""));
    if (const auto* leaf = value.as<Leaf>())
        return Operand(boundedTensor(*leaf));
    if (const auto* td = value.as<TensorDict>())
        return Operand(*td);
    return std::nullopt;
}

Operand toOperand(const Value& value, std::string_view parameter)
{
    if (auto operand = asOperand(value))
        return *std::move(operand);
    throw Error(ErrorKind::TypeError, "{} must be a number, a tensor or a tensordict, not {}", parameter, value.typeName());
}

c10::Scalar toNumber(const Value& value, std::string_view parameter)
{
    if (const auto number = asNumber(value))
        return *number;
    if (const auto* leaf = value.as<Leaf>(); leaf && leaf->dim() == 0)
        return guardingTorch([&] { return leaf->tensor().item(); });
    throw Error(ErrorKind::TypeError, "{} must be a number, not {}", parameter, value.typeName());
}

at::Tensor toTensor(const Value& value, std::string_view parameter)
{
    if (const auto* leaf = value.as<Leaf>())
        return leaf->tensor();
    throw Error(ErrorKind::TypeError, "{} must be a tensor, not {}", parameter, value.typeName());
}

std::optional<DType> toDType(const Value& value, std::string_view parameter)
{
    if (const auto* dtype = value.as<DType>())
        return *dtype;
    if (value.isNone())
        return std::nullopt;
    throw Error(ErrorKind::TypeError, "{} must be a dtype such as torch.float32, not {}", parameter, value.typeName());
}

LeafPredicate toLeafPredicate(const Value& value)
{
    const auto* function = value.as<Value::FunctionPtr>();
    if (!function)
        return {};
    return [call = *function](const std::string& className) { return truth(call->call({classOfEntryNamed(className)})); };
}

LeafPredicate toOptionalLeafPredicate(const Value& value)
{
    LeafPredicate predicate = toLeafPredicate(value);
    if (!predicate && !value.isNone())
        throw Error(ErrorKind::TypeError, "is_leaf must be a function of a class, not {}", value.typeName());
    return predicate;
}

}  // namespace tensordesk

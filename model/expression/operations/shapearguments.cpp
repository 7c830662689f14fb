// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/operations/shapearguments.h"

#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/tensors.h"
#include "model/operations/keys/changes.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

int64_t toInt(const Value& value, const Message& what)
{
    if (const auto* number = value.as<int64_t>())
        return *number;
    if (const auto* flag = value.as<bool>())
        return *flag ? 1 : 0;
    if (const auto* leaf = value.as<Leaf>(); leaf && leaf->dim() == 0 && c10::isIntegralType(leaf->dtype(), true))
        return leaf->tensor().item<int64_t>();
    throw Error(ErrorKind::TypeError, "{} must be ints, not {}", what, value.typeName());
}

}  // namespace

std::vector<int64_t> toInts(const Value& value, const Message& what)
{
    const auto* leaf = value.as<Leaf>();
    const bool isSequence = value.as<Value::List>() || value.as<Value::Tuple>() || value.as<Value::Size>()
                         || value.as<Value::RangeValue>() || (leaf && leaf->dim() == 1);
    if (!isSequence)
        return {toInt(value, what)};
    constexpr int64_t most = 10'000'000;
    const int64_t count = lengthOf(value);
    if (count > most)
        throw Error(ErrorKind::MemoryError, "{} of this number are too many: {}", what, count);
    std::vector<int64_t> result;
    for (int64_t i = 0; i < count; ++i)
        result.push_back(toInt(itemAt(value, i), what));
    return result;
}

std::vector<int64_t> restInts(const Arguments& a, const Message& what, std::string_view name)
{
    const std::vector<Value>& rest = a.rest();
    if (!name.empty() && !a[name].isNone()) {
        if (!rest.empty())
            throw Error(ErrorKind::TypeError, "{} are given twice, also as {}", what, name);
        return toInts(a[name], what);
    }
    if (rest.size() == 1)
        return toInts(rest.front(), what);
    std::vector<int64_t> result;
    for (const Value& value : rest)
        result.push_back(toInt(value, what));
    return result;
}

std::optional<int64_t> optionalInt(const Arguments& a, std::string_view name)
{
    return a[name].isNone() ? std::nullopt : std::optional(a.integer(name));
}

Value inPlaceOr(const Arguments& a, TensorDict result)
{
    if (!a.flag("inplace"))
        return result;
    become(a.td(), result, a.mutations());
    return a.self();
}

c10::Scalar toScalar(const Value& value, std::string_view parameter)
{
    if (!isNumber(value))
        throw Error(ErrorKind::TypeError, "{} must be a number, not {}", parameter, value.typeName());
    return scalarTensor(value).item();
}

std::vector<TensorDict> toTensorDicts(const Value& value, std::string_view function)
{
    std::vector<TensorDict> result;
    for (int64_t i = 0, count = lengthOf(value); i < count; ++i) {
        const Value item = itemAt(value, i);
        const auto* nonTensor = item.as<NonTensorObject>();
        const auto* td = nonTensor ? &nonTensor->carrier() : item.as<TensorDict>();
        if (!td)
            throw Error(ErrorKind::TypeError, "{} takes tensordicts, item {} is a {}", function, i, item.typeName());
        result.push_back(*td);
    }
    return result;
}

DimName stackDimName(const Arguments& a)
{
    const Value& name = a["stack_dim_name"];
    if (!name.isNone() && !name.as<std::string>())
        throw Error(ErrorKind::TypeError, "stack_dim_name must be a str, not a {}", name.typeName());
    return name.isNone() ? DimName() : DimName(*name.as<std::string>());
}

void checkEqualBatches(const std::vector<TensorDict>& members)
{
    for (const TensorDict& member : members)
        if (member.batchSize() != members.front().batchSize())
            throw Error(ErrorKind::RuntimeError, "strict_shape=True takes equal batch sizes, got {} and {}",
                        toString(members.front().batchSize()), toString(member.batchSize()));
}

}  // namespace tensordesk

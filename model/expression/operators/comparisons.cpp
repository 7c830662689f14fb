// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/operators/comparisons.h"

#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/operators/arithmetic.h"
#include "model/expression/operators/elementwiseoperands.h"
#include "model/operations/compute/aten.h"
#include "model/operations/compute/pairwise.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/validation.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// Returns null for comparisons that are not elementwise operators.
const char* atenOf(Comparator op)
{
    switch (op) {
    case Comparator::Equal: return "aten::eq";
    case Comparator::NotEqual: return "aten::ne";
    case Comparator::Less: return "aten::lt";
    case Comparator::LessEqual: return "aten::le";
    case Comparator::Greater: return "aten::gt";
    case Comparator::GreaterEqual: return "aten::ge";
    case Comparator::In:
    case Comparator::NotIn:
    case Comparator::Is:
    case Comparator::IsNot: return nullptr;
    }
    return nullptr;
}

/// The comparison that holds with the operands exchanged.
Comparator exchanged(Comparator op)
{
    switch (op) {
    case Comparator::Less: return Comparator::Greater;
    case Comparator::LessEqual: return Comparator::GreaterEqual;
    case Comparator::Greater: return Comparator::Less;
    case Comparator::GreaterEqual: return Comparator::LessEqual;
    default: return op;
    }
}

/// The batch size of a dict that stands beside `td`: a stack is compared member by member.
Value batchBeside(const TensorDict& td)
{
    const Shape& batch = td.batchSize();
    const bool isRagged = std::find(batch.begin(), batch.end(), kRagged) != batch.end();
    return td.isLazyStack() && !isRagged ? Value(Value::Size{batch}) : Value();
}

/// A comparison whose left operand is a tensordict. Beside a value of another kind it holds for != alone.
Value comparedTensorDict(Comparator op, const TensorDict& td, const Value& right)
{
    const bool isOrdered = op != Comparator::Equal && op != Comparator::NotEqual;
    if (validation() == Validation::Strict) {  // containers are compared as objects
        if (isOrdered)
            failOperands(symbol(op), td, right);
        return (right.as<TensorDict>() && td.isSame(*right.as<TensorDict>())) == (op == Comparator::Equal);
    }
    std::optional<Operand> other = asOperand(right);
    if (right.as<Value::Dict>())
        other = makeTensorDict(right, batchBeside(td), Value(), Value());
    if (other)
        return compared(atenOf(op) + std::string_view("aten::").size(), td, *other);
    if (isOrdered && td.isLazyStack())
        throw Error(ErrorKind::ValueError, "a lazy stack cannot be ordered against a value of type {}", right.typeName());
    return op == Comparator::NotEqual;
}

bool isSame(const Value& left, const Value& right);

bool contains(const Value& container, const Value& item)
{
    if (const auto* nonTensor = container.as<NonTensorObject>())
        return contains(nonTensor->header(), item);
    if (const auto* td = container.as<TensorDict>()) {
        const auto key = asKey(item);
        if (!key)
            throw Error(ErrorKind::RuntimeError, "a key is a string or a non-empty tuple of strings, not a value of type {}",
                        item.typeName());
        for (std::size_t i = 1; i < key->size(); ++i) {
            const auto level = td->find(key->head(i));
            if (!level || !std::holds_alternative<TensorDict>(*level))
                return false;
        }
        return td->contains(*key);
    }
    if (const auto* leaf = container.as<Leaf>()) {
        const Value equal = compare(Comparator::Equal, *leaf, item);
        const auto* hits = equal.as<Leaf>();
        return hits && truth(Leaf(guardingTorch([&] { return hits->tensor().any(); })));
    }
    if (const auto *text = container.as<std::string>(), *part = item.as<std::string>(); text && part)
        return text->find(*part) != std::string::npos;
    if (const auto* range = container.as<Value::RangeValue>(); range && item.as<int64_t>()) {
        const int64_t position = *item.as<int64_t>();
        const bool isWithin = range->step > 0 ? position >= range->start && position < range->stop
                                              : position <= range->start && position > range->stop;
        const auto distance = static_cast<uint64_t>(position) - static_cast<uint64_t>(range->start);
        return isWithin && static_cast<int64_t>(distance) % range->step == 0;
    }
    if (container.as<std::string>()
        || !(container.as<Value::List>() || container.as<Value::Tuple>() || container.as<Value::Size>()
             || container.as<Value::RangeValue>() || container.as<Value::Dict>()))
        failOperands("in", item, container);
    for (int64_t i = 0, count = lengthOf(container); i < count; ++i)
        if (const Value one = itemAt(container, i); isSame(one, item) || truth(compare(Comparator::Equal, one, item)))
            return true;
    return false;
}

bool isSame(const Value& left, const Value& right)
{
    if (const auto *a = left.as<TensorDict>(), *b = right.as<TensorDict>(); a && b)
        return a->isSame(*b);
    if (const auto *a = left.as<Leaf>(), *b = right.as<Leaf>(); a && b)
        return a->isSame(*b);
    if (const auto *a = left.as<NonTensorObject>(), *b = right.as<NonTensorObject>(); a && b)
        return a->carrier().isSame(b->carrier());
    return left.value().index() == right.value().index() && isEqual(left, right);
}

bool itemsEqual(const std::vector<Value>& left, const std::vector<Value>& right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), isEqual);
}

bool isLess(const Value& left, const Value& right, const char* symbol);

bool itemsLess(const std::vector<Value>& left, const std::vector<Value>& right, const char* symbol)
{
    const auto [a, b] = std::mismatch(left.begin(), left.end(), right.begin(), right.end(), isEqual);
    return a == left.end() || b == right.end() ? b != right.end() : isLess(*a, *b, symbol);
}

bool isLess(const Value& left, const Value& right, const char* symbol)
{
    if (isNumber(left) && isNumber(right))
        return numberLess(left, right);
    if (const auto *a = left.as<std::string>(), *b = right.as<std::string>(); a && b)
        return *a < *b;
    if (const auto *a = left.as<Value::Tuple>(), *b = right.as<Value::Tuple>(); a && b)
        return itemsLess(a->items, b->items, symbol);
    if (const auto *a = left.as<Value::List>(), *b = right.as<Value::List>(); a && b)
        return itemsLess(a->items, b->items, symbol);
    throw Error(ErrorKind::TypeError, "'{}' is not supported between values of type {} and {}", symbol, left.typeName(),
                right.typeName());
}

Value ordered(Comparator op, const Value& left, const Value& right)
{
    switch (op) {
    case Comparator::Less: return isLess(left, right, "<");
    case Comparator::Greater: return isLess(right, left, ">");
    // Not the negation: both are False beside NaN.
    case Comparator::LessEqual: return isLess(left, right, "<=") || isEqual(left, right);
    case Comparator::GreaterEqual: return isLess(right, left, ">=") || isEqual(left, right);
    default: return isEqual(left, right) == (op == Comparator::Equal);
    }
}

}  // namespace

Value compare(Comparator op, const Value& left, const Value& right)
{
    if (op == Comparator::In || op == Comparator::NotIn)
        return contains(right, left) == (op == Comparator::In);
    if (op == Comparator::Is || op == Comparator::IsNot)
        return isSame(left, right) == (op == Comparator::Is);

    if (isCarriedPair(left, right))
        return fromCarrier(compare(op, carrierOf(left), carrierOf(right)));
    if (const auto* td = left.as<TensorDict>())
        return comparedTensorDict(op, *td, right);
    if (const auto* td = right.as<TensorDict>())
        return comparedTensorDict(exchanged(op), *td, left);
    if (!isOperand(left) || !isOperand(right) || (isNumber(left) && isNumber(right)))
        return ordered(op, left, right);
    return Leaf(elementwiseOf(left, right, at::kBool,
                              [&](const at::Tensor& a, const at::Tensor& b) { return callAten(atenOf(op), "Tensor", {a, b}); }));
}

bool truth(const Value& value)
{
    if (const auto* flag = value.as<bool>())
        return *flag;
    if (isNumber(value))
        return !numbersEqual(value, Value(int64_t{0}));
    if (value.isNone())
        return false;
    if (value.as<TensorDict>() || value.as<NonTensorObject>())
        throw Error(ErrorKind::RuntimeError, "a tensordict is neither true nor false; use len(td.keys()) or td.is_empty()");
    if (const auto* leaf = value.as<Leaf>()) {
        if (leaf->elementCount() != 1)
            throw Error(ErrorKind::RuntimeError, "Boolean value of Tensor with {} elements is ambiguous", leaf->elementCount());
        return truth(itemOf(leaf->tensor()));
    }
    if (const auto* text = value.as<std::string>())
        return !text->empty();
    if (value.as<Value::List>() || value.as<Value::Tuple>() || value.as<Value::Dict>() || value.as<Value::Size>()
        || value.as<Value::RangeValue>())
        return lengthOf(value) > 0;
    return true;
}

bool isEqual(const Value& left, const Value& right)
{
    if (isNumber(left) && isNumber(right))
        return numbersEqual(left, right);
    // A torch.Size is a tuple.
    const auto asItems = [](const Value& value) -> std::optional<std::vector<Value>> {
        if (const auto* tuple = value.as<Value::Tuple>())
            return tuple->items;
        if (value.as<Value::Size>())
            return asTuple(value)->items;
        return std::nullopt;
    };
    if (const auto a = asItems(left), b = asItems(right); a && b)
        return itemsEqual(*a, *b);
    if (left.value().index() != right.value().index())
        return false;
    if (const auto* a = left.as<Value::List>())
        return itemsEqual(a->items, right.as<Value::List>()->items);
    if (const auto* a = left.as<Value::Dict>()) {
        const auto& b = right.as<Value::Dict>()->items;
        return a->items.size() == b.size() && std::all_of(a->items.begin(), a->items.end(), [&](const auto& item) {
                   return std::any_of(b.begin(), b.end(), [&](const auto& other) {
                       return isEqual(item.first, other.first) && isEqual(item.second, other.second);
                   });
               });
    }
    if (const auto* a = left.as<Leaf>())
        return a->isSame(*right.as<Leaf>());
    if (const auto* a = left.as<TensorDict>())
        return a->isSame(*right.as<TensorDict>());
    if (const auto* a = left.as<std::string>())
        return *a == *right.as<std::string>();
    if (const auto* a = left.as<DType>())
        return *a == *right.as<DType>();
    if (const auto* a = left.as<at::Device>())
        return *a == *right.as<at::Device>();
    if (const auto* a = left.as<PythonValue::BigInt>())
        return *a == *right.as<PythonValue::BigInt>();
    if (const auto* a = left.as<PythonValue::Bytes>())
        return *a == *right.as<PythonValue::Bytes>();
    if (const auto* a = left.as<Value::Class>())
        return a->name == right.as<Value::Class>()->name;
    if (const auto* a = left.as<Value::RangeValue>()) {
        const auto* b = right.as<Value::RangeValue>();
        return a->start == b->start && a->stop == b->stop && a->step == b->step;
    }
    return left.isNone() || left.as<Ellipsis>();
}

}  // namespace tensordesk

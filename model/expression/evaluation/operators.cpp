// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/operators.h"

#include "model/expression/evaluation/arithmetic.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/evaluation/tensors.h"
#include "model/operations/compute/aten.h"
#include "model/operations/compute/pairwise.h"
#include "model/operations/compute/pointwise.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/leaves/scratch.h"
#include "model/tensordict/tree/validation.h"

#include <algorithm>

namespace tensordesk {

namespace {

struct AtenName {
    const char* name;
    const char* overload;
};

AtenName atenOf(BinaryOperator op)
{
    switch (op) {
    case BinaryOperator::Add: return {"aten::add", "Tensor"};
    case BinaryOperator::Sub: return {"aten::sub", "Tensor"};
    case BinaryOperator::Mul: return {"aten::mul", "Tensor"};
    case BinaryOperator::Div: return {"aten::div", "Tensor"};
    case BinaryOperator::FloorDiv: return {"aten::floor_divide", ""};
    case BinaryOperator::Mod: return {"aten::remainder", "Tensor"};
    case BinaryOperator::MatMul: return {"aten::matmul", ""};
    case BinaryOperator::Pow: return {"aten::pow", "Tensor_Tensor"};
    case BinaryOperator::And: return {"aten::bitwise_and", "Tensor"};
    case BinaryOperator::Or: return {"aten::bitwise_or", "Tensor"};
    case BinaryOperator::Xor: return {"aten::bitwise_xor", "Tensor"};
    case BinaryOperator::LeftShift: return {"aten::bitwise_left_shift", "Tensor"};
    case BinaryOperator::RightShift: return {"aten::bitwise_right_shift", "Tensor"};
    }
    return {};
}

/// Null for the comparisons that are no elementwise operators.
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

/// What the result takes at least; a number beside a tensor hardly widens it.
DType commonDtype(const Value& left, const Value& right)
{
    const auto *a = left.as<Leaf>(), *b = right.as<Leaf>();
    return a && b ? c10::promoteTypes(a->dtype(), b->dtype()) : a ? a->dtype() : b ? b->dtype() : at::kDouble;
}

/// `op` of two operands, of which a large leaf is taken block by block. `least`: the narrowest dtype of the result.
template <typename Function>
at::Tensor elementwiseOf(const Value& left, const Value& right, DType least, const Function& op)
{
    using Operands = at::ArrayRef<at::Tensor>;
    const auto *a = left.as<Leaf>(), *b = right.as<Leaf>();
    return guardingTorch([&] {
        if (a && isLarge(*a))
            return elementwiseLeaf(*a, {operandTensor(right)},
                                   [&](const at::Tensor& block, Operands other) { return op(block, other[0]); });
        if (b && isLarge(*b))
            return elementwiseLeaf(*b, {operandTensor(left)},
                                   [&](const at::Tensor& block, Operands other) { return op(other[0], block); });
        checkFits(broadcastShape(operandShape(left), operandShape(right)), least);
        return op(operandTensor(left), operandTensor(right));
    });
}

/// True of an object that is no tensor beside another one, or beside what stands beside tensordicts.
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

/// What an operator gave for the one field of such an object.
Value fromCarrier(const Value& result)
{
    const TensorDict& td = *result.as<TensorDict>();
    auto object = NonTensorObject::of(td);
    return object ? Value(*std::move(object)) : fromEntry(td.at({"data"}));
}

bool isNested(const Value& value)
{
    const auto* leaf = value.as<Leaf>();
    return leaf && leaf->isRagged();
}

/// The operator of the members of nested tensors, one by one.
Value binaryNested(BinaryOperator op, const Value& left, const Value& right)
{
    const int64_t count = lengthOf(isNested(left) ? left : right);
    const auto member = [&](const Value& value, int64_t i) { return isNested(value) ? itemAt(value, i) : value; };
    if (isNested(left) && isNested(right) && lengthOf(right) != count)
        throw Error(ErrorKind::RuntimeError, "nested tensors of " + std::to_string(count) + " and of "
                                                 + std::to_string(lengthOf(right)) + " members do not fit together");
    if ((left.as<Leaf>() && !isNested(left) && left.as<Leaf>()->dim() > 0)
        || (right.as<Leaf>() && !isNested(right) && right.as<Leaf>()->dim() > 0))
        throw Error(ErrorKind::RuntimeError, "beside a nested tensor stands a number or another nested tensor");
    std::vector<Leaf> members;
    for (int64_t i = 0; i < count; ++i)
        members.push_back(*binary(op, member(left, i), member(right, i)).as<Leaf>());
    return Leaf::stack(std::move(members), 0);
}

at::Tensor binaryTensor(BinaryOperator op, const Value& left, const Value& right)
{
    if (op == BinaryOperator::MatMul && (isNumber(left) || isNumber(right)))
        failOperands(symbol(op), left, right);
    const AtenName aten = atenOf(op);
    if (op == BinaryOperator::MatMul)
        return callAten(aten.name, aten.overload, {operandTensor(left), operandTensor(right)});
    return elementwiseOf(left, right, commonDtype(left, right), [&](const at::Tensor& a, const at::Tensor& b) {
        if (op == BinaryOperator::Pow && isNumber(right))
            return callAten("aten::pow", "Tensor_Scalar", {a, boxed(toNumber(right, ""))});
        if (op == BinaryOperator::Pow && isNumber(left))
            return callAten("aten::pow", "Scalar", {boxed(toNumber(left, "")), b});
        return callAten(aten.name, aten.overload, {a, b});
    });
}

/// The elementwise operator of tensordicts; null for those that they lack, as in Python.
const char* pairwiseName(BinaryOperator op)
{
    switch (op) {
    case BinaryOperator::Add: return "add";
    case BinaryOperator::Sub: return "sub";
    case BinaryOperator::Mul: return "mul";
    case BinaryOperator::Div: return "div";
    case BinaryOperator::Mod: return "mod";
    case BinaryOperator::Pow: return "pow";
    case BinaryOperator::And: return "bitwise_and";
    default: return nullptr;
    }
}

/// `left op right` where one or both are tensordicts; nothing if these have no such operator.
std::optional<TensorDict> ofTensorDicts(BinaryOperator op, const Value& left, const Value& right)
{
    const auto *leftTd = left.as<TensorDict>(), *rightTd = right.as<TensorDict>();
    const std::optional<Operand> other = asOperand(leftTd ? right : left);
    if (!other)
        return std::nullopt;
    const TensorDict& td = leftTd ? *leftTd : *rightTd;
    // These drop names as comparisons do.
    if (op == BinaryOperator::Or || op == BinaryOperator::Xor)
        return compared(op == BinaryOperator::Or ? "bitwise_or" : "bitwise_xor", td, *other);
    const char* name = pairwiseName(op);
    if (!name || (!leftTd && op == BinaryOperator::Mod))
        return std::nullopt;
    if (!leftTd && op == BinaryOperator::Pow)
        throw Error(ErrorKind::NotImplementedError, "a tensordict cannot be an exponent");
    const bool isReflected = !leftTd && (op == BinaryOperator::Sub || op == BinaryOperator::Div);
    return isReflected ? pairwiseReflected(pairwiseOperator(name), *other, td) : pairwise(pairwiseOperator(name), td, *other);
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
        throw Error(ErrorKind::ValueError, "a lazy stack has no order beside a value of type " + right.typeName());
    return op == Comparator::NotEqual;
}

template <typename Sequence>
Sequence concatenated(const Sequence& left, const Sequence& right)
{
    Sequence result = left;
    result.items.insert(result.items.end(), right.items.begin(), right.items.end());
    return result;
}

/// The items of a tuple or a torch.Size, which is one.
std::optional<Value::Tuple> asTuple(const Value& value)
{
    if (const auto* tuple = value.as<Value::Tuple>())
        return *tuple;
    const auto* size = value.as<Value::Size>();
    return size ? std::optional(Value::Tuple{{size->sizes.begin(), size->sizes.end()}}) : std::nullopt;
}

Value::Size asSize(const Value::Tuple& tuple)
{
    Value::Size size;
    for (const Value& item : tuple.items) {
        if (!item.as<int64_t>())
            throw Error(ErrorKind::TypeError, "a torch.Size consists of ints, not of " + item.typeName());
        size.sizes.push_back(*item.as<int64_t>());
    }
    return size;
}

/// `sequence * times` of a list, a tuple or a str; nothing for other operands.
std::optional<Value> repeated(const Value& sequence, const Value& times)
{
    if (sequence.as<Value::Size>())
        if (const auto items = repeated(*asTuple(sequence), times))
            return asSize(*items->as<Value::Tuple>());
    const auto* given = times.as<int64_t>();
    const auto* list = sequence.as<Value::List>();
    const auto* tuple = sequence.as<Value::Tuple>();
    const auto* text = sequence.as<std::string>();
    if (!given || !(list || tuple || text))
        return std::nullopt;
    const int64_t count = std::max<int64_t>(*given, 0);
    const auto length = static_cast<int64_t>(list ? list->items.size() : tuple ? tuple->items.size() : text->size());
    const int64_t weight = text ? length : weightOf(sequence) - 1;
    if (weight > 0)
        checkItems(count > kMostItems / weight ? kMostItems + 1 : count * weight);
    if (text) {
        std::string result;
        for (int64_t i = 0; i < count && length > 0; ++i)
            result += *text;
        return Value(std::move(result));
    }
    std::vector<Value> items;
    for (int64_t i = 0; i < count && length > 0; ++i)
        items.insert(items.end(), list ? list->items.begin() : tuple->items.begin(), list ? list->items.end() : tuple->items.end());
    return list ? Value(Value::List{std::move(items)}) : Value(Value::Tuple{std::move(items)});
}

bool isSame(const Value& left, const Value& right);

bool contains(const Value& container, const Value& item)
{
    if (const auto* nonTensor = container.as<NonTensorObject>())
        return contains(nonTensor->header(), item);
    if (const auto* td = container.as<TensorDict>()) {
        const auto key = asKey(item);
        if (!key)
            throw Error(ErrorKind::RuntimeError,
                        "a key is a string or a non-empty tuple of strings, not a value of type " + item.typeName());
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
    throw Error(ErrorKind::TypeError, std::string("'") + symbol + "' is not supported between values of type " + left.typeName()
                                          + " and " + right.typeName());
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

void failOperands(const std::string& symbol, const Value& left, const Value& right)
{
    throw Error(ErrorKind::TypeError,
                "unsupported operand type(s) for " + symbol + ": '" + left.typeName() + "' and '" + right.typeName() + "'");
}

Value binary(BinaryOperator op, const Value& left, const Value& right)
{
    if (isCarriedPair(left, right))
        return fromCarrier(binary(op, carrierOf(left), carrierOf(right)));
    if (isNumber(left) && isNumber(right))
        return numberArithmetic(op, left, right);
    if (isNested(left) || isNested(right))
        if (isOperand(left) && isOperand(right))
            return binaryNested(op, left, right);
    if (isOperand(left) && isOperand(right))
        return Leaf(binaryTensor(op, left, right));
    if ((left.as<TensorDict>() || right.as<TensorDict>()) && validation() != Validation::Strict)
        if (auto result = ofTensorDicts(op, left, right))
            return *std::move(result);
    if (op == BinaryOperator::Add) {
        if (left.as<Value::Size>() || right.as<Value::Size>())
            if (const auto a = asTuple(left), b = asTuple(right); a && b)
                return asSize(concatenated(*a, *b));
        if (const auto *a = left.as<std::string>(), *b = right.as<std::string>(); a && b)
            return *a + *b;
        if (const auto *a = left.as<Value::List>(), *b = right.as<Value::List>(); a && b)
            return concatenated(*a, *b);
        if (const auto *a = left.as<Value::Tuple>(), *b = right.as<Value::Tuple>(); a && b)
            return concatenated(*a, *b);
    }
    if (op == BinaryOperator::Mul) {
        if (auto result = repeated(left, right))
            return std::move(*result);
        if (auto result = repeated(right, left))
            return std::move(*result);
    }
    failOperands(symbol(op), left, right);
}

Value unary(UnaryOperator op, const Value& operand)
{
    if (op == UnaryOperator::Not)
        return !truth(operand);
    const bool isFlag = operand.as<bool>() != nullptr;
    const bool isInteger = isFlag || operand.as<int64_t>() != nullptr;
    if (isNumber(operand)) {
        if (op == UnaryOperator::Plus)
            return isFlag ? Value(int64_t{*operand.as<bool>()}) : operand;
        if (op == UnaryOperator::Minus) {
            if (const auto* real = operand.as<double>())
                return -*real;
            if (const auto* complex = operand.as<std::complex<double>>())
                return -*complex;
            return numberArithmetic(BinaryOperator::Sub, int64_t{0}, operand);
        }
        if (isInteger)
            return numberArithmetic(BinaryOperator::Xor, int64_t{-1}, operand);
    }
    const auto* big = operand.as<Plain::BigInt>();
    if (big && op == UnaryOperator::Minus)
        return big->digits == "9223372036854775808" ? Value(INT64_MIN) : Value(Plain::BigInt{"-" + big->digits});
    const auto refuseFractions = [](const Leaf& leaf) {
        if (!c10::isIntegralType(leaf.dtype(), true))
            throw Error(ErrorKind::TypeError, "~ takes integers and bools, not " + dtypeName(leaf.dtype()));
    };
    if (const auto* leaf = operand.as<Leaf>()) {
        if (op == UnaryOperator::Plus)
            return *leaf;
        if (op == UnaryOperator::Invert)
            refuseFractions(*leaf);
        return Leaf(guardingTorch([&] {
            return elementwiseLeaf(*leaf, {}, [&](const at::Tensor& tensor, at::ArrayRef<at::Tensor>) {
                return callAten(op == UnaryOperator::Minus ? "aten::neg" : "aten::bitwise_not", "", {tensor});
            });
        }));
    }
    if (operand.as<NonTensorObject>())
        return operand;
    if (const auto* td = operand.as<TensorDict>(); td && op != UnaryOperator::Plus) {
        if (op == UnaryOperator::Invert)
            forEachLeaf(*td, true, [&](const KeyPath& path, const Leaf& leaf) {
                try {
                    refuseFractions(leaf);
                } catch (Error& error) {
                    throw error.within(path);
                }
            });
        return pointwise(op == UnaryOperator::Minus ? "neg" : "bitwise_not", *td);
    }
    throw Error(ErrorKind::TypeError, std::string("bad operand type for unary ") + symbol(op) + ": '" + operand.typeName() + "'");
}

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

bool hasInPlaceForm(BinaryOperator op, const Value& left)
{
    using enum BinaryOperator;
    if (left.as<TensorDict>())
        return op == Add || op == Sub || op == Mul || op == Div || op == Pow;
    return left.as<Leaf>() && op != MatMul;
}

at::Tensor augmented(BinaryOperator op, const Leaf& left, const Value& right)
{
    if (!isOperand(right) || op == BinaryOperator::MatMul)
        failOperands(std::string(symbol(op)) + "=", left, right);
    const AtenName aten = atenOf(op);
    ElementwiseFunction function = [op = AtenOperator(aten.name, aten.overload)](const at::Tensor& tensor,
                                                                                 at::ArrayRef<at::Tensor> operands) {
        return op({tensor, operands.front()});
    };
    if (op == BinaryOperator::Pow && isNumber(right))
        function = [op = AtenOperator("aten::pow", "Tensor_Scalar"),
                    exponent = boxed(toNumber(right, ""))](const at::Tensor& tensor, at::ArrayRef<at::Tensor>) {
            return op({tensor, exponent});
        };
    return guardingTorch([&] { return elementwiseLeaf(left, operandTensor(right), intoDTypeOfLeaf(function)); });
}

TensorDict augmented(BinaryOperator op, const TensorDict& left, const Value& right)
{
    const std::optional<Operand> other = asOperand(right);
    const char* name = op == BinaryOperator::Or ? "bitwise_or" : op == BinaryOperator::Xor ? "bitwise_xor" : pairwiseName(op);
    if (!other || !name)
        failOperands(std::string(symbol(op)) + "=", left, right);
    return pairwise(pairwiseOperator(name), left, *other, {.onlyOwnKeys = true});
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
        throw Error(ErrorKind::RuntimeError, "a tensordict is neither true nor false; ask len(td.keys()) or td.is_empty()");
    if (const auto* leaf = value.as<Leaf>()) {
        if (leaf->elementCount() != 1)
            throw Error(ErrorKind::RuntimeError,
                        "a tensor of " + std::to_string(leaf->elementCount()) + " elements is neither true nor false");
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
    if (const auto* a = left.as<Plain::BigInt>())
        return *a == *right.as<Plain::BigInt>();
    if (const auto* a = left.as<Plain::Bytes>())
        return *a == *right.as<Plain::Bytes>();
    if (const auto* a = left.as<Value::Class>())
        return a->name == right.as<Value::Class>()->name;
    if (const auto* a = left.as<Value::RangeValue>()) {
        const auto* b = right.as<Value::RangeValue>();
        return a->start == b->start && a->stop == b->stop && a->step == b->step;
    }
    return left.isNone() || left.as<Ellipsis>();
}

}  // namespace tensordesk

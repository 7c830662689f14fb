// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/operators/operators.h"

#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/operators/arithmetic.h"
#include "model/expression/operators/comparisons.h"
#include "model/expression/operators/elementwiseoperands.h"
#include "model/operations/compute/aten.h"
#include "model/operations/compute/leafwise.h"
#include "model/operations/compute/pairwise.h"
#include "model/operations/compute/pointwise.h"
#include "model/operations/compute/shapesonly.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/thread/gradientrecording.h"
#include "model/tensordict/tree/validation.h"

#include <ATen/ExpandUtils.h>
#include <ATen/ops/result_type.h>

#include <algorithm>
#include <utility>

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

/// Returns the minimal dtype of the result; a number beside a tensor rarely widens it.
DType commonDtype(const Value& left, const Value& right)
{
    const auto *a = left.as<Leaf>(), *b = right.as<Leaf>();
    return a && b ? c10::promoteTypes(a->dtype(), b->dtype()) : a ? a->dtype() : b ? b->dtype() : at::kDouble;
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
        throw Error(ErrorKind::RuntimeError, "nested tensors of {} and of {} members do not fit together", count, lengthOf(right));
    if ((left.as<Leaf>() && !isNested(left) && left.as<Leaf>()->dim() > 0)
        || (right.as<Leaf>() && !isNested(right) && right.as<Leaf>()->dim() > 0))
        throw Error(ErrorKind::RuntimeError, "the other operand of a nested tensor must be a number or a nested tensor");
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

/// Returns the tensor of a value without other owners, in memory that nothing else uses; undefined for any other value.
at::Tensor unsharedTensor(const Value& value)
{
    const auto* leaf = value.as<Leaf>();
    if (!leaf || leaf->impl().use_count() != 1 || !leaf->isInMemory())
        return {};
    at::Tensor tensor = leaf->tensor();  // held by the leaf and here
    const bool isRecorded = GradientRecording::isOn() || tensor.requires_grad();
    // Memory that cannot be resized belongs to a file, not to the allocator.
    const bool isUnshared = !isRecorded && isPlainMemory(tensor) && tensor.use_count() == 2 && tensor.storage().use_count() == 1
                         && tensor.storage().resizable();
    return isUnshared ? tensor : at::Tensor();
}

const char* inPlaceName(BinaryOperator op)
{
    switch (op) {
    case BinaryOperator::Add: return "aten::add_";
    case BinaryOperator::Sub: return "aten::sub_";
    case BinaryOperator::Mul: return "aten::mul_";
    case BinaryOperator::Div: return "aten::div_";
    default: return nullptr;
    }
}

/// `left op right` in the memory of `left`; nothing where that cannot be.
std::optional<Value> inMemoryOf(const Value& left, BinaryOperator op, const Value& right)
{
    const auto* other = right.as<Leaf>();
    if (!inPlaceName(op) || !isOperand(right) || (other && (other->isRagged() || isLarge(*other))))
        return std::nullopt;
    const at::Tensor tensor = unsharedTensor(left);
    if (!tensor.defined())
        return std::nullopt;
    return guardingTorch([&]() -> std::optional<Value> {
        const at::Tensor like = other ? withoutElements(*other) : operandTensor(right);  // so that it is read once, where it fits
        const DType dtype = at::result_type(tensor, like);
        const bool keepsDType = dtype == tensor.scalar_type() && (op != BinaryOperator::Div || !c10::isIntegralType(dtype, true));
        if (!keepsDType || (other && !other->device().is_cpu()) || !at::is_expandable_to(like.sizes(), tensor.sizes()))
            return std::nullopt;
        return Value(Leaf(callAten(inPlaceName(op), "Tensor", {tensor, operandTensor(right)})));
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

template <typename Sequence>
Sequence concatenated(const Sequence& left, const Sequence& right)
{
    Sequence result = left;
    result.items.insert(result.items.end(), right.items.begin(), right.items.end());
    return result;
}

Value::Size asSize(const Value::Tuple& tuple)
{
    Value::Size size;
    for (const Value& item : tuple.items) {
        if (!item.as<int64_t>())
            throw Error(ErrorKind::TypeError, "a torch.Size consists of ints, not of {}", item.typeName());
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

}  // namespace

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

Value binary(BinaryOperator op, Value&& left, const Value& right)
{
    auto result = inMemoryOf(left, op, right);
    return result ? *std::move(result) : binary(op, std::as_const(left), right);
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
    const auto* big = operand.as<PythonValue::BigInt>();
    if (big && op == UnaryOperator::Minus)
        return big->digits == "9223372036854775808" ? Value(INT64_MIN) : Value(PythonValue::BigInt{"-" + big->digits});
    const auto refuseFractions = [](const Leaf& leaf) {
        if (!c10::isIntegralType(leaf.dtype(), true))
            throw Error(ErrorKind::TypeError, "~ takes integers and bools, not {}", dtypeName(leaf.dtype()));
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
    throw Error(ErrorKind::TypeError, "bad operand type for unary {}: '{}'", symbol(op), operand.typeName());
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
    // Keeps a copy for gradients, because `left` is about to change.
    const TensorDict kept = GradientRecording::isOn()
                              ? mapLeaves(
                                    left, [](const Leaf& leaf) { return leaf.tensor().clone(); }, KeepNames::Yes)
                              : left;
    return pairwise(pairwiseOperator(name), kept, *other, {.onlyOwnKeys = true});
}

}  // namespace tensordesk

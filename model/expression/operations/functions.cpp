// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operators/comparisons.h"
#include "model/expression/operators/operators.h"
#include "model/operations/compute/aten.h"
#include "model/operations/compute/pointwise.h"
#include "model/operations/devices/devices.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/text.h"
#include "model/tensordict/tree/validation.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace tensordesk {

namespace {

using enum OperationKind;

std::optional<DType> dtypeOf(const Arguments& a)
{
    const Value& value = a["dtype"];
    if (const auto* dtype = value.as<DType>())
        return *dtype;
    if (value.isNone())
        return std::nullopt;
    throw Error(ErrorKind::TypeError, "dtype must be a dtype such as torch.float32, not {}", value.typeName());
}

int64_t toSize(const Value& value)
{
    const auto size = asSize(value);
    if (!size)
        throw Error(ErrorKind::TypeError, "a size must be an int, not {}", value.typeName());
    if (*size < 0)
        throw Error(ErrorKind::RuntimeError, "a size cannot be negative: {}", *size);
    return *size;
}

/// Sizes given one by one or as one list.
Shape sizesOf(const std::vector<Value>& arguments)
{
    const bool isOne = arguments.size() == 1 && !asSize(arguments.front());
    Shape shape;
    const auto count = isOne ? lengthOf(arguments.front()) : static_cast<int64_t>(arguments.size());
    for (int64_t i = 0; i < count; ++i)
        shape.push_back(toSize(isOne ? itemAt(arguments.front(), i) : arguments[static_cast<std::size_t>(i)]));
    return shape;
}

/// The tensor where, and as, the keywords want it.
Value onDeviceOf(const Arguments& a, const at::Tensor& tensor)
{
    const at::Device device = a["device"].isNone() ? tensor.device() : usableDevice(toDevice(a["device"]));
    at::Tensor result = movedTensor(tensor, device);
    if (a.flag("requires_grad"))
        guardingTorch([&] { result.requires_grad_(); });
    return Leaf(std::move(result));
}

Value filled(const Arguments& a, const Shape& shape, const at::Tensor& value)
{
    checkFits(shape, value.scalar_type());
    return onDeviceOf(a, guardingTorch([&] { return value.expand(shape).contiguous(); }));
}

/// Sizes given one by one, as one list, or as `size=`.
Shape sizesOf(const Arguments& a)
{
    return a["size"].isNone() ? sizesOf(a.rest()) : sizesOf({a["size"]});
}

Value zerosOf(const Arguments& a)
{
    return filled(a, sizesOf(a), at::zeros({}, dtypeOf(a).value_or(at::kFloat)));
}

Value length(const Arguments& a)
{
    const auto* td = a["x"].as<TensorDict>();
    if (td && validation() == Validation::Strict)
        return static_cast<int64_t>(td->count());
    return lengthOf(a["x"]);
}

Value range(const Arguments& a)
{
    const auto integer = [](const Value& value) {
        if (const auto* number = value.as<int64_t>())
            return *number;
        throw Error(ErrorKind::TypeError, "range() takes ints, not {}", value.typeName());
    };
    const auto& given = a.rest();
    if (given.empty() || given.size() > 3)
        throw Error(ErrorKind::TypeError, "range() takes stop, or start, stop and maybe step");
    const int64_t start = given.size() > 1 ? integer(given[0]) : 0;
    const int64_t stop = integer(given[given.size() > 1 ? 1 : 0]);
    const int64_t step = given.size() > 2 ? integer(given[2]) : 1;
    if (step == 0)
        throw Error(ErrorKind::ValueError, "the step of range() cannot be zero");
    return Value::RangeValue{start, stop, step};
}

Value slice(const Arguments& a)
{
    const auto& given = a.rest();
    if (given.empty() || given.size() > 3)
        throw Error(ErrorKind::TypeError, "slice() takes stop, or start, stop and maybe step");
    return toSlice(given.size() > 1 ? given[0] : Value(), given[given.size() > 1 ? 1 : 0], given.size() > 2 ? given[2] : Value());
}

Value absolute(const Arguments& a)
{
    const Value& value = a["x"];
    if (const auto* td = value.as<TensorDict>())
        return pointwise("abs", *td);
    if (const auto* leaf = value.as<Leaf>())
        return Leaf(callAten("aten::abs", "", {leaf->tensor()}));
    if (const auto* complex = value.as<std::complex<double>>())
        return std::abs(*complex);
    if (!isNumber(value))
        throw Error(ErrorKind::TypeError, "abs() takes a number, not {}", value.typeName());
    return truth(compare(Comparator::Less, value, int64_t{0})) ? unary(UnaryOperator::Minus, value)
                                                               : unary(UnaryOperator::Plus, value);
}

/// A number, or the one in a tensor of one element.
Value number(const Value& value, const char* function)
{
    if (const auto* leaf = value.as<Leaf>(); leaf && leaf->elementCount() == 1)
        return itemOf(leaf->tensor());
    if (isNumber(value))
        return value;
    if (const auto* leaf = value.as<Leaf>())
        failSeveralElements(leaf->elementCount());
    throw Error(ErrorKind::TypeError, "{}() takes a number, not {}", function, value.typeName());
}

/// Parses the text of int() and float().
template <typename Number>
Number parsed(const std::string& text, const char* function)
{
    std::string_view digits = trimmed(text);
    if (digits.starts_with('+') && !digits.starts_with("+-"))
        digits.remove_prefix(1);
    Number number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc() || end != digits.data() + digits.size())
        throw Error(ErrorKind::ValueError, "{}() cannot read a number from {}", function, stringLiteral(text));
    return number;
}

Value toFloat(const Arguments& a)
{
    if (const auto* text = a["x"].as<std::string>())
        return parsed<double>(*text, "float");
    const Value value = number(a["x"], "float");
    if (const auto* real = value.as<double>())
        return *real;
    if (value.as<std::complex<double>>())
        throw Error(ErrorKind::TypeError, "float() takes a real number, not complex");
    return binary(BinaryOperator::Mul, value, 1.0);
}

Value toInt(const Arguments& a)
{
    if (const auto* text = a["x"].as<std::string>())
        return parsed<int64_t>(*text, "int");
    const Value value = number(a["x"], "int");
    if (const auto* real = value.as<double>()) {
        if (!(std::abs(*real) < 0x1p63))
            throw Error(ErrorKind::ValueError, "int() takes a finite number within 64 bits");
        return static_cast<int64_t>(*real);
    }
    if (value.as<std::complex<double>>())
        throw Error(ErrorKind::TypeError, "int() takes a real number, not complex");
    return unary(UnaryOperator::Plus, value);
}

/// Half to even, as Python rounds.
Value rounded(const Arguments& a)
{
    Value value = number(a["x"], "round");
    if (a["ndigits"].isNone()) {
        const auto* real = value.as<double>();
        if (real && !(std::abs(*real) < 0x1p63))
            throw Error(ErrorKind::ValueError, "round() takes a finite number within 64 bits");
        return real ? Value(static_cast<int64_t>(std::nearbyint(*real))) : value;
    }
    const int64_t digits = a.integer("ndigits");
    const auto* real = value.as<double>();
    if (!real || digits > 300)
        return value;
    // Through decimal text, which is where Python rounds.
    char text[800];
    std::snprintf(text, sizeof text, "%.*f", static_cast<int>(std::max<int64_t>(digits, 0)), *real);
    return std::strtod(text, nullptr);
}

Value arange(const Arguments& a)
{
    const auto& given = a.rest();
    if (given.empty() || given.size() > 3 || !std::all_of(given.begin(), given.end(), isNumber))
        throw Error(ErrorKind::TypeError, "torch.arange() takes end, or start, end and maybe step, as numbers");
    const Value start = given.size() > 1 ? given[0] : Value(int64_t{0});
    const Value& end = given[given.size() > 1 ? 1 : 0];
    const Value step = given.size() > 2 ? given[2] : Value(int64_t{1});
    const auto scalar = [](const Value& value) { return scalarTensor(value).item(); };
    return guardingTorch([&] {
        const c10::Scalar first = scalar(start), last = scalar(end), stride = scalar(step);
        // Torch reports a length that is not a number.
        if (const double length = (last.toDouble() - first.toDouble()) / stride.toDouble(); length > 0)
            checkFits({static_cast<int64_t>(std::min(length, 0x1p62))}, at::kLong);
        return onDeviceOf(a, at::arange(first, last, stride, at::TensorOptions().dtype(dtypeOf(a))));
    });
}

constexpr std::string_view kFilled = "(*sizes, size=None, dtype=None, device=None, requires_grad=False)";

constexpr std::array kFunctions = {
    Operation{kBuiltin, "len", "(x)", Metadata, "The number of items; of a tensordict, the size of its first batch dim.", length},
    Operation{kBuiltin, "range", "(*bounds)", Metadata, "The ints from start to stop by step.", range},
    Operation{kBuiltin, "slice", "(*bounds)", Metadata, "The index start:stop:step.", slice},
    Operation{kBuiltin, "abs", "(x)", Compute, "The absolute value of a number, a tensor or each leaf.", absolute},
    Operation{kBuiltin, "float", "(x=0.0)", Compute, "A number as a float, or parsed from a text.", toFloat},
    Operation{kBuiltin, "int", "(x=0)", Compute, "A number truncated to an int, or parsed from a text.", toInt},
    Operation{kBuiltin, "round", "(x, ndigits=None)", Compute, "A number to its nearest integer, or to some decimals.", rounded},
    Operation{kBuiltin, "bool", "(x=False)", Compute, "The truth of a value.",
              [](const Arguments& a) -> Value { return truth(a["x"]); }},
    Operation{kTorch, "tensor", "(data, dtype=None, device=None, requires_grad=False)", Compute,
              "A tensor of numbers or nested lists of them.",
              [](const Arguments& a) { return onDeviceOf(a, tensorFrom(a["data"], dtypeOf(a))); }},
    Operation{kTorch, "zeros", kFilled, Compute, "A tensor of zeros.", zerosOf},
    Operation{kTorch, "ones", kFilled, Compute, "A tensor of ones.",
              [](const Arguments& a) { return filled(a, sizesOf(a), at::ones({}, dtypeOf(a).value_or(at::kFloat))); }},
    Operation{kTorch, "full", "(size, fill_value, dtype=None, device=None, requires_grad=False)", Compute, "A tensor of one value.",
              [](const Arguments& a) { return filled(a, sizesOf({a["size"]}), tensorFrom(a["fill_value"], dtypeOf(a))); }},
    Operation{kTorch, "arange", "(*bounds, dtype=None, device=None, requires_grad=False)", Compute,
              "The numbers from start to end by step.", arange},
    Operation{kTorch, "empty", kFilled, Compute, "A tensor of undefined elements; zeros here.", zerosOf},
    Operation{kTorch, "as_tensor", "(data, dtype=None)", Compute, "A tensor of numbers, or the tensor itself.",
              [](const Arguments& a) -> Value {
                  const auto* leaf = a["data"].as<Leaf>();
                  return leaf && (!dtypeOf(a) || *dtypeOf(a) == leaf->dtype()) ? *leaf : Leaf(tensorFrom(a["data"], dtypeOf(a)));
              }},
    Operation{kTorch, "manual_seed", "(seed)", InPlace, "Restarts the random numbers; without it each text starts with seed 0.",
              [](const Arguments& a) -> Value {
                  seedRandomNumbers(static_cast<uint64_t>(a.integer("seed")));
                  return {};
              }},
    Operation{kTorch, "is_tensor", "(x)", Metadata, "True if it is a tensor.",
              [](const Arguments& a) -> Value { return a["x"].as<Leaf>() != nullptr; }},
    Operation{kTorch, "Size", "(sizes)", Metadata, "Sizes of a shape.",
              [](const Arguments& a) -> Value { return Value::Size{sizesOf({a["sizes"]})}; }},
    Operation{kTorch, "strided", "", Metadata, "The layout of ordinary tensors.",
              [](const Arguments&) -> Value { return std::string("torch.strided"); }},
    Operation{kTorch, "jagged", "", Metadata, "The layout of nested tensors.",
              [](const Arguments&) -> Value { return std::string("torch.jagged"); }},
    Operation{kTorch, "inf", "", Metadata, "Infinity.",
              [](const Arguments&) -> Value { return std::numeric_limits<double>::infinity(); }},
    Operation{kTorch, "nan", "", Metadata, "Not a number.",
              [](const Arguments&) -> Value { return std::numeric_limits<double>::quiet_NaN(); }},
    Operation{kTorch, "pi", "", Metadata, "The ratio of a circle's circumference to its diameter.",
              [](const Arguments&) -> Value { return 3.141592653589793; }},
    Operation{kTorch, "e", "", Metadata, "The base of the natural logarithm.",
              [](const Arguments&) -> Value { return 2.718281828459045; }},
    Operation{kTorch, "newaxis", "", Metadata, "None, as an index of a new dim.", [](const Arguments&) { return Value(); }},
};

}  // namespace

std::span<const Operation> functions()
{
    return kFunctions;
}

}  // namespace tensordesk

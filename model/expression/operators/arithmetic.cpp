// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/operators/arithmetic.h"

#include "model/expression/operators/elementwiseoperands.h"
#include "model/tensordict/base/error.h"

#include <cmath>

namespace tensordesk {

namespace {

using Complex = std::complex<double>;

std::optional<int64_t> asInteger(const Value& value)
{
    if (const auto* integer = value.as<int64_t>())
        return *integer;
    if (const auto* flag = value.as<bool>())
        return *flag ? 1 : 0;
    return std::nullopt;
}

double asReal(const Value& value)
{
    const auto integer = asInteger(value);
    return integer ? static_cast<double>(*integer) : *value.as<double>();
}

Complex asComplex(const Value& value)
{
    const auto* complex = value.as<Complex>();
    return complex ? *complex : Complex(asReal(value), 0);
}

[[noreturn]] void failZero()
{
    throw Error(ErrorKind::ZeroDivisionError, "division by zero");
}

void refuse(bool overflowed)
{
    if (overflowed)
        throw Error(ErrorKind::RuntimeError, "the result does not fit into 64 bits");
}

int64_t sum(int64_t left, int64_t right)
{
    int64_t result = 0;
    refuse(__builtin_add_overflow(left, right, &result));
    return result;
}

int64_t difference(int64_t left, int64_t right)
{
    int64_t result = 0;
    refuse(__builtin_sub_overflow(left, right, &result));
    return result;
}

int64_t product(int64_t left, int64_t right)
{
    int64_t result = 0;
    refuse(__builtin_mul_overflow(left, right, &result));
    return result;
}

int64_t integerPower(int64_t base, int64_t exponent)
{
    int64_t result = 1;
    for (; exponent > 0; exponent >>= 1) {
        if (exponent & 1)
            result = product(result, base);
        if (exponent > 1)
            base = product(base, base);
    }
    return result;
}

int64_t floorDivision(int64_t left, int64_t right)
{
    if (right == 0)
        failZero();
    if (right == -1)
        return difference(0, left);
    return left / right - (left % right != 0 && (left < 0) != (right < 0) ? 1 : 0);
}

int64_t shifted(int64_t value, int64_t by, bool toLeft)
{
    if (by < 0)
        throw Error(ErrorKind::ValueError, "negative shift count");
    if (!toLeft)
        return value >> std::min<int64_t>(by, 63);
    refuse(by > 62 && value != 0);
    return by > 62 ? 0 : product(value, int64_t{1} << by);
}

Value ofIntegers(BinaryOperator op, int64_t left, int64_t right)
{
    switch (op) {
    case BinaryOperator::Add: return sum(left, right);
    case BinaryOperator::Sub: return difference(left, right);
    case BinaryOperator::Mul: return product(left, right);
    case BinaryOperator::Div:
        if (right == 0)
            failZero();
        return static_cast<double>(left) / static_cast<double>(right);
    case BinaryOperator::FloorDiv: return floorDivision(left, right);
    case BinaryOperator::Mod: return right == -1 ? 0 : left - floorDivision(left, right) * right;
    case BinaryOperator::Pow:
        if (right < 0 && left == 0)
            failZero();
        return right < 0 ? Value(std::pow(static_cast<double>(left), static_cast<double>(right)))
                         : Value(integerPower(left, right));
    case BinaryOperator::And: return left & right;
    case BinaryOperator::Or: return left | right;
    case BinaryOperator::Xor: return left ^ right;
    case BinaryOperator::LeftShift: return shifted(left, right, true);
    case BinaryOperator::RightShift: return shifted(left, right, false);
    case BinaryOperator::MatMul: break;
    }
    failOperands(symbol(op), left, right);
}

Value ofReals(BinaryOperator op, double left, double right)
{
    const auto floored = [&] {
        if (right == 0)
            failZero();
        const double rest = std::fmod(left, right);
        return rest != 0 && (rest < 0) != (right < 0) ? rest + right : rest;
    };
    switch (op) {
    case BinaryOperator::Add: return left + right;
    case BinaryOperator::Sub: return left - right;
    case BinaryOperator::Mul: return left * right;
    case BinaryOperator::Div:
        if (right == 0)
            failZero();
        return left / right;
    case BinaryOperator::FloorDiv: {
        const double rest = floored();
        return std::floor((left - rest) / right + 0.5);
    }
    case BinaryOperator::Mod: return floored();
    case BinaryOperator::Pow:
        if (left == 0 && right < 0)
            failZero();
        return left < 0 && right != std::floor(right) ? Value(std::pow(Complex(left, 0), right)) : Value(std::pow(left, right));
    default: failOperands(symbol(op), left, right);
    }
}

Value ofComplexes(BinaryOperator op, Complex left, Complex right)
{
    switch (op) {
    case BinaryOperator::Add: return left + right;
    case BinaryOperator::Sub: return left - right;
    case BinaryOperator::Mul: return left * right;
    case BinaryOperator::Div:
        if (right == Complex())
            failZero();
        return left / right;
    case BinaryOperator::Pow: return right == Complex() ? Complex(1) : std::pow(left, right);
    default: failOperands(symbol(op), left, right);
    }
}

}  // namespace

Value numberArithmetic(BinaryOperator op, const Value& left, const Value& right)
{
    if (left.as<Complex>() || right.as<Complex>())
        return ofComplexes(op, asComplex(left), asComplex(right));
    const auto leftInteger = asInteger(left), rightInteger = asInteger(right);
    if (!leftInteger || !rightInteger)
        return ofReals(op, asReal(left), asReal(right));
    if (left.as<bool>() && right.as<bool>()) {
        if (op == BinaryOperator::And)
            return *left.as<bool>() && *right.as<bool>();
        if (op == BinaryOperator::Or)
            return *left.as<bool>() || *right.as<bool>();
        if (op == BinaryOperator::Xor)
            return *left.as<bool>() != *right.as<bool>();
    }
    return ofIntegers(op, *leftInteger, *rightInteger);
}

bool numbersEqual(const Value& left, const Value& right)
{
    if (left.as<Complex>() || right.as<Complex>())
        return asComplex(left) == asComplex(right);
    const auto leftInteger = asInteger(left), rightInteger = asInteger(right);
    return leftInteger && rightInteger ? *leftInteger == *rightInteger : asReal(left) == asReal(right);
}

bool numberLess(const Value& left, const Value& right)
{
    if (left.as<Complex>() || right.as<Complex>())
        throw Error(ErrorKind::TypeError, "complex numbers have no order");
    const auto leftInteger = asInteger(left), rightInteger = asInteger(right);
    return leftInteger && rightInteger ? *leftInteger < *rightInteger : asReal(left) < asReal(right);
}

}  // namespace tensordesk

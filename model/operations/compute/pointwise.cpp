// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/pointwise.h"

#include "model/operations/compute/aten.h"

#include <array>

namespace tensordesk {

namespace {

constexpr std::array kPointwiseOperators = {
    PointwiseOperator{"abs", "The absolute value"},
    PointwiseOperator{"acos", "The inverse cosine"},
    PointwiseOperator{"acosh", "The inverse hyperbolic cosine"},
    PointwiseOperator{"angle", "The angle in radians of a complex number", false},
    PointwiseOperator{"asin", "The inverse sine"},
    PointwiseOperator{"asinh", "The inverse hyperbolic sine"},
    PointwiseOperator{"atan", "The inverse tangent"},
    PointwiseOperator{"atanh", "The inverse hyperbolic tangent"},
    PointwiseOperator{"bitwise_not", "The complement: of bools the logical, of integers the bitwise one"},
    PointwiseOperator{"ceil", "The next integer above"},
    PointwiseOperator{"conj_physical", "The complex conjugate"},
    PointwiseOperator{"cos", "The cosine"},
    PointwiseOperator{"cosh", "The hyperbolic cosine"},
    PointwiseOperator{"deg2rad", "Degrees as radians"},
    PointwiseOperator{"digamma", "The derivative of the logarithm of the gamma function"},
    PointwiseOperator{"erf", "The error function"},
    PointwiseOperator{"erfc", "One minus the error function"},
    PointwiseOperator{"erfinv", "The inverse error function"},
    PointwiseOperator{"exp", "The exponential"},
    PointwiseOperator{"exp2", "Two to the power"},
    PointwiseOperator{"expm1", "The exponential minus one"},
    PointwiseOperator{"floor", "The next integer below"},
    PointwiseOperator{"frac", "The fractional part"},
    PointwiseOperator{"isfinite", "True where neither infinite nor NaN", false},
    PointwiseOperator{"isinf", "True where infinite", false},
    PointwiseOperator{"isnan", "True where NaN", false},
    PointwiseOperator{"isneginf", "True where negative infinity", false},
    PointwiseOperator{"isposinf", "True where positive infinity", false},
    PointwiseOperator{"isreal", "True where the imaginary part is zero", false},
    PointwiseOperator{"lgamma", "The logarithm of the gamma function"},
    PointwiseOperator{"log", "The natural logarithm"},
    PointwiseOperator{"log10", "The logarithm to base ten"},
    PointwiseOperator{"log1p", "The logarithm of one plus the value"},
    PointwiseOperator{"log2", "The logarithm to base two"},
    PointwiseOperator{"logical_not", "True where zero or False"},
    PointwiseOperator{"neg", "The negative"},
    PointwiseOperator{"rad2deg", "Radians as degrees"},
    PointwiseOperator{"reciprocal", "One divided by the value"},
    PointwiseOperator{"relu", "The value where positive, else zero"},
    PointwiseOperator{"round", "The nearest integer, halves to the even one"},
    PointwiseOperator{"rsqrt", "One divided by the square root"},
    PointwiseOperator{"sgn", "The sign, of a complex number its direction"},
    PointwiseOperator{"sigmoid", "The logistic function"},
    PointwiseOperator{"sign", "The sign: -1, 0 or 1"},
    PointwiseOperator{"signbit", "True where the sign bit is set", false},
    PointwiseOperator{"sin", "The sine"},
    PointwiseOperator{"sinc", "sin(pi x) divided by pi x"},
    PointwiseOperator{"sinh", "The hyperbolic sine"},
    PointwiseOperator{"sqrt", "The square root"},
    PointwiseOperator{"square", "The square"},
    PointwiseOperator{"tan", "The tangent"},
    PointwiseOperator{"tanh", "The hyperbolic tangent"},
    PointwiseOperator{"trunc", "The integer part"},
};

ElementwiseFunction functionOf(std::string_view name)
{
    const std::string aten = "aten::" + std::string(name);
    const AtenOperator op(aten.c_str(), "");
    return [op, typed = op.typed<at::Tensor(const at::Tensor&)>()](const at::Tensor& leaf, at::ArrayRef<at::Tensor>) {
        return leaf.is_meta() ? op({leaf}) : typed.call(leaf);
    };
}

}  // namespace

std::span<const PointwiseOperator> pointwiseOperators()
{
    return kPointwiseOperators;
}

TensorDict pointwise(std::string_view name, const TensorDict& td)
{
    return elementwise(td, {}, functionOf(name));
}

void pointwiseInPlace(std::string_view name, const TensorDict& td, Mutations& mutations)
{
    elementwiseInPlace(td, {}, functionOf(name), mutations);
}

}  // namespace tensordesk

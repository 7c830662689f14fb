// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/pairwise.h"

#include "model/operations/compute/aten.h"
#include "model/operations/compute/nontensorpairs.h"
#include "model/tensordict/tree/subnode.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::array kPairwiseOperators = {
    PairwiseOperator{"add", "The sum", "aten::add", "Tensor", true, true, true},
    PairwiseOperator{"bitwise_and", "Bit by bit, of bools the logical and", "aten::bitwise_and", "Tensor", false, true},
    PairwiseOperator{"bitwise_or", "Bit by bit, of bools the logical or", "aten::bitwise_or", "Tensor", false, true},
    PairwiseOperator{"bitwise_xor", "Bit by bit, True where the operands differ", "aten::bitwise_xor", "Tensor", false, true},
    PairwiseOperator{"clamp_max", "The value, at most the operand", "aten::clamp_max", "Tensor", false, true, true},
    PairwiseOperator{"clamp_min", "The value, at least the operand", "aten::clamp_min", "Tensor", false, true, true},
    PairwiseOperator{"div", "The quotient, of integers as float32", "aten::div", "Tensor", false, true, true},
    PairwiseOperator{"logical_and", "True where both are", "aten::logical_and", "", false, true},
    PairwiseOperator{"logical_or", "True where one is", "aten::logical_or", "", false, true},
    PairwiseOperator{"logical_xor", "True where just one is", "aten::logical_xor", "", false, true},
    PairwiseOperator{"maximum", "The larger value", "aten::maximum", "", false, true, true},
    PairwiseOperator{"minimum", "The smaller value", "aten::minimum", "", false, true, true},
    PairwiseOperator{"mod", "The remainder, with the sign of the divisor", "aten::remainder", "Tensor"},
    PairwiseOperator{"mul", "The product", "aten::mul", "Tensor", false, true, true},
    PairwiseOperator{"pow", "The power", "aten::pow", "Tensor_Tensor", false, true, true},
    PairwiseOperator{"rsub", "The operand minus the value", "aten::rsub", "Tensor", true, true},
    PairwiseOperator{"sub", "The difference", "aten::sub", "Tensor", true, true, true},
};

/// True where AtenOperator works out the shape of the result alone, whatever device the other operand is on.
bool isShapeOnly(const at::Tensor& left, const at::Tensor& right)
{
    return left.is_meta() || right.is_meta();
}

/// `function` with the number in the dtype of the leaf, where that is the dtype of the result: torch's kernels for two
/// dtypes take twice as long on small tensors. Not for narrow floats, whose kernels know the number more exactly.
ElementwiseFunction withNumberOfDType(ElementwiseFunction function, const Operand& number)
{
    at::Tensor cast = *number.tensor();
    return [=](const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands) mutable {
        const DType dtype = leaf.scalar_type();
        const bool isWide = dtype == at::kFloat || dtype == at::kDouble || dtype == at::kLong;
        if (!isWide || !c10::canCast(number.tensor()->scalar_type(), dtype))
            return function(leaf, operands);
        if (cast.scalar_type() != dtype)
            cast = number.castTo(dtype);
        return function(leaf, cast);
    };
}

ElementwiseFunction functionOf(const PairwiseOperator& op, const Operand& other, const std::optional<c10::Scalar>& alpha)
{
    // Torch raises to the power of a number by rules of its own: integers to negative ones are refused.
    if (const auto number = numberOf(other); number && op.name == "pow")
        return [aten = AtenOperator(op.aten, "Tensor_Scalar"), number = boxed(*number)](const at::Tensor& leaf, auto) {
            return aten({leaf, number});
        };
    const AtenOperator aten(op.aten, op.overload);
    ElementwiseFunction function;
    if (op.name.starts_with("clamp"))
        function = [aten](const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands) {
            return aten({leaf, numberBeside(leaf, operands[0])});
        };
    else if (op.takesAlpha)
        function = [aten, typed = aten.typed<at::Tensor(const at::Tensor&, const at::Tensor&, const c10::Scalar&)>(),
                    factor = alpha.value_or(1)](const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands) {
            return isShapeOnly(leaf, operands[0]) ? aten({leaf, operands[0], boxed(factor)})
                                                  : typed.call(leaf, operands[0], factor);
        };
    else
        function = [aten,
                    typed = aten.typed<at::Tensor(const at::Tensor&, const at::Tensor&)>()](const at::Tensor& leaf,
                                                                                            at::ArrayRef<at::Tensor> operands) {
            return isShapeOnly(leaf, operands[0]) ? aten({leaf, operands[0]}) : typed.call(leaf, operands[0]);
        };
    return other.isNumber() ? withNumberOfDType(std::move(function), other) : function;
}

}  // namespace

std::span<const PairwiseOperator> pairwiseOperators()
{
    return kPairwiseOperators;
}

const PairwiseOperator& pairwiseOperator(std::string_view name)
{
    return *std::find_if(kPairwiseOperators.begin(), kPairwiseOperators.end(), [&](const auto& op) { return op.name == name; });
}

std::optional<c10::Scalar> numberOf(const Operand& operand)
{
    return operand.isNumber() ? std::optional(operand.tensor()->item()) : std::nullopt;
}

TensorDict pairwise(const PairwiseOperator& op, const TensorDict& td, const Operand& other, const PairwiseOptions& options)
{
    ElementwiseRules rules;
    if (options.onlyCommonKeys) {
        rules.missing = MissingKeys::Drop;
    } else if (options.onlyOwnKeys) {
        rules.missing = MissingKeys::Ignore;
    } else if (options.fill) {
        rules.missing = MissingKeys::Fill;
        rules.fill = [fill = *options.fill](const at::Tensor&) { return fill; };
    }
    return elementwise(td, {other}, functionOf(op, other, options.alpha), rules);
}

TensorDict pairwiseReflected(const PairwiseOperator& op, const Operand& other, const TensorDict& td)
{
    return elementwise(td, {other},
                       [aten = AtenOperator(op.aten, op.overload)](const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands) {
                           return aten({operands[0], leaf});
                       });
}

void pairwiseInPlace(const PairwiseOperator& op, const TensorDict& td, const Operand& other,
                     const std::optional<c10::Scalar>& alpha, Mutations& mutations)
{
    elementwiseInPlace(td, {other}, functionOf(op, other, alpha), mutations);
}

TensorDict compared(std::string_view comparison, const TensorDict& td, const Operand& beside)
{
    // Python iterates over the left operand and reads the other one.
    const Operand other = beside.td() ? Operand(asRead(*beside.td())) : beside;
    const std::string name = "aten::" + std::string(comparison);
    ElementwiseRules rules;
    rules.names = other.tensor() && other.tensor()->dim() > 0 ? KeepNames::Yes : KeepNames::No;
    rules.keepsLock = false;
    rules.skipsAbsentFields = true;
    rules.ofNonTensors = [=, isNumber = other.tensor() && other.tensor()->dim() == 0](const TensorDict& level, const Entry& left,
                                                                                      const Entry* right) -> Entry {
        if (std::string_view("lt le gt ge").find(comparison) != std::string_view::npos)  // they have no order
            return right && !std::holds_alternative<Leaf>(*right) ? *right : left;
        return pairedNonTensors(comparison, left, {right, isNumber}, level.device());
    };
    return elementwise(
        td, {other},
        [aten = AtenOperator(name.c_str(), "Tensor")](const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands) {
            return aten({leaf, operands[0]});
        },
        rules);
}

}  // namespace tensordesk

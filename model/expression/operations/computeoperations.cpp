// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operations/shapearguments.h"
#include "model/operations/compute/masks.h"
#include "model/operations/compute/pairwise.h"
#include "model/operations/compute/pointwise.h"
#include "model/operations/compute/ternary.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/validation.h"

#include <array>
#include <deque>

namespace tensordesk {

namespace {

using enum OperationKind;
/// The operator that a row calls: of `exp_` too it is `exp`.
std::string_view operatorName(const Arguments& a)
{
    std::string_view name = a.operation().name;
    if (a.operation().kind == InPlace)
        name.remove_suffix(1);
    return name;
}

Value pointwiseOf(const Arguments& a)
{
    return pointwise(operatorName(a), a.td());
}

Value pointwiseWritten(const Arguments& a)
{
    pointwiseInPlace(operatorName(a), a.td(), a.mutations());
    return a.self();
}

const PairwiseOperator& pairwiseOf(const Arguments& a)
{
    return pairwiseOperator(operatorName(a));
}

std::optional<c10::Scalar> alphaOf(const Arguments& a)
{
    if (!pairwiseOf(a).takesAlpha || a["alpha"].isNone())
        return std::nullopt;
    return toNumber(a["alpha"], "alpha");
}

PairwiseOptions pairwiseOptions(const Arguments& a)
{
    PairwiseOptions options{.alpha = alphaOf(a)};
    if (!pairwiseOf(a).takesDefault || a["default"].isNone())
        return options;
    const Value& value = a["default"];
    const auto *text = value.as<std::string>(), *intersection = text && *text == "intersection" ? text : nullptr;
    const auto* leaf = value.as<Leaf>();
    if (!intersection && !(leaf && leaf->dim() == 0))
        throw Error(ErrorKind::TypeError,
                    "default must be \"intersection\" or a tensor without dims such as torch.tensor(0.0), not {}",
                    text ? stringLiteral(*text) : value.typeName());
    options.onlyCommonKeys = intersection != nullptr;
    if (leaf)
        options.fill = leaf->tensor();
    return options;
}

/// By the strict rules an operand is a number or a tensor.
void checkOperand(const Arguments& a)
{
    if (validation() == Validation::Strict && a["other"].as<TensorDict>())
        throw Error(ErrorKind::TypeError, "in strict mode {}() takes a number or a tensor, not a tensordict", operatorName(a));
}

Value pairwiseWith(const Arguments& a)
{
    checkOperand(a);
    return pairwise(pairwiseOf(a), a.td(), toOperand(a["other"], "other"), pairwiseOptions(a));
}

Value pairwiseWritten(const Arguments& a)
{
    checkOperand(a);
    pairwiseInPlace(pairwiseOf(a), a.td(), toOperand(a["other"], "other"), alphaOf(a), a.mutations());
    return a.self();
}

Ternary lerpOf(const Arguments& a)
{
    return lerp(toOperand(a["end"], "end"), toOperand(a["weight"], "weight"));
}

Ternary addcmulOf(const Arguments& a)
{
    return addcmul(toOperand(a["other1"], "other1"), toOperand(a["other2"], "other2"), toNumber(a["value"], "value"));
}

Ternary addcdivOf(const Arguments& a)
{
    return addcdiv(toOperand(a["other1"], "other1"), toOperand(a["other2"], "other2"), toNumber(a["value"], "value"));
}

Ternary clampOf(const Arguments& a)
{
    const auto bound = [&](std::string_view name) {
        return a[name].isNone() ? std::nullopt : std::optional(toOperand(a[name], name));
    };
    return clamp(bound("min"), bound("max"));
}

template <Ternary (*ternary)(const Arguments&)>
Value ternaryWith(const Arguments& a)
{
    return ternary(a).of(a.td());
}

template <Ternary (*ternary)(const Arguments&)>
Value ternaryWritten(const Arguments& a)
{
    ternary(a).inPlace(a.td(), a.mutations());
    return a.self();
}

Value maskedFillWith(const Arguments& a)
{
    return maskedFill(a.td(), toTensor(a["mask"], "mask"), toNumber(a["value"], "value"));
}

Value maskedFillWritten(const Arguments& a)
{
    maskedFillInPlace(a.td(), toTensor(a["mask"], "mask"), toNumber(a["value"], "value"), a.mutations());
    return a.self();
}

Value whereWith(const Arguments& a)
{
    const auto pad = a["pad"].isNone() ? std::nullopt : std::optional(toNumber(a["pad"], "pad"));
    return where(a.td(), toTensor(a["condition"], "condition"), toOperand(a["other"], "other"), pad);
}

constexpr std::array kComputeOperations = {
    Operation{kTd, "lerp", "(end, weight)", Compute, "The value between each leaf and end that weight asks for.",
              ternaryWith<lerpOf>},
    Operation{kTd, "lerp_", "(end, weight)", InPlace, "lerp, written into the leaves.", ternaryWritten<lerpOf>},
    Operation{kTd, "addcmul", "(other1, other2, *, value=1)", Compute, "Each leaf plus value * other1 * other2.",
              ternaryWith<addcmulOf>},
    Operation{kTd, "addcmul_", "(other1, other2, *, value=1)", InPlace, "addcmul, written into the leaves.",
              ternaryWritten<addcmulOf>},
    Operation{kTd, "addcdiv", "(other1, other2, *, value=1)", Compute, "Each leaf plus value * other1 / other2.",
              ternaryWith<addcdivOf>},
    Operation{kTd, "addcdiv_", "(other1, other2, *, value=1)", InPlace, "addcdiv, written into the leaves.",
              ternaryWritten<addcdivOf>},
    Operation{kTd, "clamp", "(min=None, max=None, *, out=None)", Compute, "Each leaf, at least min and at most max.",
              ternaryWith<clampOf>},
    Operation{kTd, "masked_fill", "(mask, value)", Compute, "A copy with value where mask is True.", maskedFillWith},
    Operation{kTd, "masked_fill_", "(mask, value)", InPlace, "Writes value where mask is True.", maskedFillWritten},
    Operation{kTd, "masked_select", "(mask, *, inplace=False)", Compute, "The positions where mask is True.",
              [](const Arguments& a) { return inPlaceOr(a, maskedSelect(a.td(), toTensor(a["mask"], "mask"))); }},
    Operation{kTd, "where", "(condition, other, *, out=None, pad=None)", Compute,
              "The leaves where condition is True, and other elsewhere.", whereWith},
};

std::vector<Operation> allComputeOperations()
{
    static std::deque<std::string> texts;  // owns the texts of the rows
    const auto text = [](std::string string) -> std::string_view { return texts.emplace_back(std::move(string)); };
    std::vector<Operation> rows(kComputeOperations.begin(), kComputeOperations.end());
    for (const PointwiseOperator& op : pointwiseOperators()) {
        rows.push_back({kTd, op.name, "()", Compute, text(std::string(op.doc) + ", element by element."), pointwiseOf});
        if (op.hasInPlaceTwin)
            rows.push_back({kTd, text(std::string(op.name) + "_"), "()", InPlace,
                            text(std::string(op.name) + ", written into the leaves."), pointwiseWritten});
    }
    for (const PairwiseOperator& op : pairwiseOperators()) {
        const std::string alpha = op.takesAlpha ? ", alpha=None" : "", fill = op.takesDefault ? ", default=None" : "";
        const std::string named = alpha.empty() && fill.empty() ? "" : ", *" + alpha + fill;
        rows.push_back({kTd, op.name, text("(other" + named + ")"), Compute, text(std::string(op.doc) + ", element by element."),
                        pairwiseWith});
        if (op.hasInPlaceTwin)
            rows.push_back({kTd, text(std::string(op.name) + "_"), text("(other" + alpha + ")"), InPlace,
                            text(std::string(op.name) + ", written into the leaves."), pairwiseWritten});
    }
    return rows;
}

}  // namespace

std::span<const Operation> computeOperations()
{
    static const std::vector<Operation> rows = allComputeOperations();
    return rows;
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/operands.h"
#include "model/expression/operations/owners.h"
#include "model/operations/reduce/reduce.h"
#include "model/tensordict/base/error.h"

#include <array>
#include <deque>

namespace tensordesk {

namespace {

using enum OperationKind;
[[noreturn]] void failDims(const Value& value)
{
    if (const auto* text = value.as<std::string>())
        throw Error(ErrorKind::TypeError, "dim must be an int, a tuple of ints, None or \"feature\", not {}", stringLiteral(*text));
    throw Error(ErrorKind::TypeError, "dim must be an int, a tuple of ints, None or \"feature\", not a value of type {}",
                value.typeName());
}

double toReal(const Value& value, std::string_view parameter)
{
    const c10::Scalar number = toNumber(value, parameter);
    if (number.isComplex())
        throw Error(ErrorKind::RuntimeError, "{} must be a real number, not a complex one", parameter);
    return number.toDouble();
}

ReducedDims toDims(const Value& value)
{
    using Kind = ReducedDims::Kind;
    if (value.isNone())
        return {};
    if (const auto* dim = value.as<int64_t>())
        return {Kind::Batch, {*dim}};
    if (const auto* text = value.as<std::string>(); text && *text == "feature")
        return {Kind::Event};
    const auto* tuple = value.as<Value::Tuple>();
    if (!tuple)
        failDims(value);
    ReducedDims dims{tuple->items.empty() ? Kind::All : Kind::Batch};
    for (const Value& item : tuple->items) {
        if (!item.as<int64_t>())
            failDims(value);
        dims.dims.push_back(*item.as<int64_t>());
    }
    return dims;
}

/// The batch dims of an operation that gives a position along them.
std::vector<int64_t> toBatchDims(const Value& value)
{
    const ReducedDims dims = toDims(value);
    if (dims.kind == ReducedDims::Kind::Event)
        throw Error(ErrorKind::RuntimeError, "dim must be a batch dim here, not \"feature\"");
    if (dims.dims.empty())
        failDims(value);
    return dims.dims;
}

bool isTogether(const Arguments& a)
{
    return !a["reduce"].isNone() && a.flag("reduce");
}

Value reduced(const ReductionOperator& reduction, const Arguments& a, const ReduceOptions& options)
{
    if (isTogether(a))
        return Leaf(reduceTogether(reduction, a.td(), options));
    return reduce(reduction, a.td(), options);
}

Value reducedByName(const Arguments& a)
{
    const ReductionOperator& op = reductionOperator(a.operation().name);
    ReduceOptions options{.over = toDims(a["dim"]), .keepDims = a.flag("keepdim")};
    if (op.takesDtype)
        options.dtype = toDType(a["dtype"], "dtype");
    if (op.takesCorrection)
        options.correction = toReal(a["correction"], "correction");
    return reduced(op, a, options);
}

Value pairOf(Value values, Value indices)
{
    return Value::Tuple{{std::move(values), std::move(indices)}, {"values", "indices"}};
}

Value extreme(const Arguments& a)
{
    const std::string_view name = a.operation().name;
    if (a["dim"].isNone()) {
        if (a.flag("keepdim"))
            throw Error(ErrorKind::TypeError, "keepdim=True needs a dim");
        return reduced(reductionOperator(name == "max" ? "amax" : "amin"), a, {});
    }
    const std::vector<int64_t> dims = toBatchDims(a["dim"]);
    if (isTogether(a)) {
        const TensorPair pair = extremesTogether(name, a.td(), dims, a.flag("keepdim"));
        return pairOf(Leaf(pair.values), Leaf(pair.indices));
    }
    if (!a.flag("return_indices"))
        return reduce(reductionOperator(name == "max" ? "amax" : "amin"), a.td(),
                      {.over = {ReducedDims::Kind::Batch, dims}, .keepDims = a.flag("keepdim")});
    const ValuesAndIndices result = extremes(name, a.td(), dims, a.flag("keepdim"));
    return pairOf(result.values, result.indices);
}

Value runningExtreme(const Arguments& a)
{
    const std::vector<int64_t> dims = toBatchDims(a["dim"]);
    if (dims.size() != 1)
        failDims(a["dim"]);
    if (!a.flag("return_indices"))
        return runningExtremeValues(a.operation().name, a.td(), dims.front());
    const ValuesAndIndices result = runningExtremes(a.operation().name, a.td(), dims.front());
    return pairOf(result.values, result.indices);
}

Value truthOf(const Arguments& a)
{
    const bool isAll = a.operation().name == "all";
    if (a["dim"].isNone())
        return isAll ? allTrue(a.td()) : anyTrue(a.td());
    if (!a["dim"].as<int64_t>())
        throw Error(ErrorKind::TypeError, "dim must be an int or None, not {}", a["dim"].typeName());
    return truthAlong(a.operation().name, a.td(), a.integer("dim"));
}

Value quantileOf(const Arguments& a)
{
    const Operand share = toOperand(a["q"], "q");
    if (!share.tensor())
        throw Error(ErrorKind::TypeError, "q must be a number or a tensor, not a {}", a["q"].typeName());
    QuantileOptions options{.q = *share.tensor(), .over = toDims(a["dim"]), .keepDims = a.flag("keepdim")};
    const auto* interpolation = a["interpolation"].as<std::string>();
    if (!interpolation)
        throw Error(ErrorKind::TypeError, "interpolation must be a str, not {}", a["interpolation"].typeName());
    options.interpolation = *interpolation;
    if (isTogether(a))
        return Leaf(quantileTogether(a.td(), options));
    return quantile(a.td(), options);
}

Value logSumExpOf(const Arguments& a)
{
    const auto dims = a["dim"].isNone() ? std::nullopt : std::optional(toBatchDims(a["dim"]));
    return logSumExp(a.td(), dims, a.flag("keepdim"));
}

Value softmaxOf(const Arguments& a)
{
    const auto* dim = a["dim"].as<int64_t>();
    if (!dim)
        throw Error(ErrorKind::ValueError, "dim must be an int, not {}", a["dim"].typeName());
    return softmax(a.td(), *dim, toDType(a["dtype"], "dtype"));
}

constexpr std::string_view kExtremeSignature = "(dim=None, keepdim=False, *, reduce=None, return_indices=True)";
constexpr std::string_view kRunningSignature = "(dim, *, return_indices=True)";

constexpr std::array kReduceOperations = {
    Operation{kTd, "max", kExtremeSignature, Compute, "The largest values, along dim also where they are.", extreme},
    Operation{kTd, "min", kExtremeSignature, Compute, "The smallest values, along dim also where they are.", extreme},
    Operation{kTd, "cummax", kRunningSignature, Compute, "The largest values up to each position, and where they are.",
              runningExtreme},
    Operation{kTd, "cummin", kRunningSignature, Compute, "The smallest values up to each position, and where they are.",
              runningExtreme},
    Operation{kTd, "all", "(dim=None)", Compute, "True if every element is true; along a dim, a tensordict of bools.", truthOf},
    Operation{kTd, "any", "(dim=None)", Compute, "True if any element is true; along a dim, a tensordict of bools.", truthOf},
    Operation{kTd, "quantile", "(q, dim=None, keepdim=False, *, interpolation=\"linear\", reduce=None)", Compute,
              "The value below which the fraction q of the elements lies.", quantileOf},
    Operation{kTd, "norm", "(*, out=None, dtype=None)", Compute, "The Euclidean norm of each leaf.",
              [](const Arguments& a) -> Value { return norm(a.td(), toDType(a["dtype"], "dtype")); }},
    Operation{kTd, "logsumexp", "(dim=None, keepdim=False, *, out=None)", Compute,
              "The logarithm of the sum of exponentials along batch dims.", logSumExpOf},
    Operation{kTd, "softmax", "(dim, dtype=None)", Compute, "The softmax along a batch dim.", softmaxOf},
};

std::vector<Operation> allReduceOperations()
{
    static std::deque<std::string> texts;  // owns the signatures and descriptions of the rows
    std::vector<Operation> rows(kReduceOperations.begin(), kReduceOperations.end());
    for (const ReductionOperator& op : reductionOperators()) {
        std::string signature = "(dim=None, keepdim=False, *, ";
        signature += op.takesDtype ? "dtype=None, " : op.takesCorrection ? "correction=1, " : "";
        rows.push_back({kTd, op.name, texts.emplace_back(signature + "reduce=None)"), Compute,
                        texts.emplace_back(std::string(op.doc) + " of each leaf, along batch dims, or of \"feature\" dims."),
                        reducedByName});
    }
    return rows;
}

}  // namespace

std::span<const Operation> reduceOperations()
{
    static const std::vector<Operation> rows = allReduceOperations();
    return rows;
}

}  // namespace tensordesk

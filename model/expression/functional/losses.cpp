// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/functional/renamed.h"
#include "model/expression/modules/module.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operators/comparisons.h"
#include "model/expression/operators/operators.h"
#include "model/operations/keys/apply.h"
#include "model/tensordict/base/error.h"

#include <array>
#include <cmath>
#include <numbers>

// The losses of torch.nn.functional that Python makes of several operators, or that take tensordicts.

namespace tensordesk {

namespace {

using enum OperationKind;
using enum BinaryOperator;

/// The losses of elements times weights of the input's shape.
Value weighted(const Value& losses, const Value& weight, const Value& input)
{
    const auto *weights = weight.as<Leaf>(), *leaf = input.as<Leaf>();
    if (weights && leaf && weights->sizes() != leaf->sizes())
        throw Error(ErrorKind::ValueError, "weight has the shape {}, not that of the input, {}", toString(weights->shape()),
                    toString(leaf->shape()));
    return binary(Mul, losses, weight);
}

/// The loss between two tensors.
Value lossOfTensors(const Arguments& a, const Value& input, const Value& target)
{
    const std::string_view name = ownName(a);
    const Value reduction = reductionOf(a);
    if (name == "smooth_l1_loss")
        return compute(name, {input, target, reduction, a["beta"]});
    if (a["weight"].isNone())
        return compute(name, {input, target, reduction});
    const Value losses = weighted(compute(name, {input, target, std::string("none")}), a["weight"], input);
    const bool isMean = *reduction.as<std::string>() == "mean";
    return isMean ? binary(Div, compute("sum", {losses}), compute("sum", {a["weight"]})) : reduced(losses, reduction);
}

/// For two tensordicts returns the loss of each leaf, in a tensordict without a batch unless nothing is reduced.
Value loss(const Arguments& a)
{
    const auto *input = a["input"].as<TensorDict>(), *target = a["target"].as<TensorDict>();
    if (!input && !target)
        return lossOfTensors(a, a["input"], a["target"]);
    if (!input || !target)
        throw Error(ErrorKind::TypeError, "{}() takes two tensors or two tensordicts, not a {} and a {}", a.operation().name,
                    a["input"].typeName(), a["target"].typeName());
    const auto ofLeaves = [&](const KeyPath&, const std::vector<std::optional<Entry>>& entries, const TensorDict&) {
        const Value result = lossOfTensors(a, std::get<Leaf>(*entries[0]), fromEntry(*entries[1]));
        return std::optional<Entry>(*result.as<Leaf>());
    };
    ApplyOptions options;
    if (*reductionOf(a).as<std::string>() != "none")
        options.batchSize = Shape{};
    const std::optional<TensorDict> result = apply(*input, {*target}, ofLeaves, options);
    return result ? Value(*result) : Value();
}

/// `reduction="batchmean"` divides the sum by the samples.
Value klDiv(const Arguments& a)
{
    const auto* given = a["reduction"].as<std::string>();
    const bool isBatchMean = given && *given == "batchmean";
    const bool isNamed = a["size_average"].isNone() && a["reduce"].isNone();
    const Value reduction = isBatchMean && isNamed ? Value(std::string("sum")) : reductionOf(a);
    const Value loss = compute("kl_div", {a["input"], a["target"], reduction}, {{"log_target", a["log_target"]}});
    const Leaf& input = tensorIn(a, "input");
    return isBatchMean && input.dim() > 0 ? binary(Div, loss, input.sizes().front()) : loss;
}

Value huberLoss(const Arguments& a)
{
    const Value reduction = reductionOf(a);
    if (a["weight"].isNone())
        return compute("huber_loss", {a["input"], a["target"], reduction, a["delta"]});
    const Value losses = compute("huber_loss", {a["input"], a["target"], std::string("none"), a["delta"]});
    return reduced(weighted(losses, a["weight"], a["input"]), reduction);
}

/// Variances as they stand beside the input: one for all elements of its last dim, or one each.
Value besideInput(const Value& variance, const Leaf& input)
{
    const auto* leaf = variance.as<Leaf>();
    if (!leaf)
        return compute("full_like", {input, variance});
    const Shape &shape = leaf->shape(), &wanted = input.shape();
    if (shape == wanted)
        return variance;
    const Shape rows(wanted.begin(), wanted.empty() ? wanted.end() : wanted.end() - 1);
    if (!wanted.empty() && shape == rows)
        return compute("unsqueeze", {variance, int64_t{-1}});
    if (shape.size() == wanted.size() && shape.back() == 1 && std::equal(rows.begin(), rows.end(), shape.begin()))
        return variance;
    throw Error(ErrorKind::ValueError, "var has the shape {}, which does not fit an input of {}", toString(shape),
                toString(wanted));
}

Value gaussianLoss(const Arguments& a)
{
    const Leaf& input = tensorIn(a, "input");
    const Value reduction = reductionOf(a);
    const Value given = besideInput(a["var"], input);
    const bool hasElements = !input.device().is_meta() && !given.as<Leaf>()->device().is_meta();
    if (hasElements && truth(compute("any", {compare(Comparator::Less, given, int64_t{0})})))
        throw Error(ErrorKind::ValueError, "var must not be negative anywhere");
    Value variance = compute("clamp_min", {given, a["eps"]});
    if (given.as<Leaf>()->tensor().requires_grad())  // gradients go on as if nothing were cut off
        variance = binary(Add, given, compute("detach", {binary(Sub, variance, given)}));
    const Value distance = binary(Sub, input, a["target"]);
    Value loss = binary(Mul, binary(Add, compute("log", {variance}), binary(Div, binary(Mul, distance, distance), variance)), 0.5);
    if (a.flag("full"))
        loss = binary(Add, loss, 0.5 * std::log(2 * std::numbers::pi));
    return reduced(loss, reduction);
}

Value multilabelSoftMarginLoss(const Arguments& a)
{
    const Value &input = a["input"], &target = a["target"];
    const auto part = [&](const Value& share, const Value& logit) { return binary(Mul, share, compute("log_sigmoid", {logit})); };
    const Value negative = compute("neg", {input});
    Value loss = compute("neg", {binary(Add, part(target, input), part(binary(Sub, int64_t{1}, target), negative))});
    if (!a["weight"].isNone())
        loss = binary(Mul, loss, a["weight"]);
    const Leaf& logits = tensorIn(a, "input");
    if (logits.dim() == 0)
        throw Error(ErrorKind::IndexError, "the input needs a dim for its classes");
    loss = binary(Div, compute("sum", {loss, logits.dim() - 1}), logits.sizes().back());
    return reduced(loss, reductionOf(a));
}

constexpr std::array kLossOperations = {
    Operation{kTorch, "nn.functional.mse_loss", "(input, target, size_average=None, reduce=None, reduction='mean', weight=None)",
              Compute, "The mean squared difference; of tensordicts that of each leaf.", loss},
    Operation{kTorch, "nn.functional.l1_loss", "(input, target, size_average=None, reduce=None, reduction='mean', weight=None)",
              Compute, "The mean absolute difference; of tensordicts that of each leaf.", loss},
    Operation{kTorch, "nn.functional.smooth_l1_loss", "(input, target, size_average=None, reduce=None, reduction='mean', beta=1.0)",
              Compute, "The smooth L1 loss; for tensordicts, per leaf.", loss},
    Operation{kTorch, "nn.functional.kl_div", "(input, target, size_average=None, reduce=None, reduction='mean', log_target=False)",
              Compute, "The Kullback-Leibler divergence of probabilities from log-probabilities.", klDiv},
    Operation{kTorch, "nn.functional.huber_loss", "(input, target, reduction='mean', delta=1.0, weight=None)", Compute,
              "The Huber loss.", huberLoss},
    Operation{kTorch, "nn.functional.gaussian_nll_loss", "(input, target, var, full=False, eps=1e-06, reduction='mean')", Compute,
              "The negative of the log-probability under normal distributions.", gaussianLoss},
    Operation{kTorch, "nn.functional.multilabel_soft_margin_loss",
              "(input, target, weight=None, size_average=None, reduce=None, reduction='mean')", Compute,
              "The cross entropy of each class, on average.", multilabelSoftMarginLoss},
};

}  // namespace

std::span<const Operation> lossOperations()
{
    return kLossOperations;
}

}  // namespace tensordesk

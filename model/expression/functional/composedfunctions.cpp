// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/indexing.h"
#include "model/expression/functional/renamed.h"
#include "model/expression/modules/module.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operators/comparisons.h"
#include "model/expression/operators/operators.h"
#include "model/tensordict/base/error.h"

#include <array>
#include <numbers>

// The functions of torch.nn.functional that Python makes of several operators.

namespace tensordesk {

namespace {

using enum OperationKind;
using enum BinaryOperator;

/// The tensor that an argument has to be.
const Leaf& tensorIn(const Arguments& a, std::string_view name)
{
    if (const auto* leaf = a[name].as<Leaf>())
        return *leaf;
    throw Error(ErrorKind::TypeError, "{} must be a tensor, not a value of type {}", name, a[name].typeName());
}

Value softsign(const Arguments& a)
{
    const Value& input = a["input"];
    return binary(Div, input, binary(Add, compute("abs", {input}), int64_t{1}));
}

Value tanhshrink(const Arguments& a)
{
    return binary(Sub, a["input"], compute("tanh", {a["input"]}));
}

Value normalisedLanes(const Arguments& a)
{
    const Value length = compute("norm", {a["input"], a["p"], a["dim"], true});
    return binary(Div, a["input"], compute("clamp_min", {length, a["eps"]}));
}

/// A sample of shares, which gradients go through; with `hard` one of them is one.
Value gumbelSoftmax(const Arguments& a)
{
    const Value &logits = a["logits"], &dim = a["dim"];
    const Value waits = compute("exponential", {compute("zeros_like", {logits})});
    const Value shares = compute("softmax", {binary(Div, binary(Sub, logits, compute("log", {waits})), a["tau"]), dim});
    if (!a.flag("hard"))
        return shares;
    const Value largest = compute("argmax", {shares, dim, true});
    const Value chosen = compute("scatter", {compute("zeros_like", {logits}), dim, largest, 1.0});
    return binary(Add, binary(Sub, chosen, compute("detach", {shares})), shares);
}

// ---- losses -------------------------------------------------------------------------------------

/// `reduction="batchmean"` divides the sum by the samples.
Value klDiv(const Arguments& a)
{
    const auto* given = a["reduction"].as<std::string>();
    const bool isBatchMean = given && *given == "batchmean" && a["size_average"].isNone() && a["reduce"].isNone();
    const Value reduction = isBatchMean ? Value(std::string("sum")) : reductionOf(a);
    const Value loss = compute("kl_div", {a["input"], a["target"], reduction}, {{"log_target", a["log_target"]}});
    const Leaf& input = tensorIn(a, "input");
    return isBatchMean && input.dim() > 0 ? binary(Div, loss, input.sizes().front()) : loss;
}

Value huberLoss(const Arguments& a)
{
    if (!a["weight"].isNone())
        throw Error(ErrorKind::NotImplementedError, "{}() takes no weight here; multiply the losses of reduction='none' by it",
                    a.operation().name);
    return compute("huber_loss", {a["input"], a["target"], reductionOf(a), a["delta"]});
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
    const Value variance = compute("clamp_min", {given, a["eps"]});
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
    const int64_t last = tensorIn(a, "input").dim() - 1;
    loss = binary(Div, compute("sum", {loss, last}), tensorIn(a, "input").sizes().back());
    return reduced(loss, reductionOf(a));
}

// ---- tables -------------------------------------------------------------------------------------

/// `max_norm` would change the table that was given.
void refuseNorm(const Arguments& a)
{
    if (!a["max_norm"].isNone())
        throw Error(ErrorKind::NotImplementedError, "{}() changes nothing that it is given here; leave max_norm= out",
                    a.operation().name);
}

Value tableRows(const Arguments& a)
{
    refuseNorm(a);
    const Leaf& weight = tensorIn(a, "weight");
    int64_t padding = -1;
    if (!a["padding_idx"].isNone()) {
        const int64_t rows = weight.dim() > 0 ? weight.sizes().front() : 0;
        padding = a.integer("padding_idx");
        if (padding >= rows || padding < -rows)
            throw Error(ErrorKind::ValueError, "padding_idx must be within num_embeddings={}", rows);
        padding += padding < 0 ? rows : 0;
    }
    return compute("embedding", {weight, a["input"], padding, a["scale_grad_by_freq"], a["sparse"]});
}

/// One bag a row of the input, or a bag from each offset on.
Value tableBags(const Arguments& a)
{
    refuseNorm(a);
    const Leaf& input = tensorIn(a, "input");
    Value rows = input, offsets = a["offsets"], weights = a["per_sample_weights"];
    if (const auto* given = weights.as<Leaf>(); given && given->sizes() != input.sizes())
        throw Error(ErrorKind::ValueError, "per_sample_weights has the shape {}, not that of the input, {}",
                    toString(given->shape()), toString(input.shape()));
    if (tensorIn(a, "weight").dim() != 2)
        throw Error(ErrorKind::ValueError, "weight must have two dims, not the shape {}", toString(tensorIn(a, "weight").shape()));
    if (input.dim() == 2) {
        if (!offsets.isNone())
            throw Error(ErrorKind::ValueError, "each row of an input of two dims is a bag: leave offsets= out");
        const int64_t size = input.sizes()[1];
        offsets = compute("mul", {compute("arange", {input.sizes()[0]}, {{"device", input.device()}}), size});
        rows = compute("reshape", {input, int64_t{-1}});
        weights = weights.isNone() ? weights : compute("reshape", {weights, int64_t{-1}});
    } else if (input.dim() != 1 || offsets.isNone()) {
        throw Error(ErrorKind::ValueError, "the input must have two dims, or one and offsets beside it");
    }
    static constexpr std::array<std::string_view, 3> kModes = {"sum", "mean", "max"};
    const auto* mode = a["mode"].as<std::string>();
    const auto found = mode ? std::find(kModes.begin(), kModes.end(), *mode) : kModes.end();
    if (found == kModes.end())
        throw Error(ErrorKind::ValueError, "{} must be {}, {} or {}", "mode", "'sum'", "'mean'", "'max'");
    if (!weights.isNone() && *mode != "sum")
        throw Error(ErrorKind::NotImplementedError, "per_sample_weights goes with mode='sum' alone");
    const Value result = compute("embedding_bag", {a["weight"], rows, offsets, a["scale_grad_by_freq"], found - kModes.begin(),
                                                   a["sparse"], weights, a["include_last_offset"], a["padding_idx"]});
    return result.as<Value::Tuple>()->items.front();
}

constexpr std::array kComposedFunctions = {
    Operation{kTorch, "nn.functional.softsign", "(input)", Compute, "x / (1 + |x|).", softsign},
    Operation{kTorch, "nn.functional.tanhshrink", "(input)", Compute, "x - tanh(x).", tanhshrink},
    Operation{kTorch, "nn.functional.normalize", "(input, p=2.0, dim=1, eps=1e-12, out=None)", Compute,
              "Each lane along a dim divided by its length.", normalisedLanes},
    Operation{kTorch, "nn.functional.gumbel_softmax", "(logits, tau=1, hard=False, eps=1e-10, dim=-1)", Compute,
              "A sample of shares that sum to one, or of one class.", gumbelSoftmax},
    Operation{kTorch, "nn.functional.kl_div", "(input, target, size_average=None, reduce=None, reduction='mean', log_target=False)",
              Compute, "The divergence of shares from those whose logarithm is given.", klDiv},
    Operation{kTorch, "nn.functional.huber_loss", "(input, target, reduction='mean', delta=1.0, weight=None)", Compute,
              "Squared below delta and absolute above.", huberLoss},
    Operation{kTorch, "nn.functional.gaussian_nll_loss", "(input, target, var, full=False, eps=1e-06, reduction='mean')", Compute,
              "The negative of the log-probability under normal distributions.", gaussianLoss},
    Operation{kTorch, "nn.functional.multilabel_soft_margin_loss",
              "(input, target, weight=None, size_average=None, reduce=None, reduction='mean')", Compute,
              "The cross entropy of each class, on average.", multilabelSoftMarginLoss},
    Operation{kTorch, "nn.functional.embedding",
              "(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False)", Compute,
              "A row of the weights for each int.", tableRows},
    Operation{kTorch, "nn.functional.embedding_bag",
              "(input, weight, offsets=None, max_norm=None, norm_type=2, scale_grad_by_freq=False, mode='mean', sparse=False, "
              "per_sample_weights=None, include_last_offset=False, padding_idx=None)",
              Compute, "The sum, mean or largest of the rows of each bag of ints.", tableBags},
};

}  // namespace

std::span<const Operation> composedFunctions()
{
    return kComposedFunctions;
}

}  // namespace tensordesk

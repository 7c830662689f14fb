// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/functional/renamed.h"
#include "model/expression/modules/module.h"
#include "model/expression/operations/owners.h"
#include "model/expression/operators/operators.h"
#include "model/tensordict/base/error.h"

#include <array>

// The functions of torch.nn.functional that Python makes of several operators.

namespace tensordesk {

namespace {

using enum OperationKind;
using enum BinaryOperator;

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
    Value shares = compute("softmax", {binary(Div, binary(Sub, logits, compute("log", {waits})), a["tau"]), dim});
    if (!a.flag("hard"))
        return shares;
    const Value largest = compute("argmax", {shares, dim, true});
    const Value chosen = compute("scatter", {compute("zeros_like", {logits}), dim, largest, 1.0});
    return binary(Add, binary(Sub, chosen, compute("detach", {shares})), shares);
}

// ---- tables -------------------------------------------------------------------------------------

/// `max_norm` would change the table that was given.
void refuseNorm(const Arguments& a)
{
    if (!a["max_norm"].isNone())
        throw Error(ErrorKind::NotImplementedError, "{}() does not change its arguments here; leave max_norm= out",
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

/// One bag per row of the input, or one from each offset on.
Value tableBags(const Arguments& a)
{
    refuseNorm(a);
    const Leaf& input = tensorIn(a, "input");
    Value rows = input, offsets = a["offsets"], weights = a["per_sample_weights"], includesLast = a["include_last_offset"];
    if (const auto* given = weights.as<Leaf>(); given && given->sizes() != input.sizes())
        throw Error(ErrorKind::ValueError, "per_sample_weights has the shape {}, not that of the input, {}",
                    toString(given->shape()), toString(input.shape()));
    if (tensorIn(a, "weight").dim() != 2)
        throw Error(ErrorKind::ValueError, "weight must have two dims, not the shape {}", toString(tensorIn(a, "weight").shape()));
    if (input.dim() == 2) {
        if (!offsets.isNone())
            throw Error(ErrorKind::ValueError, "each row of an input of two dims is a bag: leave offsets= out");
        includesLast = false;
        const int64_t size = input.sizes()[1];
        offsets = compute("mul", {compute("arange", {input.sizes()[0]}, {{"device", input.device()}}), size});
        rows = compute("reshape", {input, int64_t{-1}});
        weights = weights.isNone() ? weights : compute("reshape", {weights, int64_t{-1}});
    } else if (input.dim() != 1 || offsets.isNone()) {
        throw Error(ErrorKind::ValueError, "the input must have two dims, or one dim together with offsets");
    }
    const int64_t mode = choiceOf(a, "mode", {"sum", "mean", "max"});
    if (!weights.isNone() && mode != 0)
        throw Error(ErrorKind::NotImplementedError, "per_sample_weights requires mode='sum'");
    const Value result = compute("embedding_bag", {a["weight"], rows, offsets, a["scale_grad_by_freq"], mode, a["sparse"], weights,
                                                   includesLast, a["padding_idx"]});
    return result.as<Value::Tuple>()->items.front();
}

constexpr std::array kComposedFunctions = {
    Operation{kTorch, "nn.functional.softsign", "(input)", Compute, "x / (1 + |x|).", softsign},
    Operation{kTorch, "nn.functional.tanhshrink", "(input)", Compute, "x - tanh(x).", tanhshrink},
    Operation{kTorch, "nn.functional.normalize", "(input, p=2.0, dim=1, eps=1e-12, out=None)", Compute,
              "Divides by the norm along a dim.", normalisedLanes},
    Operation{kTorch, "nn.functional.gumbel_softmax", "(logits, tau=1, hard=False, eps=1e-10, dim=-1)", Compute,
              "A Gumbel-softmax sample; hard=True: one-hot.", gumbelSoftmax},
    Operation{kTorch, "nn.functional.embedding",
              "(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False)", Compute,
              "A row of the weights per index.", tableRows},
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

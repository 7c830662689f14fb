// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/schemas.h"
#include "model/expression/functional/renamed.h"
#include "model/expression/modules/layer.h"
#include "model/expression/operations/owners.h"
#include "model/tensordict/base/error.h"

#include <array>

// The functions of torch.nn.functional that are an operator of LibTorch whose parameters have other names, another order or other
// defaults. All others are those of `torch` by the same name, as Python has them.

namespace tensordesk {

namespace {

using enum OperationKind;

/// The operator of the function's own name.
Value sameOperator(const Arguments& a)
{
    return callRenamed(ownName(a), a);
}

Value dropped(const Arguments& a)
{
    return callRenamed(ownName(a), a, {{"training", "train"}});
}

/// The elements of each channel are dropped together; a sample without a batch is a batch of one.
Value droppedByChannel(const Arguments& a)
{
    refuseInPlace(a);
    const int64_t spatialDims = a.operation().name.ends_with("1d") ? 1 : a.operation().name.ends_with("2d") ? 2 : 3;
    const auto* input = a["input"].as<Leaf>();
    if (input && spatialDims == 1 && input->dim() != 2 && input->dim() != 3)
        throw Error(ErrorKind::RuntimeError, "dropout1d() takes an input of 2 or 3 dims, not of {}", input->dim());
    const bool isAlone = input && spatialDims != 2 && input->dim() == spatialDims + 1;
    const Value batch = isAlone ? compute("unsqueeze", {a["input"], int64_t{0}}) : a["input"];
    const Value result = compute("feature_dropout", {batch, a["p"], a["training"]});
    return isAlone ? compute("squeeze", {result, int64_t{0}}) : result;
}

[[noreturn]] void failAlone(const Leaf& input)
{
    throw Error(ErrorKind::ValueError, "of an input of the shape {} each element would be normalised alone",
                toString(input.shape()));
}

/// Throws if there is only one element, which has no statistics. `withSamples`: those of a batch are combined.
void checkSeveral(const Leaf& input, bool withSamples)
{
    int64_t count = withSamples && input.dim() > 0 ? input.sizes().front() : 1;
    for (int64_t dim = 2; dim < input.dim(); ++dim)
        count *= input.sizes()[static_cast<std::size_t>(dim)];
    if (count == 1)
        failAlone(input);
}

/// Running statistics are updated in the given tensors.
Value normalisedByStatistics(const Arguments& a)
{
    const std::string_view op = ownName(a);
    const bool isOfBatch = a.flag(op == "batch_norm" ? "training" : "use_input_stats");
    if (isOfBatch && !(a["running_mean"].isNone() && a["running_var"].isNone()))
        throw Error(
            ErrorKind::NotImplementedError,
            "{}() does not change its arguments here: without running_mean and running_var it normalises by the batch all the same",
            a.operation().name);
    if (const auto* input = a["input"].as<Leaf>(); input && isOfBatch)
        checkSeveral(*input, op == "batch_norm");
    Keywords keywords{{"cudnn_enabled", false}};
    for (const auto& [name, value] : a.bound())
        keywords.emplace_back(name, value);
    return compute(op, {}, std::move(keywords));
}

/// The dim that softmax() took before it was asked for one.
Value impliedDim(const Arguments& a)
{
    const auto* input = a["input"].as<Leaf>();
    const bool isFirst = input && (input->dim() < 2 || input->dim() == 3);
    return a["dim"].isNone() ? Value(isFirst ? int64_t{0} : int64_t{1}) : a["dim"];
}

Value sharesAlong(const Arguments& a)
{
    const bool isMin = ownName(a) == "softmin";
    const Value input = isMin ? compute("neg", {a["input"]}) : a["input"];
    return compute(isMin ? "softmax" : ownName(a), {input, impliedDim(a), a["dtype"]});
}

/// With `return_indices=True` where the largest lie, too.
Value largestIn(const Arguments& a)
{
    std::string op(ownName(a));
    const bool isAdaptive = op.starts_with("adaptive"), wantsIndices = a.flag("return_indices");
    if (!isAdaptive && wantsIndices)
        op += "_with_indices";
    Keywords keywords;
    for (const auto& [parameter, value] : a.bound())
        if (parameter != "return_indices" && !value.isNone())
            keywords.emplace_back(parameter, value);
    const Value result = compute(op, {}, std::move(keywords));
    return isAdaptive && !wantsIndices ? result.as<Value::Tuple>()->items.front() : result;
}

Value checkedLoss(const Arguments& a)
{
    const auto *input = a["input"].as<Leaf>(), *target = a["target"].as<Leaf>();
    if (input && target && input->sizes() != target->sizes())
        throw Error(ErrorKind::ValueError, "the target has the shape {}, and the input {}: they must be equal",
                    toString(target->shape()), toString(input->shape()));
    return sameOperator(a);
}

Value normalisedGroups(const Arguments& a)
{
    const auto* input = a["input"].as<Leaf>();
    const int64_t groups = a.integer("num_groups");
    if (input && input->dim() > 1 && groups > 0) {
        int64_t count = input->sizes()[0] * input->sizes()[1] / groups;
        for (int64_t dim = 2; dim < input->dim(); ++dim)
            count *= input->sizes()[static_cast<std::size_t>(dim)];
        if (count == 1)
            failAlone(*input);
    }
    return sameOperator(a);
}

Value clampedBetween(const Arguments& a)
{
    if (realOf(a, "min_val") > realOf(a, "max_val"))
        throw Error(ErrorKind::ValueError, "min_val cannot be greater than max_val");
    return sameOperator(a);
}

Value tripletLoss(const Arguments& a)
{
    if (realOf(a, "margin") <= 0)
        throw Error(ErrorKind::ValueError, "margin must be greater than 0");
    return sameOperator(a);
}

Value rankingLoss(const Arguments& a)
{
    const auto *first = a["input1"].as<Leaf>(), *second = a["input2"].as<Leaf>(), *target = a["target"].as<Leaf>();
    if (first && second && target && (first->dim() != second->dim() || first->dim() != target->dim()))
        throw Error(ErrorKind::RuntimeError, "the inputs and the target must have as many dims, and have the shapes {}, {} and {}",
                    toString(first->shape()), toString(second->shape()), toString(target->shape()));
    return sameOperator(a);
}

constexpr std::string_view kOneInput = "(input, inplace=False)";
constexpr std::string_view kLossOfTwo = "(input, target, size_average=None, reduce=None, reduction='mean')";
constexpr std::string_view kSoftmax = "(input, dim=None, _stacklevel=3, dtype=None)";
constexpr std::string_view kDropping = "(input, p=0.5, training=True, inplace=False)";
constexpr std::string_view kAlphaDropping = "(input, p=0.5, training=False, inplace=False)";
constexpr std::string_view kLargestOfWindows =
    "(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False)";
constexpr std::string_view kLargestOfParts = "(input, output_size, return_indices=False)";
constexpr std::string_view kMeanOfWindows =
    "(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None)";
constexpr const char* kElementsDoc = "An activation, element by element.";
constexpr const char* kDroppingDoc = "Zeros for some elements at random, the others scaled.";
constexpr const char* kChannelDroppingDoc = "Zeros for some channels at random, the others scaled.";
constexpr const char* kLargestDoc = "The largest element of each window.";
constexpr const char* kMeanDoc = "The mean of each window.";

constexpr std::array kRenamedFunctions = {
    Operation{kTorch, "nn.functional.relu", kOneInput, Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.relu6", kOneInput, Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.selu", kOneInput, Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.silu", kOneInput, Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.mish", kOneInput, Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.hardswish", kOneInput, Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.hardsigmoid", kOneInput, Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.elu", "(input, alpha=1.0, inplace=False)", Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.celu", "(input, alpha=1.0, inplace=False)", Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.leaky_relu", "(input, negative_slope=0.01, inplace=False)", Compute, kElementsDoc,
              sameOperator},
    Operation{kTorch, "nn.functional.rrelu", "(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False)",
              Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.hardtanh", "(input, min_val=-1.0, max_val=1.0, inplace=False)", Compute, kElementsDoc,
              clampedBetween},
    Operation{kTorch, "nn.functional.threshold", "(input, threshold, value, inplace=False)", Compute, kElementsDoc, sameOperator},
    Operation{kTorch, "nn.functional.logsigmoid", "(input)", Compute, kElementsDoc,
              [](const Arguments& a) { return callRenamed("log_sigmoid", a); }},
    Operation{kTorch, "nn.functional.softmax", kSoftmax, Compute, "The softmax along a dim.", sharesAlong},
    Operation{kTorch, "nn.functional.log_softmax", kSoftmax, Compute, "The logarithm of softmax().", sharesAlong},
    Operation{kTorch, "nn.functional.softmin", kSoftmax, Compute, "softmax() of the negated input.", sharesAlong},
    Operation{kTorch, "nn.functional.dropout", kDropping, Compute, kDroppingDoc, dropped},
    Operation{kTorch, "nn.functional.alpha_dropout", kAlphaDropping, Compute, kDroppingDoc, dropped},
    Operation{kTorch, "nn.functional.feature_alpha_dropout", kAlphaDropping, Compute, kChannelDroppingDoc, dropped},
    Operation{kTorch, "nn.functional.dropout1d", kDropping, Compute, kChannelDroppingDoc, droppedByChannel},
    Operation{kTorch, "nn.functional.dropout2d", kDropping, Compute, kChannelDroppingDoc, droppedByChannel},
    Operation{kTorch, "nn.functional.dropout3d", kDropping, Compute, kChannelDroppingDoc, droppedByChannel},
    Operation{kTorch, "nn.functional.batch_norm",
              "(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-05)", Compute,
              "Normalises each channel over the batch.", normalisedByStatistics},
    Operation{kTorch, "nn.functional.instance_norm",
              "(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, "
              "eps=1e-05)",
              Compute, "Normalises each channel of each sample.", normalisedByStatistics},
    Operation{kTorch, "nn.functional.group_norm", "(input, num_groups, weight=None, bias=None, eps=1e-05)", Compute,
              "Normalises groups of channels.", normalisedGroups},
    Operation{kTorch, "nn.functional.max_pool1d", kLargestOfWindows, Compute, kLargestDoc, largestIn},
    Operation{kTorch, "nn.functional.max_pool2d", kLargestOfWindows, Compute, kLargestDoc, largestIn},
    Operation{kTorch, "nn.functional.max_pool3d", kLargestOfWindows, Compute, kLargestDoc, largestIn},
    Operation{kTorch, "nn.functional.adaptive_max_pool1d", kLargestOfParts, Compute, kLargestDoc, largestIn},
    Operation{kTorch, "nn.functional.adaptive_max_pool2d", kLargestOfParts, Compute, kLargestDoc, largestIn},
    Operation{kTorch, "nn.functional.adaptive_max_pool3d", kLargestOfParts, Compute, kLargestDoc, largestIn},
    Operation{kTorch, "nn.functional.avg_pool1d",
              "(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True)", Compute, kMeanDoc,
              sameOperator},
    Operation{kTorch, "nn.functional.avg_pool2d", kMeanOfWindows, Compute, kMeanDoc, sameOperator},
    Operation{kTorch, "nn.functional.avg_pool3d", kMeanOfWindows, Compute, kMeanDoc, sameOperator},
    Operation{kTorch, "nn.functional.unfold", "(input, kernel_size, dilation=1, padding=0, stride=1)", Compute,
              "Extracts sliding windows of a batch of images as columns.",
              [](const Arguments& a) { return callRenamed("im2col", a); }},
    Operation{kTorch, "nn.functional.fold", "(input, output_size, kernel_size, dilation=1, padding=0, stride=1)", Compute,
              "Combines sliding windows into a batch of images; overlaps are summed.",
              [](const Arguments& a) { return callRenamed("col2im", a); }},
    Operation{kTorch, "nn.functional.cross_entropy",
              "(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean', "
              "label_smoothing=0.0)",
              Compute, "The cross entropy between logits and class indices or probabilities.",
              [](const Arguments& a) { return callRenamed("cross_entropy_loss", a); }},
    Operation{kTorch, "nn.functional.nll_loss",
              "(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction='mean')", Compute,
              "The negative of the log-probability of each class.",
              [](const Arguments& a) { return callRenamed("nll_loss_nd", a); }},
    Operation{kTorch, "nn.functional.binary_cross_entropy",
              "(input, target, weight=None, size_average=None, reduce=None, reduction='mean')", Compute,
              "The cross entropy between probabilities and shares.", checkedLoss},
    Operation{kTorch, "nn.functional.binary_cross_entropy_with_logits",
              "(input, target, weight=None, size_average=None, reduce=None, reduction='mean', pos_weight=None)", Compute,
              "The cross entropy between logits and shares.", checkedLoss},
    Operation{kTorch, "nn.functional.poisson_nll_loss",
              "(input, target, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None, reduction='mean')", Compute,
              "The negative of the log-probability under Poisson's distribution.", sameOperator},
    Operation{kTorch, "nn.functional.soft_margin_loss", kLossOfTwo, Compute, "log(1 + exp(-target * input)).", sameOperator},
    Operation{kTorch, "nn.functional.multilabel_margin_loss", kLossOfTwo, Compute, "The multi-label margin loss.", sameOperator},
    Operation{kTorch, "nn.functional.multi_margin_loss",
              "(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction='mean')", Compute,
              "The multi-class margin loss.", sameOperator},
    Operation{kTorch, "nn.functional.hinge_embedding_loss",
              "(input, target, margin=1.0, size_average=None, reduce=None, reduction='mean')", Compute,
              "The distance of similar pairs, and the missing margin of dissimilar ones.", sameOperator},
    Operation{kTorch, "nn.functional.cosine_embedding_loss",
              "(input1, input2, target, margin=0, size_average=None, reduce=None, reduction='mean')", Compute,
              "The cosine embedding loss.", sameOperator},
    Operation{kTorch, "nn.functional.margin_ranking_loss",
              "(input1, input2, target, margin=0, size_average=None, reduce=None, reduction='mean')", Compute,
              "The margin ranking loss.", rankingLoss},
    Operation{kTorch, "nn.functional.triplet_margin_loss",
              "(anchor, positive, negative, margin=1.0, p=2, eps=1e-06, swap=False, size_average=None, reduce=None, "
              "reduction='mean')",
              Compute, "The triplet margin loss.", tripletLoss},
};

}  // namespace

std::span<const Operation> renamedFunctions()
{
    return kRenamedFunctions;
}

}  // namespace tensordesk

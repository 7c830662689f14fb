// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/calls/schemacall.h"
#include "model/expression/operations/owners.h"
#include "model/operations/keys/apply.h"
#include "model/tensordict/base/error.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

/// The loss between two tensors.
Value lossOfTensors(const Arguments& a, const Value& input, const Value& target)
{
    Keywords keywords = {{"reduction", a["reduction"]}};
    if (a.operation().name == "smooth_l1_loss")
        keywords.emplace_back("beta", a["beta"]);
    else if (!a["weight"].isNone())
        throw Error(ErrorKind::NotImplementedError, "{}() takes no weight here; multiply the losses of reduction='none' by it",
                    a.operation().name);
    return callTorchFunction(a.operation().name, {input, target}, std::move(keywords));
}

/// Of two tensordicts the loss of each leaf, in a tensordict without a batch unless nothing is reduced.
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
    const auto* reduction = a["reduction"].as<std::string>();
    ApplyOptions options;
    if (!reduction || *reduction != "none")
        options.batchSize = Shape{};
    const std::optional<TensorDict> result = apply(*input, {*target}, ofLeaves, options);
    return result ? Value(*result) : Value();
}

constexpr std::array kLossOperations = {
    Operation{kTorch, "mse_loss", "(input, target, size_average=None, reduce=None, reduction='mean', weight=None)", Compute,
              "The mean squared difference; of tensordicts that of each leaf.", loss},
    Operation{kTorch, "l1_loss", "(input, target, size_average=None, reduce=None, reduction='mean', weight=None)", Compute,
              "The mean absolute difference; of tensordicts that of each leaf.", loss},
    Operation{kTorch, "smooth_l1_loss", "(input, target, size_average=None, reduce=None, reduction='mean', beta=1.0)", Compute,
              "Squared below beta and absolute above; of tensordicts that of each leaf.", loss},
};

}  // namespace

std::span<const Operation> lossOperations()
{
    return kLossOperations;
}

}  // namespace tensordesk

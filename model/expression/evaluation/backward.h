// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <vector>

namespace tensordesk {

/// Options of the computation of gradients. Source: torch.autograd.grad.
struct BackwardOptions {
    std::optional<bool> keepsGraph = {};  ///< keeps the recorded graph for a further call; empty: as `createsGraph`
    bool createsGraph = false;            ///< records the computation too, for gradients of gradients
    bool allowsUnused = false;            ///< an input that does not affect an output has no gradient, instead of an error
};

/// Returns the gradients of the sum of `outputs`, each weighted by its tensor in `weights`, with respect to each of `inputs`;
/// undefined for inputs without influence. Without weights, outputs must have one element, with weight 1. Source:
/// torch.autograd.grad. Throws RuntimeError if nothing was recorded, and torch's errors. Can be cancelled by `progress`. Costs
/// about twice the computation of the outputs.
[[nodiscard]] std::vector<at::Tensor> gradientsOf(const std::vector<at::Tensor>& outputs, const std::vector<at::Tensor>& inputs,
                                                  const std::vector<at::Tensor>& weights, const BackwardOptions& options,
                                                  Progress& progress);
/// Adds these gradients to the `grad` of `inputs` or, if none are given, of all tensors that require gradients and contributed to
/// the outputs. Source: torch.autograd.backward. Changes nothing if it fails or is cancelled.
void goBack(const std::vector<at::Tensor>& outputs, std::optional<std::vector<at::Tensor>> inputs,
            const std::vector<at::Tensor>& weights, BackwardOptions options, Progress& progress);

/// Calls goBack() for all leaves of `td` that require gradients. `weights`: for each of these leaves, by key. Source:
/// TensorDict.backward. Throws RuntimeError and KeyError as there.
void goBack(const TensorDict& td, const std::optional<TensorDict>& weights, std::optional<std::vector<at::Tensor>> inputs,
            const BackwardOptions& options, Progress& progress);

}  // namespace tensordesk

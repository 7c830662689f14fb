// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <vector>

namespace tensordesk {

/// How gradients are computed; source: torch.autograd.grad.
struct BackwardOptions {
    std::optional<bool> keepsGraph = {};  ///< what was recorded is kept for a further call; nothing for as `createsGraph` says
    bool createsGraph = false;            ///< what is computed is recorded too, for gradients of gradients
    bool allowsUnused = false;            ///< an input that no output follows from has no gradient, in place of an error
};

/// The gradients of the sum of `outputs`, each weighted by the tensor at its place in `weights`, with respect to each of `inputs`;
/// undefined for those that nothing follows from. No weights stand for ones, which only outputs of one element have. Source:
/// torch.autograd.grad. RuntimeError where nothing was recorded, and for what torch says. Ends with Cancelled when `progress`
/// says so. Costs what computing the outputs did, about twice.
[[nodiscard]] std::vector<at::Tensor> gradientsOf(const std::vector<at::Tensor>& outputs, const std::vector<at::Tensor>& inputs,
                                                  const std::vector<at::Tensor>& weights, const BackwardOptions& options,
                                                  Progress& progress);
/// Adds these gradients to the `grad` of `inputs`, or, where none are named, of all tensors that the outputs were computed from
/// and that require gradients. Source: torch.autograd.backward. Nothing is changed where it fails or is cancelled.
void goBack(const std::vector<at::Tensor>& outputs, std::optional<std::vector<at::Tensor>> inputs,
            const std::vector<at::Tensor>& weights, BackwardOptions options, Progress& progress);

/// goBack() from all leaves of `td` that require gradients, at once. `weights`: of each of these leaves, under its key. Source:
/// TensorDict.backward. RuntimeError, KeyError as there.
void goBack(const TensorDict& td, const std::optional<TensorDict>& weights, std::optional<std::vector<at::Tensor>> inputs,
            const BackwardOptions& options, Progress& progress);

}  // namespace tensordesk

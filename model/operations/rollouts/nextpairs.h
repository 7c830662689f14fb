// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/stepmarks.h"
#include "model/tensordict/base/progress.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

// Note [Root and next]
// A rollout tells each state twice: below `next` at the step that led to it, and at the root at the step behind. Within an
// episode both are one; behind its last step the root has the first state of another episode.

/// The other key of a pair: `("next", "obs")` of `obs`, and the other way round. Nothing if there is none of that shape and
/// dtype, over the same batch.
[[nodiscard]] std::optional<KeyPath> nextCounterpart(const TensorDict& td, const KeyPath& key);

/// For each step that another one follows in its episode, whether `next` there is another state than `root` has at the step
/// behind: [rows, steps - 1], false elsewhere and in padding. Floating-point numbers may differ in their last digits, since
/// networks that are run twice do. `root` and `next`: [rows, steps, elements], with one step more than `marks` if the row goes on.
[[nodiscard]] at::Tensor unlikeNext(const at::Tensor& root, const at::Tensor& next, const StepMarks& marks);

/// Which steps of some rows are unlike.
struct UnlikeNext {
    /// More are counted only.
    static constexpr std::size_t kMostSteps = 10'000;

    int64_t pairs = 0;           ///< of steps that follow each other in an episode
    int64_t count = 0;           ///< of them are unlike
    std::vector<int64_t> steps;  ///< at which the root is unlike what `next` has a step before, in order, each once
};

/// Compares a pair along some rows of time, in blocks. `elements`: numbers of those of a step that count, int64; undefined: all.
/// Errors of StepReader; those of the storage pass through.
[[nodiscard]] UnlikeNext compareWithNext(const TensorDict& td, const EpisodeRule& rule, const KeyPath& root, const KeyPath& next,
                                         const std::vector<int64_t>& rows, const at::Tensor& elements, Progress& progress);

}  // namespace tensordesk

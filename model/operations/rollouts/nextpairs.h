// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/stepmarks.h"
#include "model/tensordict/base/progress.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

// Note [Root and next] A rollout contains each state twice: below `next` at the step that led to it, and at the root at the
// following step. Within an episode both are equal; after its last step the root has the first state of another episode.

/// Returns the other key of a pair: `("next", "obs")` for `obs`, and vice versa. Empty if there is none with that shape and dtype,
/// over the same batch.
[[nodiscard]] std::optional<KeyPath> nextCounterpart(const TensorDict& td, const KeyPath& key);

/// Marks each step, followed by another one in its episode, whose `next` differs from the `root` of the following step: [rows,
/// steps - 1], false elsewhere and in padding. Floating-point numbers may differ in their last digits, as those of a network that
/// runs twice do. `root` and `next`: [rows, steps, elements], with one step more than `marks` if the row continues.
[[nodiscard]] at::Tensor differsFromNext(const at::Tensor& root, const at::Tensor& next, const StepMarks& marks);

/// The steps of some rows that differ.
struct NextDifferences {
    /// The limit for `steps`; further ones are only counted.
    static constexpr std::size_t kMostSteps = 10'000;

    int64_t pairs = 0;           ///< number of consecutive steps within an episode
    int64_t count = 0;           ///< number of those that differ
    std::vector<int64_t> steps;  ///< steps whose root differs from the preceding `next`, in order, each once
};

/// Compares a pair along some rows of time, in blocks. `elements`: int64 positions of the elements of a step to compare; undefined
/// for all. Throws the errors of StepReader and of the storage.
[[nodiscard]] NextDifferences compareWithNext(const TensorDict& td, const EpisodeRule& rule, const KeyPath& root,
                                              const KeyPath& next, const std::vector<int64_t>& rows, const at::Tensor& elements,
                                              Progress& progress);

}  // namespace tensordesk

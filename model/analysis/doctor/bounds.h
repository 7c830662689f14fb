// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/checkedrollout.h"

#include <ATen/core/Tensor.h>

#include <optional>

namespace tensordesk {

/// The range in which the elements of a step must be: one number, or one per element, float64; unbounded ends are infinite.
struct Bounds {
    at::Tensor low, high;  ///< [1] or [elements of a step]
};

/// Returns the bounds that a file states for a leaf: the entry below `bounds` (spaces of Minari), otherwise the attributes `low`
/// and `high` of an array. A leaf in `next` has the bounds of the root's leaf of the same name. Empty if there are none, or if they
/// do not fit a step. Reads the file. REQUIRES: there is a step.
[[nodiscard]] std::optional<Bounds> statedBounds(const CheckedRollout& rollout, const RolloutLeaf& leaf);

}  // namespace tensordesk

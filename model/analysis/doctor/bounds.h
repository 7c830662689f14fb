// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>

#include <optional>

namespace tensordesk {

/// Between what the elements of a step are said to lie: one number, or one an element, float64 without infinities where it
/// is stated.
struct Bounds {
    at::Tensor low, high;  ///< [1] or [elements of a step]
};

/// What a file says of a leaf, or the root's leaf of that name for one below `next`: the entry below `bounds`, as the spaces of
/// Minari are shown, else the attributes `low` and `high` of an array. Nothing where both are not there, or do not fit a step.
/// Asks the file. REQUIRES: there is a step.
[[nodiscard]] std::optional<Bounds> statedBounds(const Patient& patient, const PatientLeaf& leaf);

}  // namespace tensordesk

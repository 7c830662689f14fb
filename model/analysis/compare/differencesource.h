// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// Returns right - left, element by element, as a leaf that computes elements when they are read. Floating and complex dtypes
/// promote; bool and integers of up to 32 bits become int64, which represents every difference; 64-bit integers wrap around.
/// REQUIRES: equal shapes without ragged dims.
[[nodiscard]] Leaf differenceOf(const Leaf& left, const Leaf& right);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

namespace tensordesk {

/// right - left, element by element, as a leaf that reads only what is looked at of it: what changed from
/// left to right. Floating and complex dtypes promote; integers of up to 32 bits and bool become int64, which
/// holds every difference; those of 64 bits wrap around. REQUIRES: equal shapes without ragged dims.
[[nodiscard]] Leaf differenceOf(const Leaf& left, const Leaf& right);

}  // namespace tensordesk

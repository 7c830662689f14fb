// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <ATen/core/Tensor.h>

#include <string>

namespace tensordesk {

/// An integer type for the values of every dtype.
__extension__ using Integer = __int128;
[[nodiscard]] std::string toString(Integer value);

// Note [Whole offset] A double rounds integers beyond 2^53: 2^60, 2^60 + 1, … would become equal. Minus an integer near them they
// are small, and doubles represent their distances exactly. Code that draws or counts such integers subtracts the offset first, and
// shows it beside the numbers.

/// Returns the offset for integers between the first and the last element of a leaf in row-major order, rounded to the digits in
/// which they differ. 0 if doubles represent them, if they are further apart than doubles can represent, and for other dtypes.
/// Cost: reads two elements. Throws the storage's errors.
[[nodiscard]] Integer wholeOffset(const Leaf& leaf);

/// Returns the elements of a block minus the offset, as float64 of its shape on the CPU, complex ones by magnitude; the block
/// itself for the offset 0. Integers are exact if doubles represent the distance.
[[nodiscard]] at::Tensor lessOffset(const at::Tensor& block, Integer offset);

/// Returns the leaf with its elements minus the offset; the leaf itself for the offset 0.
[[nodiscard]] Leaf lessOffset(const Leaf& leaf, Integer offset);

/// Returns value + offset with all digits. REQUIRES: value is finite.
[[nodiscard]] std::string withOffset(double value, Integer offset);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <ATen/core/Tensor.h>

#include <string>

namespace tensordesk {

/// Holds the integers of every dtype.
__extension__ using Integer = __int128;
[[nodiscard]] std::string toString(Integer value);

// Note [Whole offset]
// A double rounds integers beyond 2^53: 2^60, 2^60 + 1, … would all be one number. Less an integer near them they are small, and
// doubles hold their distances. Whoever draws or counts such integers takes the offset off first, and names it beside the numbers.

/// Returns the offset for integers from the first to the last element of a leaf in row-major order: round in as many figures as
/// they differ in. 0 where doubles hold them, where they lie further apart than doubles hold, and for other dtypes.
/// Cost: a read of two elements. Errors of the storage pass through.
[[nodiscard]] Integer wholeOffset(const Leaf& leaf);

/// Returns the elements of a block less the offset, as float64 of its shape on the processor, of complex ones the magnitude; the
/// block itself for the offset 0. Integers are exact where doubles hold the distance.
[[nodiscard]] at::Tensor lessOffset(const at::Tensor& block, Integer offset);

/// Returns the leaf whose elements are those of `leaf` less the offset; itself for the offset 0.
[[nodiscard]] Leaf lessOffset(const Leaf& leaf, Integer offset);

/// Returns value + offset in all its figures. REQUIRES: value is finite.
[[nodiscard]] std::string withOffset(double value, Integer offset);

}  // namespace tensordesk

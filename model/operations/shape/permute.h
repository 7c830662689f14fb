// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Views of a tensordict with its batch dims in another order; names go with their dims. Nothing is
// read; the identity gives the same object. Rules: tensordict 0.15.

/// Dim i of the result is dim dims[i]; dims behind those named stay. ValueError if `dims` is no
/// permutation of the leading batch dims; RuntimeError, by the strict rules, unless it names all of them.
[[nodiscard]] TensorDict permute(const TensorDict& td, const std::vector<int64_t>& dims);
/// Both dims exchanged. ValueError if one is out of range.
[[nodiscard]] TensorDict transpose(const TensorDict& td, int64_t first, int64_t second);
/// Dims `from` put at the places `to`, the others kept in order. IndexError out of range, RuntimeError
/// for a repeated dim, ValueError unless there are as many of both.
[[nodiscard]] TensorDict moveDims(const TensorDict& td, std::vector<int64_t> from, std::vector<int64_t> to);

}  // namespace tensordesk

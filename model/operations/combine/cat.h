// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Concatenates tensordicts along a batch dim: a copy; leaves that are not all in memory are read on access. Names are those of the
/// first. If one is a lazy stack, all are treated as stacks and the result is one: of all members along the stack dim, otherwise of
/// members concatenated pairwise. Throws ValueError if there are none, KeyError if keys differ, and RuntimeError if `dim` is out of
/// range or other dims differ. Rules: tensordict 0.15.
[[nodiscard]] TensorDict cat(const std::vector<TensorDict>& parts, int64_t dim);

/// Concatenates leaves. Throws IndexError for an invalid dim.
[[nodiscard]] Leaf cat(const std::vector<Leaf>& leaves, int64_t dim);

}  // namespace tensordesk

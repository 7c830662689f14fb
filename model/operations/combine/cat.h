// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// The tensordicts one behind the other along a batch dim: a copy; leaves that are not all in memory are
/// read when looked at. Names are those of the first. If one is a lazy stack, all are taken as such and
/// the result is one: of all members along the stack dim, else of members joined one by one. ValueError
/// if there are none, KeyError if keys differ, RuntimeError if `dim` is out of range or other dims
/// differ. Rules: tensordict 0.15.
[[nodiscard]] TensorDict cat(const std::vector<TensorDict>& parts, int64_t dim);

/// Leaves one behind the other. IndexError for the dim.
[[nodiscard]] Leaf cat(const std::vector<Leaf>& leaves, int64_t dim);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Repeats batch dims of size 1 without copying, and adds new dims in front; names stay with their dims. Writing to an expanded leaf
// is a RuntimeError. A lazy stack becomes an ordinary tensordict if its members have the same keys and shapes. Rules: tensordict
// 0.15.

/// -1 keeps a size. Throws RuntimeError if the sizes do not fit.
[[nodiscard]] TensorDict expand(const TensorDict& td, Shape shape);
/// Expands and drops names, except those of a lazy stack to which no dims are added. A value for a whole batch stays one.
[[nodiscard]] TensorDict broadcastTo(const TensorDict& td, Shape shape);
/// Expands every leaf to the shape of its partner in `other`, except the event dims. Throws KeyError if one has none. Keeps the
/// same names as broadcastTo().
[[nodiscard]] TensorDict expandAs(const TensorDict& td, const TensorDict& other);

}  // namespace tensordesk

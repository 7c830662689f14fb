// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

// Batch dims of size 1 repeated without copying, and new ones in front; names stay with their dims.
// Writing to an expanded leaf is a RuntimeError. A lazy stack becomes an ordinary tensordict if its
// members have the same keys and shapes. Rules: tensordict 0.15.

/// -1 keeps a size. RuntimeError if the sizes do not fit.
[[nodiscard]] TensorDict expand(const TensorDict& td, Shape shape);
/// Expanded without names, but for those of a lazy stack to which no dims are added.
/// A value for a whole batch stays one.
[[nodiscard]] TensorDict broadcastTo(const TensorDict& td, Shape shape);
/// Every leaf expanded to the shape of its partner in `other`, down to the event dims. KeyError if one
/// has none. Names are those that broadcastTo() keeps.
[[nodiscard]] TensorDict expandAs(const TensorDict& td, const TensorDict& other);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// The differences in size between the members of a stack.
struct MemberSizes {
    Shape longest, shortest;  ///< the maximum and minimum size in each dim of the stack
    int64_t stackDim = 0;     ///< the stack dim; 0 if it is not a stack
};
/// Returns the sizes of a leaf; both are its shape if it is not ragged. O(members). REQUIRES: a ragged leaf has members.
[[nodiscard]] MemberSizes memberSizes(const Leaf& leaf);
/// Returns the sizes of the batch of a tensordict. O(members) for a ragged lazy stack.
[[nodiscard]] MemberSizes memberSizes(const TensorDict& td);

/// Returns a ragged leaf as a block with the maximum sizes, each member at its start, for code that only supports blocks.
/// presentOf() returns where there are elements. Only reads members that a part intersects; writes go through to them. REQUIRES: a
/// ragged leaf with members.
[[nodiscard]] Leaf asBlock(const Leaf& ragged);

}  // namespace tensordesk

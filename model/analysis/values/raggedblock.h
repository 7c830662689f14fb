// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// How the members of a stack differ in size.
struct MemberSizes {
    Shape longest, shortest;  ///< the greatest and the least size in each dim of the stack
    int64_t stackDim = 0;     ///< along which the members lie; of what is no stack 0
};
/// Of a leaf; both are its shape where it is not ragged. Cost: linear in the members. REQUIRES: a ragged leaf has members.
[[nodiscard]] MemberSizes memberSizes(const Leaf& leaf);
/// Of the batch of a tensordict. Cost: linear in the members of a ragged lazy stack.
[[nodiscard]] MemberSizes memberSizes(const TensorDict& td);

/// A ragged leaf as a block of the longest sizes, each member at its start, for what knows only blocks. presentOf() tells
/// where there are elements. Only members that a part reaches into are read; what is written goes to them. REQUIRES: a
/// ragged leaf with members.
[[nodiscard]] Leaf asBlock(const Leaf& ragged);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// What an index of a lazy stack reaches of one of its members: `stack[index] = source` is
/// `member[part.index] = source[part.source]` for each part.
struct MemberPart {
    std::size_t member = 0;
    Index index;   ///< of the member; empty: all of it
    Index source;  ///< of what the index gives; empty: all of it
};

/// The parts of the members that are reached, each once: of places that are named twice the last counts, as in torch.
/// REQUIRES: the batch size of `stack` starts with index.inputBatch().
[[nodiscard]] std::vector<MemberPart> memberParts(const TensorDict& stack, const BoundIndex& index);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// What of an entry is at `position` of a dim. A Broken entry stays as it is. REQUIRES: other entries have that dim.
[[nodiscard]] Entry partAlong(const Entry& entry, int64_t dim, std::size_t position);

/// What setting an entry in a lazy stack sets in one of its members.
struct MemberEntry {
    Member place;  ///< below the stack
    TensorDict member;
    Entry part;
};

/// What setting `entry` sets in the members, in their order. REQUIRES: the entry fits the batch size of `stack`.
[[nodiscard]] std::vector<MemberEntry> memberEntries(const TensorDict& stack, const Entry& entry);

/// What an index of a lazy stack reaches of one of its members: `stack[index] = source` is
/// `member[part.index] = source[part.source]` for each part.
struct MemberPart {
    Member place;  ///< below the stack
    TensorDict member;
    Index index;   ///< of the member; empty: all of it
    Index source;  ///< of what the index gives; empty: all of it
};

/// The parts of the members that are reached, each once: of places that are named twice the last counts, as in torch.
/// REQUIRES: the batch size of `stack` starts with index.inputBatch().
[[nodiscard]] std::vector<MemberPart> memberParts(const TensorDict& stack, const BoundIndex& index);

}  // namespace tensordesk

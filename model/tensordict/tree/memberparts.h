// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <vector>

namespace tensordesk {

/// Returns the part of an entry at `position` of a dim. A Broken entry is returned unchanged. REQUIRES: other entries have that
/// dim.
[[nodiscard]] Entry partAlong(const Entry& entry, int64_t dim, std::size_t position);

/// The entry that is set in one member when an entry is set in a lazy stack.
struct MemberEntry {
    Member place;  ///< the member, as a path element below the stack
    TensorDict member;
    Entry part;
};

/// Returns the entries to set in the members, in their order, when `entry` is set. REQUIRES: the entry fits the batch size of
/// `stack`.
[[nodiscard]] std::vector<MemberEntry> memberEntries(const TensorDict& stack, const Entry& entry);

/// The part of one member that an index of a lazy stack selects: `stack[index] = source` is equivalent to `member[part.index] =
/// source[part.source]` for each part.
struct MemberPart {
    Member place;  ///< the member, as a path element below the stack
    TensorDict member;
    Index index;   ///< the index of the member; empty for all of it
    Index source;  ///< the index of the source; empty for all of it
};

/// Returns the selected parts of the members, each once. If a position is selected twice, the last one counts, as in torch.
/// REQUIRES: the batch size of `stack` starts with index.inputBatch().
[[nodiscard]] std::vector<MemberPart> memberParts(const TensorDict& stack, const BoundIndex& index);

}  // namespace tensordesk

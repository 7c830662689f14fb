// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/compare/comparison.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// One key over all members.
struct CollationRow {
    KeyPath path;                                    ///< empty: the members themselves
    std::vector<std::optional<ComparedSide>> cells;  ///< one a member; none where the key is missing
    std::vector<Aspect> differences = {};            ///< in what the members differ, in the order of Aspect
    int64_t bytes = 0;                               ///< of all its leaves
    /// What padding every dim to the longest would add; none where members differ in more than sizes.
    std::optional<int64_t> paddingBytes = {};

    [[nodiscard]] bool differsIn(Aspect aspect) const;
    /// True if torch.stack refuses the members for this key: dtypes promote and names give way, all else
    /// must agree.
    [[nodiscard]] bool keepsFromStacking() const;
};

/// Several tensordicts key by key: what differs between them. Rows come parents first, in the order in
/// which members first have a key.
struct CollationMatrix {
    std::vector<CollationRow> rows;

    [[nodiscard]] bool canStack() const;
    [[nodiscard]] int64_t bytes() const;
    /// Over all rows that can be padded.
    [[nodiscard]] int64_t paddingBytes() const;
};

/// Looks at keys, shapes, dtypes and devices; reads no element. May open stored children. Cost: members
/// times keys. REQUIRES: at least one member.
[[nodiscard]] CollationMatrix collationMatrix(const std::vector<TensorDict>& members, Progress& progress = Progress::none());

/// One change to some members on the way to stacking them.
struct Remedy {
    enum class Change {
        Permute,
        PadBatch,
        ShortenBatch,
        Pad,
        Reshape,
        Move,  ///< to what `to` says
        AddZeros,
        AddValue,  ///< of another member
        DropUnreadable,
        DropKinds,
        DropShapes,
        DropMissing  ///< leaves out what can be mended by no other change
    };

    KeyPath path;                      ///< what it changes; empty: the batch of whole members
    std::vector<std::size_t> members;  ///< those that change
    Change change;
    std::string to;      ///< the shape, names or device that they get; empty where there is none
    std::string python;  ///< a statement over `tds`, the list of members
};

/// "pad to [41, 3] with zeros"
[[nodiscard]] Message toMessage(const Remedy& remedy);

/// The changes, in this order, after which torch.stack takes the members; none if it does already. Of several
/// that would do the one that loses least and then the one that touches fewest members: batch sizes alone
/// where all leaves agree; dims of the same names brought into one order; padding to the longest, never cutting, and never a
/// dim that members call by different names; a missing key is added to those that lack
/// it where they are the fewer, and left out else.
[[nodiscard]] std::vector<Remedy> remediesToStack(const CollationMatrix& matrix);

}  // namespace tensordesk

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
    /// True if members differ here in nothing but the dims of their own batches: what is wrong is told by the row of the
    /// members themselves.
    bool onlyByBatch = false;

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
    /// Of rows that differ only by the batch.
    [[nodiscard]] int64_t onlyByBatchCount() const;
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
        DeclareBatch,
        PadBatch,
        CropBatch,
        ShortenBatch,
        Pad,
        Crop,
        Reshape,
        Move,  ///< to what `to` says
        Cast,  ///< to the dtype that most have; stacked without it all get one that holds all
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

    /// False for what torch.stack can do without.
    [[nodiscard]] bool isNeeded() const noexcept { return change != Change::Cast; }
};

/// "pad to [41, 3] with zeros"
[[nodiscard]] Message toMessage(const Remedy& remedy);
/// What it does to the meaning of the members: "adds steps that never happened".
[[nodiscard]] Message meaningOf(const Remedy& remedy);

/// What becomes of members whose dims are of different sizes.
enum class Fitting {
    Pad,   ///< to the longest
    Crop,  ///< to the shortest
};

/// The changes, in this order, after which torch.stack takes the members, and casts of what would get another dtype by it; none
/// that are needed if it takes them already. Of several that would do the one that loses least and then the one that touches
/// fewest members: batch sizes alone where all leaves agree, declared where leaves have the dims that others have in their batch;
/// dims brought into one order, where names or else sizes tell that they are swapped; padding or cropping as asked, and never a
/// dim that members call by different names; a missing key is added to those that lack it where they are the fewer, and left out
/// else.
[[nodiscard]] std::vector<Remedy> remediesToStack(const CollationMatrix& matrix, Fitting fitting = Fitting::Pad);

}  // namespace tensordesk

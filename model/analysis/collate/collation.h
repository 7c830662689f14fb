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
    KeyPath path;                                    ///< empty for the members themselves
    std::vector<std::optional<ComparedSide>> cells;  ///< one per member; empty if the key is missing
    std::vector<Aspect> differences = {};            ///< the aspects in which the members differ, in the order of Aspect
    int64_t bytes = 0;                               ///< of all members
    /// The bytes that padding every dim to the maximum would add; empty if members differ in more than sizes.
    std::optional<int64_t> paddingBytes = {};
    /// True if the entries only differ in the batch dims of their members, which the row of the members themselves already reports.
    bool onlyByBatch = false;

    [[nodiscard]] bool differsIn(Aspect aspect) const;
    /// True if torch.stack fails because of this key. Different dtypes are promoted and different names are dropped; everything
    /// else must agree.
    [[nodiscard]] bool keepsFromStacking() const;
};

/// Several tensordicts compared key by key. Rows are in the order in which members first have a key, parents first.
struct CollationMatrix {
    std::vector<CollationRow> rows;

    [[nodiscard]] bool canStack() const;
    /// Returns the number of rows that only differ by the batch.
    [[nodiscard]] int64_t onlyByBatchCount() const;
    /// Returns the bytes of all members.
    [[nodiscard]] int64_t bytes() const;
    /// Returns the bytes that padding would add to all keys that can be padded.
    [[nodiscard]] int64_t paddingBytes() const;
};

/// Compares keys, shapes, dtypes and devices; reads no element. May open stored children. O(members × keys). REQUIRES: at least one
/// member.
[[nodiscard]] CollationMatrix collationMatrix(const std::vector<TensorDict>& members, Progress& progress = Progress::none());

/// One change to some members, so that they can be stacked.
struct Remedy {
    enum class Change {
        Permute,
        DeclareBatch,  ///< extends the batch size by dims that all leaves share
        PadBatch,
        CropBatch,     ///< crops all entries along batch dims
        ShortenBatch,  ///< removes trailing dims from the batch size; no elements are dropped
        Pad,
        Crop,
        Reshape,
        Move,  ///< reorders dims as `to` states
        Cast,  ///< casts to the most frequent dtype; without it stacking promotes all to a common dtype
        AddZeros,
        AddValue,        ///< with the value of another member
        DropUnreadable,  ///< removes an entry that cannot be read
        DropKinds,       ///< removes an entry that is not of the same kind in all members
        DropShapes,      ///< removes an entry whose shapes cannot be made equal
        DropMissing      ///< removes an entry that no other change can fix
    };

    KeyPath path;                      ///< the changed entry; empty for the batch of whole members
    std::vector<std::size_t> members;  ///< the numbers of the changed members
    Change change;
    std::string to;      ///< the new shape, names or device; empty if there is none
    std::string python;  ///< a statement over `tds`, the list of members

    /// False for a change that torch.stack does not require.
    [[nodiscard]] bool isNeeded() const noexcept { return change != Change::Cast; }
};

/// Returns "pad to [41, 3] with zeros".
[[nodiscard]] Message toMessage(const Remedy& remedy);
/// Returns the consequence for the meaning of the data: "adds steps that never happened".
[[nodiscard]] Message meaningOf(const Remedy& remedy);

/// The treatment of members whose dims differ in size.
enum class Fitting {
    Pad,   ///< to the maximum
    Crop,  ///< to the minimum
};

/// Returns the changes, in order, after which torch.stack accepts the members, and casts for dtypes that it would promote; only
/// casts if it accepts them already. Of several possible changes chooses the one that loses least, then the one with the fewest
/// changed members. Changes only batch sizes if all leaves agree, and declares batch dims if leaves have them. Reorders dims if
/// names, or else sizes, show that they are swapped. Pads or crops as requested, but never a dim with different names. Adds a
/// missing key if fewer members lack it than have it, and removes it otherwise.
[[nodiscard]] std::vector<Remedy> remediesToStack(const CollationMatrix& matrix, Fitting fitting = Fitting::Pad);

}  // namespace tensordesk

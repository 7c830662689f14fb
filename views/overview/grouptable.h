// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/datamask.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/text/shapetokens.h"

#include <QString>

#include <optional>
#include <vector>

namespace tensordesk {

/// Tensordicts side by side, such as the agents of a rollout or the members of a lazy stack: one row each, with a column for each nested
/// key of any of them. A value type.
struct GroupTable {
    struct Cell {
        Leaf leaf;
        LeafPlace place;
        ShapeTokens shape;
        QString dtype;  ///< `f32`
        /// The difference from the first group with the key; empty if there is none.
        QString difference = {};
        bool hasOtherShape = false, hasOtherDType = false;  ///< than that group
    };

    std::vector<Key> groups = {};
    std::vector<KeyPath> keys = {};                            ///< in order of first occurrence
    std::vector<std::vector<std::optional<Cell>>> cells = {};  ///< by group and key; empty if a group lacks it
    bool complete = true;
    bool isOfMembers = false;  ///< the groups are members of a lazy stack, whose numbers are their keys

    /// True if a comparison is useful: at least two groups that share most of their keys, or members that differ.
    [[nodiscard]] bool isWorthwhile() const;

    static constexpr std::size_t kMostMembers = 1000;
};

/// Returns the table of the tensordicts directly in `td`, whose location is `place`, or of the members of a lazy stack of at most
/// kMostMembers. Reads at most `mostCells` leaves. Call it from
/// a worker thread.
[[nodiscard]] GroupTable readGroupTable(const TensorDict& td, const LeafPlace& place, std::size_t mostCells,
                                        const Progress& progress);

}  // namespace tensordesk

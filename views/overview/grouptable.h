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

/// Tensordicts side by side, such as the agents of a rollout: a row each, a column for each nested key that any of them
/// has. A value type.
struct GroupTable {
    struct Cell {
        Leaf leaf;
        LeafPlace place;
        ShapeTokens shape;
        QString dtype;  ///< `f32`
        /// How it differs from the first group that has the key; empty if it does not.
        QString difference = {};
    };

    std::vector<Key> groups = {};
    std::vector<KeyPath> keys = {};                            ///< in the order they are first met
    std::vector<std::vector<std::optional<Cell>>> cells = {};  ///< by group and key; none where a group lacks it
    bool complete = true;

    /// Whether looking at them side by side says anything: two groups at least, that share most of their keys.
    [[nodiscard]] bool isWorthwhile() const;
};

/// The tensordicts directly below `td`, which stands at `place`, of which no more than `mostCells` leaves are looked at.
/// Call it from a worker.
[[nodiscard]] GroupTable readGroupTable(const TensorDict& td, const LeafPlace& place, std::size_t mostCells,
                                        const Progress& progress);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/layout.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// The role of each stored key of a level in a rollout with one row per step.
struct RolloutRoles {
    struct Use {
        Key stored;
        const LayoutKey* row = nullptr;  ///< its row in the layout; null: shown under its own key
        bool hasOneMore = false;         ///< it has one row more than there are steps

        /// Returns the keys under which it is shown: for data of the next step too, such as observations, also the one in `next`.
        [[nodiscard]] std::vector<KeyPath> shown() const;
    };
    std::vector<Use> uses;    ///< in the order of the layout's rows, then the other keys in their stored order
    std::vector<Key> values;  ///< keys with one value for all steps
    std::vector<Key> left;    ///< keys that are not shown, because they do not have one row per step
    std::vector<Key> hidden;  ///< keys that are not shown, because others are shown under their names
    std::vector<Key> keys;    ///< all keys of the level
    int64_t steps = 0;
    Key stepsKey;           ///< the key whose number of rows defines the number of steps
    int64_t extraRows = 0;  ///< the number of rows of `stepsKey` beyond `steps`
    Shape inner;            ///< further batch dims: of environments, or of steps within a row

    /// Returns the number of steps of another level with the same keys; empty if its `stepsKey` has no rows. Opens one entry.
    [[nodiscard]] std::optional<int64_t> stepsOf(const TensorDict& level) const;
};

/// Returns the roles of the keys of `level`; empty if it has no key with one row per step, or has torchrl's own keys. To avoid
/// chance matches, a layout without required names needs two keys with equally many rows, at least one of which is neither a flag
/// nor may have an extra row. Opens the level's entries and all nested ones; reads no elements. REQUIRES: `layout` outlives the
/// result.
[[nodiscard]] std::optional<RolloutRoles> rolloutRolesOf(const TensorDict& level, const Layout& layout);

/// True if the level is a single step, as in a list of transitions: its reward, or without one its flags, is one number, and no array
/// is a row of others. Opens the level's entries; reads no elements.
[[nodiscard]] bool isOneStep(const TensorDict& level, const Layout& layout);

}  // namespace tensordesk

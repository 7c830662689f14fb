// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/layout.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// The role that each stored key of a level plays in a rollout with one row per step.
struct RolloutRoles {
    struct Use {
        Key stored;
        const LayoutKey* row = nullptr;  ///< null: shown under its own key
        bool hasOneMore = false;         ///< it has one row more than there are steps

        /// The keys that it is shown under: one, or two for what the next step has too.
        [[nodiscard]] std::vector<KeyPath> shown() const;
    };
    std::vector<Use> uses;    ///< in the order of the layout's rows, then the keys of no row in their stored order
    std::vector<Key> values;  ///< keys of one value for all steps
    std::vector<Key> left;    ///< keys that are not shown, because they do not have one row per step
    std::vector<Key> keys;    ///< all keys of the level
    int64_t steps = 0;
    Key stepsKey;           ///< the key whose rows tell the number of steps
    int64_t extraRows = 0;  ///< the number of rows that it has beside them
    Shape inner;            ///< further batch dims: environments, or steps, side by side

    /// The number of steps of another level with the same keys; nothing if its `stepsKey` has no rows. Opens one entry.
    [[nodiscard]] std::optional<int64_t> stepsOf(const TensorDict& level) const;
};

/// Returns the roles of the keys of `level`. `layout` must outlive them. Nothing if the level has no key with one row per step.
/// With a layout that is not recognised by structure two rows must be there with as many elements, one of which is neither a flag
/// nor may have one row more. A level with torchrl's own keys has no such roles. Opens the level's entries and all below; reads no
/// element.
[[nodiscard]] std::optional<RolloutRoles> rolloutRolesOf(const TensorDict& level, const Layout& layout);

}  // namespace tensordesk

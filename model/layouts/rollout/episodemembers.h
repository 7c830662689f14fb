// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/rollout/rolloutroles.h"
#include "model/storage/storage.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// Episodes that are stored one per member of a level.
struct EpisodeMembers {
    std::vector<TensorDict> episodes;
    std::vector<Key> names;
    std::vector<Finding> findings;     ///< members that cannot be read as an episode
    std::optional<RolloutRoles> like;  ///< the roles of keys in the first of them
};

/// Reads the members `keys` of the level at `path` as episodes. Members that cannot be read are left out with a finding; with a
/// layout that is not recognised by structure they make the result empty. For a member with the same keys as the first one only
/// reads the number of rows of one entry. REQUIRES: `layout` outlives the result.
[[nodiscard]] EpisodeMembers episodeMembers(const Storage& stored, const TensorDict& level, const KeyPath& path,
                                            const std::vector<Key>& keys, const Layout& layout);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/library/h5file.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/values/plain.h"

#include <optional>
#include <vector>

namespace tensordesk {

// Note [Episodes of others]
// Minari has a group `episode_N` an episode, robomimic one `data/demo_N`, D4RL all episodes end to end in flat arrays with
// flags where one ends. H5StorageCheckpointer of torchrl has one `traj_N` a trajectory, in the order of time, the last of which
// may be rows of the buffer that hold nothing yet. They are shown as a lazy stack of episodes under the keys of torchrl: leaves of
// this tree are views of the datasets, so that an edit through them reaches the file. What lies in the file is shown where
// OpenOptions::asStored asks for it.

/// One group of a file that holds an episode.
struct EpisodeGroup {
    KeyPath path;           ///< in the file
    std::vector<Key> keys;  ///< of the group
    int64_t steps = 0;      ///< how many rows those of its arrays have that hold one a step
    bool hasAttributes = false;
};

/// How the episodes of others lie in a file.
struct EpisodeLayout {
    enum class Kind { Minari, Robomimic, D4rl, Torchrl } kind = Kind::Minari;
    std::vector<EpisodeGroup> groups;  ///< in natural order; none of D4RL
    int64_t rows = 0;                  ///< of D4RL: of each flat array
    std::vector<Key> keys;             ///< of D4RL: of the root; of torchrl: of a group, those of a row more than there are steps
    std::vector<Finding> findings;     ///< groups that are no episode
};

/// Looks at names and shapes of groups and datasets; nothing where they are none of these. Opens two objects an episode.
[[nodiscard]] std::optional<EpisodeLayout> episodeLayoutOf(H5File& file);

/// The attributes of an episode's group, in the order of their names.
[[nodiscard]] Plain::Dict episodeAttributes(H5File& file, const KeyPath& group);

}  // namespace tensordesk

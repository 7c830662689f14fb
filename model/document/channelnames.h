// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the names of a leaf's channels, which are the indices of its last dim; empty if none are known. Sources, the first one that
/// has as many names as there are channels:
///  - an attribute of the leaf: `names`, `channel_names`, `channels`, `columns` or `feature_names`;
///  - a list of texts, as an attribute or entry of its level or one above, called `<key>_names`, also without a final s of the key, as
///    `observation_names` for `observations`;
///  - `features` of a file `info.json`, or `meta/info.json`, in the folder of `file` or up to three folders above, as LeRobot writes it.
/// Reads attributes and that file: call it from a worker thread. `notes` may be null. Source: LeRobotDataset 2 and 3 (meta/info.json).
[[nodiscard]] std::vector<std::string> channelNames(const TensorDict& root, const KeyPath& key, const NotesReader& notes,
                                                    const std::string& file);

}  // namespace tensordesk

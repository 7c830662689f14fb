// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/rollouts/rollout.h"
#include "model/storage/storage.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The input for finding the episodes of a tensordict in a worker thread. A value type.
struct EpisodeSource {
    TensorDict td;
    std::optional<KeyPath> by = {};             ///< the key chosen by the user; empty: automatic
    std::string folder = {};                    ///< see ringFolder()
    std::vector<std::string> memberNames = {};  ///< see Storage
    std::string dataPath = {};                  ///< of the file or folder, if it is the whole of it; see IgnoredFindings
    NotesReader notes = {};                     ///< of its keys, if they are those of a file; see Storage
    FilesInspector inspector = {};              ///< of its files, likewise

    /// Returns the rollout; see rolloutOf(). Ignores a key that this tensordict does not have.
    [[nodiscard]] TimedRollout rollout() const { return rolloutOf(td, by && td.contains(*by) ? by : std::nullopt, folder); }
};

}  // namespace tensordesk

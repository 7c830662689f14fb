// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/document/rollout.h"
#include "model/storage/storage.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// How the episodes of a tensordict are told, for a worker. A value type.
struct EpisodeSource {
    TensorDict td;
    std::optional<KeyPath> by = {};             ///< the key that a person chose; none: by what is known by name
    std::string folder = {};                    ///< see ringFolder()
    std::vector<std::string> memberNames = {};  ///< see Storage
    NotesReader notes = {};                     ///< of its keys, where they are those of a file; see Storage

    /// See rolloutOf(). A key that a person chose of another tensordict need not be in this one.
    [[nodiscard]] TimedRollout rollout() const { return rolloutOf(td, by && td.contains(*by) ? by : std::nullopt, folder); }
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/laidout.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

// A draft is a layout that a person puts together for one file: each stored key of the level with the steps has a row of its own.

/// The part that a stored key plays in a rollout.
enum class KeyRole {
    Other,
    Observation,
    NextObservation,
    Action,
    Reward,
    Done,
    Terminated,
    Truncated,
    FirstStep,
    EpisodeNumber,
    EpisodeEnds,     ///< for each episode the row behind its last step; the key lies in the root
    EpisodeLengths,  ///< the number of steps of each episode, which lie end to end; the key lies in the root
    Mask,            ///< which steps of padded episodes are real
    PaddedLengths,   ///< how many steps of each padded episode are real
};

/// Where the steps of a file lie: the path to a level with arrays, or to numbered levels with one episode each, {"data", "demo_*"}.
/// Empty for the root.
struct StepsPlace {
    std::vector<std::string> path;

    [[nodiscard]] bool hasMembers() const { return !path.empty() && path.back().ends_with('*'); }
    bool operator==(const StepsPlace&) const = default;
};

/// Returns where the steps of a file may lie: the root first, then levels below it, at most 50. Opens levels and no array.
[[nodiscard]] std::vector<StepsPlace> placesIn(const TensorDict& root);

/// The level whose keys have roles: that at the place, or its first member. Nothing if the file has none.
[[nodiscard]] std::optional<TensorDict> levelAt(const TensorDict& root, const StepsPlace& place);

/// True of a file that is neither a tensordict of the library nor a state dict, and in whose root several arrays have as many rows.
/// Opens at most 20 entries.
[[nodiscard]] bool mayBeRollout(const Storage& stored);

/// Returns a draft that reads the file as `laid` does. If that knows no roles, it is one for the level that steps most likely lie in.
[[nodiscard]] Layout draftOf(const LaidOut& laid, const TensorDict& root);
/// Returns a draft for another place, where keys have the roles that their names commonly mean.
[[nodiscard]] Layout draftAt(const StepsPlace& place, const TensorDict& root);
[[nodiscard]] StepsPlace placeOf(const Layout& draft);

[[nodiscard]] KeyRole roleOf(const Layout& draft, const Key& stored);
/// Gives a key another role, and the shown key that goes with it: "observation", or "observation_camera" if another key has that.
void setRole(Layout& draft, const Key& stored, KeyRole role);
/// The key that a stored key is shown under.
[[nodiscard]] KeyPath shownKey(const Layout& draft, const Key& stored);
/// Changes nothing if another key is shown there, or above or below it.
void setShownKey(Layout& draft, const Key& stored, const KeyPath& shown);

/// Returns the draft as a layout for other files too: a file needs the keys that have a role.
[[nodiscard]] Layout namedLayout(Layout draft, std::string name);

/// The result of reading a file by a draft.
struct LayoutPreview {
    std::optional<TensorDict> first;  ///< the first episode
    std::vector<int64_t> lengths;     ///< the number of steps of each episode
    std::vector<Message> problems;    ///< what is probably a mistake, and keys that are not shown
};

/// Reads a file by a draft. Throws ValueError with the reason if it does not fit. Reads the elements that tell the episodes, such as the flags.
[[nodiscard]] LayoutPreview previewOf(const Storage& stored, const Layout& draft);

}  // namespace tensordesk

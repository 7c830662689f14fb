// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/layouts/laidout.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

// A draft is a layout that the user composes for one file: each stored key of the level with the steps has its own row.

/// The role of a stored key in a rollout.
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
    EpisodeEnds,     ///< for each episode the row after its last step; the key is in the root
    EpisodeLengths,  ///< the number of steps of each episode, stored end to end; the key is in the root
    Mask,            ///< true for the real steps of padded episodes
    PaddedLengths,   ///< the number of real steps of each padded episode
};

/// The location of the steps in a file: the path to a level with arrays, or to numbered levels with one episode each, {"data",
/// "demo_*"}. Empty for the root.
struct StepsPlace {
    std::vector<std::string> path;

    [[nodiscard]] bool hasMembers() const { return !path.empty() && path.back().ends_with('*'); }
    bool operator==(const StepsPlace&) const = default;
};

/// Returns possible locations of the steps: the root first, then nested levels, at most 50. Opens levels but no arrays.
[[nodiscard]] std::vector<StepsPlace> placesIn(const TensorDict& root);

/// Returns the level whose keys have roles: the one at the location, or its first member. Empty if the file has none.
[[nodiscard]] std::optional<TensorDict> levelAt(const TensorDict& root, const StepsPlace& place);

/// True for a file that is neither a tensordict of the library nor a state dict, and whose root has several arrays with equal
/// numbers of rows. Opens at most 20 entries.
[[nodiscard]] bool mayBeRollout(const Storage& stored);

/// Returns a draft that reads the file as `laid` does. If that has no roles, returns one for the level that most likely contains
/// the steps.
[[nodiscard]] Layout draftOf(const LaidOut& laid, const TensorDict& root);
/// Returns a draft for another location, with roles by the usual meaning of the keys' names.
[[nodiscard]] Layout draftAt(const StepsPlace& place, const TensorDict& root);
[[nodiscard]] StepsPlace placeOf(const Layout& draft);

[[nodiscard]] KeyRole roleOf(const Layout& draft, const Key& stored);
/// Sets the role of a key, and its shown key accordingly: "observation", or "observation_camera" if another key has that.
void setRole(Layout& draft, const Key& stored, KeyRole role);
/// Returns the shown key of a stored key.
[[nodiscard]] KeyPath shownKey(const Layout& draft, const Key& stored);
/// Sets the shown key, unless another key is shown there, or above or below it.
void setShownKey(Layout& draft, const Key& stored, const KeyPath& shown);

/// Returns the draft as a layout for other files: a file must have the keys with a role.
[[nodiscard]] Layout namedLayout(Layout draft, std::string name);

/// The result of reading a file with a draft.
struct LayoutPreview {
    std::optional<TensorDict> first;  ///< the first episode
    std::vector<int64_t> lengths;     ///< the number of steps of each episode
    std::vector<Message> problems;    ///< probable mistakes, and keys that are not shown
};

/// Reads a file with a draft. Throws ValueError with the reason if it does not fit. Reads the elements that define the episodes,
/// such as the flags.
[[nodiscard]] LayoutPreview previewOf(const Storage& stored, const Layout& draft);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/keys/keypaths.h"

#include <string>
#include <vector>

namespace tensordesk {

// Other trees of the same entries: leaves are shared and none is looked at. A lazy stack stays one, member by
// member, and so does a tensorclass where its fields stay.

/// One level of all leaves under their paths, joined by `separator`. Empty levels vanish. KeyError names the
/// keys that would stand twice (by the strict rules the last counts); RuntimeError for a lazy stack with keys that only some members have.
/// With `isLeaf`, what is neither a leaf by it nor a level vanishes.
[[nodiscard]] TensorDict flattenKeys(const TensorDict& td, const std::string& separator = ".",
                                     LeafRule leaves = LeafRule::NonTensors, const LeafPredicate& isLeaf = {});

/// Splits each key of the root at every `separator`; new levels have the root's batch size, names and
/// device and come last. KeyError if a key would replace another, ValueError for an empty separator, RuntimeError
/// for a lazy stack with keys that only some members have.
[[nodiscard]] TensorDict unflattenKeys(const TensorDict& td, const std::string& separator = ".");

/// Where entries are, and under which keys they come to lie.
using KeyMapping = std::vector<std::pair<KeyPath, KeyPath>>;

/// The same entries, those of `mapping` under other keys, last; levels that this leaves empty vanish. A missing key is a
/// KeyError if `strict`, else passed over. ValueError for keys inside one another and for a new key that is taken.
[[nodiscard]] TensorDict renameKeys(const TensorDict& td, const KeyMapping& mapping, bool strict = true);

/// Which entries go into one part: those under keys, or the tensors for which `picks` is true.
struct KeySet {
    KeyMapping keys;
    std::function<bool(const KeyPath& path, const Leaf& leaf)> picks = {};
};

struct SplitOptions {
    bool strict = true;                  ///< KeyError for a missing key; else it is left out
    bool keepStructure = false;          ///< each part has all levels, empty ones too
    std::optional<Entry> fallback = {};  ///< if not strict: in place of a missing entry
};

/// One tensordict for each of `sets`, and last the rest. KeyError if a key is in several sets.
[[nodiscard]] std::vector<TensorDict> splitKeys(const TensorDict& td, const std::vector<KeySet>& sets,
                                                const SplitOptions& options = {});

/// The union; of entries under one key the first counts. Levels are merged, and come before tensors. RuntimeError for
/// fewer than two.
[[nodiscard]] TensorDict mergeTensorDicts(const std::vector<TensorDict>& tds);

/// Without levels that hold no tensor and no value at any depth.
[[nodiscard]] TensorDict withoutEmptyLevels(const TensorDict& td);
[[nodiscard]] TensorDict withoutNonTensors(const TensorDict& td);

/// The same metadata and no entries; with `recurse` the levels, and the non-tensor entries, stay.
[[nodiscard]] TensorDict emptied(const TensorDict& td, bool recurse = false);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/keys/keypaths.h"

#include <string>
#include <vector>

namespace tensordesk {

// Makes other trees of the same entries: leaves are shared and not opened. A lazy stack stays one, member by member, and so does a
// tensorclass if it keeps its fields.

/// Returns one level with all leaves by their paths, joined by `separator`. Drops empty levels. Throws KeyError, which names keys
/// that would occur twice (under the strict rules the last counts), and RuntimeError for a lazy stack with keys that only some
/// members have. With `isLeaf`, drops entries that are neither a leaf by it nor a level.
[[nodiscard]] TensorDict flattenKeys(const TensorDict& td, const std::string& separator = ".",
                                     LeafRule leaves = LeafRule::NonTensors, const LeafPredicate& isLeaf = {});

/// Splits each key of the root at every `separator`; new levels have the root's batch size, names and device and come last. Throws
/// KeyError if a key would replace another, ValueError for an empty separator, and RuntimeError for a lazy stack with keys that
/// only some members have.
[[nodiscard]] TensorDict unflattenKeys(const TensorDict& td, const std::string& separator = ".");

/// Pairs of old and new paths of entries.
using KeyMapping = std::vector<std::pair<KeyPath, KeyPath>>;

/// Returns the same entries, with those of `mapping` under new keys at the end; drops levels that become empty. A missing key is a
/// KeyError if `strict`, otherwise ignored. Throws ValueError for keys nested in one another and for a new key that exists.
[[nodiscard]] TensorDict renameKeys(const TensorDict& td, const KeyMapping& mapping, bool strict = true);

/// The entries of one part: those with keys, or the tensors for which `picks` is true.
struct KeySet {
    KeyMapping keys;
    std::function<bool(const KeyPath& path, const Leaf& leaf)> picks = {};
};

struct SplitOptions {
    bool strict = true;                  ///< KeyError for a missing key; otherwise it is left out
    bool keepStructure = false;          ///< each part has all levels, also empty ones
    std::optional<Entry> fallback = {};  ///< if not strict: replaces a missing entry
};

/// Returns one tensordict for each of `sets`, and the rest at last. Throws KeyError if a key is in several sets.
[[nodiscard]] std::vector<TensorDict> splitKeys(const TensorDict& td, const std::vector<KeySet>& sets,
                                                const SplitOptions& options = {});

/// Returns the union; of entries with the same key the first counts. Levels are merged, and come before tensors. Throws
/// RuntimeError for fewer than two.
[[nodiscard]] TensorDict mergeTensorDicts(const std::vector<TensorDict>& tds);

/// Returns the tree without levels that contain no tensor and no value at any depth.
[[nodiscard]] TensorDict withoutEmptyLevels(const TensorDict& td);
[[nodiscard]] TensorDict withoutNonTensors(const TensorDict& td);

/// Returns a tensordict with the same metadata and no entries; with `recurse` levels and non-tensor entries stay.
[[nodiscard]] TensorDict emptied(const TensorDict& td, bool recurse = false);

}  // namespace tensordesk

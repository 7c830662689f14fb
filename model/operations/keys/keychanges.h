// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/keys/keytree.h"
#include "model/tensordict/mutations/mutations.h"

#include <vector>

namespace tensordesk {

// Changes of the key tree of `td`, on which `mutations` acts. Each checks all of it first and changes nothing when
// it throws: KeyError for a missing key, RuntimeError for a locked level.

enum class KeyOrder { Kept, Taken };

/// Makes the keys of `td` those of `tree`, which was made of its entries: by select, exclude, flattenKeys …
/// Keys that stay keep their order, new ones come last; or all take over the order of `tree`.
void reshapeKeys(const TensorDict& td, const TensorDict& tree, Mutations& mutations, KeyOrder order = KeyOrder::Kept);

/// Moves the entry `from` to the end of its new level, or over the one that is there: KeyError if `safe`. Moved below
/// itself, it stands in a new level under its old key.
void renameKey(const TensorDict& td, const KeyPath& from, const KeyPath& to, bool safe, Mutations& mutations);

/// Removes the entry and gives it.
Entry popEntry(const TensorDict& td, const KeyPath& path, Mutations& mutations);
/// The last entry of the root with its key. KeyError if there is none.
std::pair<Key, Entry> popLastEntry(const TensorDict& td, Mutations& mutations);
void clearEntries(const TensorDict& td, Mutations& mutations);

/// Puts an empty level there, with batch size, device and names of the one above, whatever was there.
void createNested(const TensorDict& td, const KeyPath& path, Mutations& mutations);

/// Moves entries into a new tensordict of the same metadata, which it gives; missing keys get `fallback`, or are
/// a KeyError without. Levels that are empty then are removed, here and there, if `dropsEmpty`.
TensorDict separateKeys(const TensorDict& td, const std::vector<KeyPath>& keys, const std::optional<Entry>& fallback,
                        bool dropsEmpty, Mutations& mutations);

/// RuntimeError if no entry can be stored at `path` of the tensordict: its level is locked, or a member of that stack.
void checkStorable(const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk

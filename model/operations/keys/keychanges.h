// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/keys/keytree.h"
#include "model/tensordict/mutations/mutations.h"

#include <vector>

namespace tensordesk {

// Changes of the keys of `td`, which `mutations` changes. Each checks everything first and changes nothing if it throws: KeyError
// for a missing key, RuntimeError for a locked level.

enum class KeyOrder { Kept, Taken };

/// Makes the keys of `td` those of `tree`, which was made from its entries by select, exclude, flattenKeys etc. Keys that stay keep
/// their order, new ones come last; or all get the order of `tree`.
void reshapeKeys(const TensorDict& td, const TensorDict& tree, Mutations& mutations, KeyOrder order = KeyOrder::Kept);

/// Moves the entry `from` to the end of its new level, or over an existing one, which is a KeyError if `safe`. An entry that is
/// moved below itself gets a new level with its old key.
void renameKey(const TensorDict& td, const KeyPath& from, const KeyPath& to, bool safe, Mutations& mutations);

/// Removes the entry and returns it.
Entry popEntry(const TensorDict& td, const KeyPath& path, Mutations& mutations);
/// Returns the last entry of the root with its key. Throws KeyError if there is none.
std::pair<Key, Entry> popLastEntry(const TensorDict& td, Mutations& mutations);
void clearEntries(const TensorDict& td, Mutations& mutations);

/// Creates an empty level at `path`, with batch size, device and names of its parent, replacing any entry.
void createNested(const TensorDict& td, const KeyPath& path, Mutations& mutations);

/// Moves entries to a new tensordict with the same metadata, which it returns. Missing keys get `fallback`; without it they are a
/// KeyError. `dropsEmpty`: removes levels that become empty, in both.
TensorDict separateKeys(const TensorDict& td, const std::vector<KeyPath>& keys, const std::optional<Entry>& fallback,
                        bool dropsEmpty, Mutations& mutations);

/// Throws RuntimeError if no entry can be stored at `path`: its level is locked, or is a member of a stack on which it is not
/// allowed.
void checkStorable(const TensorDict& td, const KeyPath& path);

}  // namespace tensordesk

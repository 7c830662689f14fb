// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/tensordict/tree/entrytable.h"

#include <memory>
#include <vector>

namespace tensordesk {

/// Returns `level`, which lies at `path`, with lists of arrays and of numbers as leaves: so they are stored by programs that append
/// to a list at every step. Other entries stay. Changes nothing in a file whose structure can be edited.
[[nodiscard]] TensorDict withListsAsLeaves(const Storage& stored, const TensorDict& level, const KeyPath& path);

/// A level of the same class, batch and names as `level` with other entries.
[[nodiscard]] TensorDict withTable(const TensorDict& level, std::shared_ptr<StoredTable> table);

/// The entries of `level` under these keys, in their order.
[[nodiscard]] std::vector<Entry> entriesOf(const TensorDict& level, const std::vector<Key>& keys);

}  // namespace tensordesk

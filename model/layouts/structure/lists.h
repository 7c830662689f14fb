// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"
#include "model/tensordict/tree/entrytable.h"

#include <memory>
#include <vector>

namespace tensordesk {

/// Returns `level`, whose path is `path`, with lists of arrays and of numbers as leaves; programs that append to a list at every
/// step store them so. Other entries stay. Changes nothing in a file whose structure can be edited.
[[nodiscard]] TensorDict withListsAsLeaves(const Storage& stored, const TensorDict& level, const KeyPath& path);

/// Returns a level with the class, batch size and names of `level` and other entries.
[[nodiscard]] TensorDict withTable(const TensorDict& level, std::shared_ptr<StoredTable> table);

/// Returns the entries of `level` under these keys, in order.
[[nodiscard]] std::vector<Entry> entriesOf(const TensorDict& level, const std::vector<Key>& keys);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// True if both have the same keys with matching entries: matching levels, leaves with the same dtype and number of dims, or
/// values. Opens everything in both.
[[nodiscard]] bool areAlike(const TensorDict& left, const TensorDict& right);

/// True if the level contains parameters of modules or states of optimizers: the blocks of a network match each other, but are not
/// episodes.
[[nodiscard]] bool holdsParameters(const TensorDict& level);

/// Returns the leaves stacked on a new first dim, ragged if their sizes differ. Empty unless all entries are leaves with the same
/// dtype and number of dims.
[[nodiscard]] std::optional<Leaf> stackedLeaves(const std::vector<Entry>& entries);

/// Returns one column for each key of the rows. Numbers become a leaf, leaves are stacked, and other values become a list. Dicts
/// become a level of columns, or a lazy stack if their keys differ. The columns of tuples, which have the keys "0", "1", …, are
/// named after a transition by their dtypes and shapes: two of one kind are the observation and the next one, one bool is done, two
/// are terminated and truncated, a number is the reward, a non-tensor entry is info, and any other column is the action. Empty if
/// the rows differ in keys, or the entries of a column in kind. Copies the numbers; reads no leaf.
[[nodiscard]] std::optional<TensorDict> columnsOf(const std::vector<Entry>& rows);

}  // namespace tensordesk

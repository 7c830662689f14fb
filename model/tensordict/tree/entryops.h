// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// What the index of a level makes of one of its entries. REQUIRES: the entry's shape starts with
/// index.inputBatch(). A Broken entry stays as it is.
[[nodiscard]] Entry indexed(const Entry& entry, const BoundIndex& index);

/// The shape by which an entry must start with its level's batch size; empty for a broken one.
[[nodiscard]] std::optional<Shape> shapeOf(const Entry& entry);

/// "a tensor", "a tensordict", "a non-tensor value", "broken": for messages.
[[nodiscard]] Message kindName(const Entry& entry);

/// True of a value that is None.
[[nodiscard]] bool isNone(const Entry& entry);

/// The entries as what they all are. REQUIRES: all hold a T.
template <typename T>
[[nodiscard]] std::vector<T> itemsOf(const std::vector<Entry>& entries)
{
    std::vector<T> items;
    items.reserve(entries.size());
    for (const Entry& entry : entries) {
        items.push_back(std::get<T>(entry));
    }
    return items;
}

/// The entries of lazy-stack members, as the stack shows them: leaves and levels stacked, values
/// collected. Broken if one of them is, or if their kinds or ranks differ.
[[nodiscard]] Entry stackedEntry(const std::vector<Entry>& members, int64_t dim, const DimName& dimName);

}  // namespace tensordesk

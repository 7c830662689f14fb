// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Applies the index of a level to one of its entries. A Broken entry is returned unchanged. REQUIRES: the entry's shape starts
/// with index.inputBatch().
[[nodiscard]] Entry indexed(const Entry& entry, const BoundIndex& index);

/// Returns the shape that must start with the batch size of the entry's level; empty for a Broken entry.
[[nodiscard]] std::optional<Shape> shapeOf(const Entry& entry);

/// Returns "a tensor", "a tensordict", "a non-tensor value" or "broken", for messages.
[[nodiscard]] Message kindName(const Entry& entry);

/// True if the entry is the non-tensor value None.
[[nodiscard]] bool isNone(const Entry& entry);

/// Returns the entries as values of type T. REQUIRES: each is a T.
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

/// Combines the entries of the members of a lazy stack: leaves and tensordicts are stacked, non-tensor values collected. Returns
/// Broken if one of them is Broken, or if their kinds or ranks differ.
[[nodiscard]] Entry stackedEntry(const std::vector<Entry>& members, int64_t dim, const DimName& dimName);

}  // namespace tensordesk

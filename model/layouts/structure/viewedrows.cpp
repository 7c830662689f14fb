// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/structure/viewedrows.h"

#include "model/layouts/structure/lists.h"
#include "model/tensordict/tree/entrytable.h"

#include <memory>
#include <utility>

namespace tensordesk {

TensorDict withRowsViewed(const TensorDict& level, int64_t rows, const std::function<Leaf(const Leaf&)>& view)
{
    auto table = std::make_shared<StoredTable>();
    for (const Key& key : level.keys()) {
        table->append(
            key,
            [level, key, rows, view]() -> Entry {
                Entry entry = *level.find({key});
                if (const auto* below = std::get_if<TensorDict>(&entry)) {
                    return withRowsViewed(*below, rows, view);
                }
                const auto* leaf = std::get_if<Leaf>(&entry);
                const bool isOfRows = leaf != nullptr && leaf->dim() > 0 && !leaf->isRagged() && leaf->sizes().front() == rows;
                return isOfRows ? Entry(view(*leaf)) : entry;
            },
            true);
    }
    return withTable(level, std::move(table));
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/mappedleaves.h"

#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/rewrapped.h"

namespace tensordesk {

namespace {

TensorDict unlockedCopy(const TensorDict& td, const LeafSubstitute& substitute)
{
    if (auto wrapped = rewrapped(td, [&](const TensorDict& part) { return unlockedCopy(part, substitute); }))
        return *std::move(wrapped);
    const auto transform = [substitute](const Entry& entry) -> Entry {
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            return substitute(*leaf);
        const auto* child = std::get_if<TensorDict>(&entry);
        return child ? Entry(unlockedCopy(*child, substitute)) : entry;
    };
    std::shared_ptr<EntryTable> table;
    if (const auto* mapping = dynamic_cast<const MappingNode*>(td.node().get())) {
        table = std::make_shared<DerivedTable>(mapping->table(), transform);
    } else {
        auto stored = std::make_shared<StoredTable>();
        for (std::size_t i = 0; i < td.count(); ++i)
            stored->append(td.keyAt(i), [td, i, transform] { return transform(td.entryAt(i)); }, true);
        table = std::move(stored);
    }
    return TensorDict(std::make_shared<MappingNode>(td.batchSize(), td.names(), td.device(), std::move(table)));
}

}  // namespace

TensorDict withLeaves(const TensorDict& td, const LeafSubstitute& substitute)
{
    TensorDict copy = unlockedCopy(td, substitute);
    if (td.isLocked())
        copy.setLocked(true);
    return copy;
}

}  // namespace tensordesk

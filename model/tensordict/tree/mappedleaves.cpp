// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/mappedleaves.h"

#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/typednode.h"

namespace tensordesk {

namespace {

TensorDict unlockedCopy(const TensorDict& td, const LeafSubstitute& substitute)
{
    if (const auto* typed = dynamic_cast<const TypedNode*>(td.node().get()))
        return TensorDict::typed(unlockedCopy(typed->content(), substitute), typed->tensorclass());
    if (td.isLazyStack()) {
        std::vector<TensorDict> members;
        for (const TensorDict& member : td.members())
            members.push_back(unlockedCopy(member, substitute));
        return restacked(td, std::move(members));
    }
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

// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/mappedleaves.h"

#include "tensordict/mappingnode.h"
#include "tensordict/typednode.h"

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
        return TensorDict::lazyStack(std::move(members), td.stackDim(), td.stackDimName());
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

// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/fork.h"

#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/typednode.h"

namespace tensordesk {

namespace {

Entry forkedEntry(const Entry& entry)
{
    const auto* level = std::get_if<TensorDict>(&entry);
    return level ? Entry(forked(*level)) : entry;
}

TensorDict unlockedFork(const TensorDict& td)
{
    const Node* const node = td.node().get();
    if (const auto* typed = dynamic_cast<const TypedNode*>(node)) {
        return TensorDict::typed(forked(typed->content()), typed->tensorclass());
    }
    if (const auto* stack = dynamic_cast<const LazyStackNode*>(node)) {
        std::vector<TensorDict> members;
        for (const TensorDict& member : stack->members()) {
            members.push_back(forked(member));
        }
        return TensorDict(std::make_shared<LazyStackNode>(std::move(members), stack->stackDim(), stack->stackDimName()));
    }
    if (const auto* mapping = dynamic_cast<const MappingNode*>(node)) {
        return TensorDict(std::make_shared<MappingNode>(mapping->batchSize(), mapping->names(), mapping->device(),
                                                        StoredTable::fork(mapping->table(), forkedEntry)));
    }
    return td.shallowCopy();  // a part of another one
}

}  // namespace

TensorDict forked(const TensorDict& td)
{
    TensorDict copy = unlockedFork(td);
    if (td.isLocked()) {
        copy.setLocked(true);
    }
    return copy;
}

}  // namespace tensordesk

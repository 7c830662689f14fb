// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/fork.h"

#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/tree/rewrapped.h"

namespace tensordesk {

namespace {

Entry forkedEntry(const Entry& entry)
{
    const auto* level = std::get_if<TensorDict>(&entry);
    return level ? Entry(forked(*level)) : entry;
}

TensorDict unlockedFork(const TensorDict& td)
{
    if (auto wrapped = rewrapped(td, forked)) {
        return *std::move(wrapped);
    }
    if (const auto* mapping = dynamic_cast<const MappingNode*>(td.node().get())) {
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

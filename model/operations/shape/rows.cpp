// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/shape/rows.h"

#include "model/operations/shape/batchview.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/tree/entryops.h"
#include "model/tensordict/tree/privatecopy.h"
#include "model/tensordict/tree/rewrapped.h"

namespace tensordesk {

namespace {

/// Gathered leaves would write through to their source.
TensorDict withCopies(const TensorDict& td)
{
    if (auto wrapped = rewrapped(td, withCopies)) {
        return *wrapped;
    }
    auto transform = [](const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        const auto* child = std::get_if<TensorDict>(&entry);
        return leaf ? Entry(privateResult(*leaf)) : child ? Entry(withCopies(*child)) : entry;
    };
    return mapping(td, td.batchSize(), td.names(), std::make_shared<DerivedTable>(entryTable(td), std::move(transform)));
}

/// Throws MemoryError if the rows of a leaf in memory, which are copied on access, do not fit.
void checkCopies(const TensorDict& td, const BoundIndex& index)
{
    const std::shared_ptr<EntryTable> table = td.isLazyStack() ? nullptr : entryTable(td);
    for (std::size_t i = 0; table && i < table->size(); ++i) {
        const Entry* entry = table->isDerived(i) ? &table->entry(i) : table->made(i);
        const auto* leaf = entry ? std::get_if<Leaf>(entry) : nullptr;
        const auto* child = entry ? std::get_if<TensorDict>(entry) : nullptr;
        if (leaf && leaf->isInMemory() && leaf->device().is_cpu()) {
            withinKey(table->key(i), [&] { checkFits(index.resultShape(leaf->shape()), leaf->dtype()); });
        } else if (child) {
            withinKey(table->key(i), [&] { checkCopies(*child, index); });
        }
    }
}

/// REQUIRES: the index gives the batch that it takes.
TensorDict indexedEntries(const TensorDict& td, const BoundIndex& index)
{
    auto transform = [index](const Entry& entry) {
        const auto* child = std::get_if<TensorDict>(&entry);
        return child ? Entry(indexedEntries(*child, index)) : indexed(entry, index);
    };
    return mapping(td, td.batchSize(), td.names(), std::make_shared<DerivedTable>(entryTable(td), std::move(transform)));
}

}  // namespace

TensorDict rows(const TensorDict& td, int64_t dim, const at::Tensor& positions)
{
    Index index(static_cast<std::size_t>(dim), Slice{});
    index.push_back(positions);
    const BoundIndex bound(index, td.batchSize());
    checkCopies(td, bound);
    return lockedAs(td, withCopies(td.at(bound)));
}

TensorDict reordered(const TensorDict& td, const at::Tensor& positions)
{
    const Shape& batch = td.batchSize();
    Index index(batch.size(), Slice{});
    at::Tensor rest = positions.view(batch);
    for (std::size_t dim = batch.size(); dim-- > 0;) {
        const int64_t size = std::max<int64_t>(batch[dim], 1);
        index[dim] = rest.remainder(size);
        rest = rest.floor_divide(size);
    }
    return batch.empty() ? td.shallowCopy() : lockedAs(td, withCopies(indexedEntries(td, BoundIndex(index, batch))));
}

}  // namespace tensordesk

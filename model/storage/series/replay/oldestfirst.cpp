// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/series/replay/oldestfirst.h"

#include "model/tensordict/base/overloaded.h"
#include "model/tensordict/leaves/concatenatedleaf.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <ATen/ops/cat.h>

namespace tensordesk {

namespace {

Broken unlikeCapacity(const Shape& shape, const ReplayRows& rows)
{
    return {Error(ErrorKind::ValueError, "has the shape {}, whose first dim does not match the {} rows of the replay buffer",
                  toString(shape), rows.capacity),
            shape, std::nullopt};
}

bool hasRows(const Shape& shape, const ReplayRows& rows)
{
    return !shape.empty() && shape.front() == rows.capacity;
}

Index rowsBetween(int64_t begin, int64_t end)
{
    return {Slice{begin, end, std::nullopt}};
}

Entry orderedLeaf(const Leaf& leaf, const ReplayRows& rows)
{
    if (!hasRows(leaf.shape(), rows))
        return unlikeCapacity(leaf.shape(), rows);
    if (rows.oldest == 0)
        return leaf.at(rowsBetween(0, rows.written));
    return concatenated({leaf.at(rowsBetween(rows.oldest, rows.capacity)), leaf.at(rowsBetween(0, rows.oldest))}, 0);
}

Entry orderedValue(const NonTensor& value, const ReplayRows& rows)
{
    if (!hasRows(value.batchSize(), rows))
        return unlikeCapacity(value.batchSize(), rows);
    return value.viewed([&](const at::Tensor& positions) {
        return rows.oldest == 0
                 ? positions.narrow(0, 0, rows.written)
                 : at::cat({positions.narrow(0, rows.oldest, rows.capacity - rows.oldest), positions.narrow(0, 0, rows.oldest)});
    });
}

Entry ordered(const Entry& entry, const ReplayRows& rows);

TensorDict orderedStack(const TensorDict& stack, const ReplayRows& rows)
{
    std::vector<TensorDict> members;
    for (int64_t i = 0; stack.stackDim() == 0 && i < rows.written; ++i)
        members.push_back(stack.members()[static_cast<std::size_t>((rows.oldest + i) % rows.capacity)]);
    if (stack.stackDim() > 0)
        for (const TensorDict& member : stack.members())
            members.push_back(oldestFirst(member, rows));
    return TensorDict::lazyStack(std::move(members), stack.stackDim(), stack.stackDimName());
}

TensorDict orderedLevel(const TensorDict& level, const ReplayRows& rows)
{
    Shape batch = level.batchSize();
    batch.front() = rows.written;
    auto table = std::make_shared<StoredTable>();
    for (const Key& key : level.keys()) {
        table->append(key, EntryLoader([=] { return ordered(*level.find({key}), rows); }), true);
    }
    TensorDict made(std::make_shared<MappingNode>(std::move(batch), level.names(), level.device(), std::move(table)));
    return level.tensorclass().empty() ? made : TensorDict::typed(std::move(made), level.tensorclass());
}

Entry ordered(const Entry& entry, const ReplayRows& rows)
{
    return std::visit(Overloaded{
                          [&](const Leaf& leaf) { return orderedLeaf(leaf, rows); },
                          [&](const NonTensor& value) { return orderedValue(value, rows); },
                          [&](const Broken& broken) { return Entry(broken); },
                          [&](const TensorDict& level) {
                              return hasRows(level.batchSize(), rows) ? Entry(oldestFirst(level, rows))
                                                                      : Entry(unlikeCapacity(level.batchSize(), rows));
                          },
                      },
                      entry);
}

}  // namespace

TensorDict oldestFirst(const TensorDict& stored, const ReplayRows& rows)
{
    if (rows.oldest == 0 && rows.isFull())
        return stored;
    return stored.isLazyStack() ? orderedStack(stored, rows) : orderedLevel(stored, rows);
}

}  // namespace tensordesk

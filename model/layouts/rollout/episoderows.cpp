// SPDX-License-Identifier: BSD-3-Clause
#include "model/layouts/rollout/episoderows.h"

#include "model/storage/openingswitches.h"
#include "model/tensordict/base/overloaded.h"
#include "model/tensordict/tree/mappingnode.h"

namespace tensordesk {
namespace {

Broken unlikeRows(const EpisodeRows& rows, Message found)
{
    Error error(ErrorKind::ValueError, "{} has {}, where its episode of {} steps needs {}; open it with {} to see it as stored",
                rows.place, found, rows.steps, rows.total, switchAsStored());
    return {error.inFile(rows.file), {}, {}};
}

Entry rowsOfLeaf(const Leaf& leaf, const EpisodeRows& rows)
{
    const Shape& shape = leaf.shape();
    if (shape.empty()) {
        return unlikeRows(rows, Message("a single element"));
    }
    Index index;
    if (rows.mayBeExact && shape.front() == rows.steps) {
        index.push_back(Slice{});
    } else if (shape.front() != rows.total) {
        return unlikeRows(rows, Message("{} rows", shape.front()));
    } else {
        index.push_back(Slice{rows.first, rows.first + rows.steps, std::nullopt});
    }
    if (rows.isColumn && shape.size() == rows.names.size()) {
        index.resize(shape.size(), Slice{});
        index.push_back(NewAxis{});
    } else if (rows.steps == shape.front()) {
        return leaf;
    }
    return leaf.at(index);
}

Entry rowsOfValue(const NonTensor& value, const EpisodeRows& rows)
{
    // There may be many episodes: the values of all rows are not copied for each.
    const bool isRow = value.isStack() && value.batchSize().size() == 1;
    const PythonValue nested = value.isStack() && !isRow ? value.toPythonValue() : PythonValue();
    const auto* list = isRow ? nullptr : (value.isStack() ? nested : value.first()).as<PythonValue::List>();
    if (!isRow && list == nullptr) {
        return NonTensor(value.toPythonValue(), rows.batch());
    }
    const int64_t size = isRow ? value.batchSize().front() : static_cast<int64_t>(list->size());
    const bool isExact = rows.mayBeExact && size == rows.steps;
    if (!isExact && size != rows.total) {
        return unlikeRows(rows, Message("{} rows", size));
    }
    const int64_t first = isExact ? 0 : rows.first;
    if (isRow) {
        return value.at(BoundIndex(Index{Slice{first, first + rows.steps, std::nullopt}}, value.batchSize()))
            .withBatch(rows.batch());
    }
    const auto begin = list->begin() + first;
    return NonTensor::stack(std::vector<PythonValue>(begin, begin + rows.steps), rows.batch());
}

Entry rowsOfLevel(const TensorDict& level, const EpisodeRows& rows)
{
    auto table = std::make_shared<StoredTable>();
    for (const Key& key : level.keys()) {
        EpisodeRows below = rows;
        below.place += "/" + key;
        table->append(
            key,
            [level, key, below = std::move(below)] {
                const auto entry = level.find({key});
                return entry ? rowsOf(*entry, below) : unlikeRows(below, Message("no value"));
            },
            true);
    }
    return TensorDict(std::make_shared<MappingNode>(rows.batch(), rows.names, std::nullopt, std::move(table)));
}

}  // namespace

Shape EpisodeRows::batch() const
{
    Shape batch{steps};
    batch.insert(batch.end(), inner.begin(), inner.end());
    return batch;
}

Entry rowsOf(const Entry& entry, const EpisodeRows& rows)
{
    return std::visit(Overloaded{
                          [&](const Leaf& leaf) { return rowsOfLeaf(leaf, rows); },
                          [&](const TensorDict& level) { return rowsOfLevel(level, rows); },
                          [&](const NonTensor& value) { return rowsOfValue(value, rows); },
                          [](const Broken& broken) { return Entry(broken); },
                      },
                      entry);
}

}  // namespace tensordesk

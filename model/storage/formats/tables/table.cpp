// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/tables/table.h"

#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <cstddef>
#include <variant>

namespace tensordesk {

namespace {

/// The size of a value, relative to the elements of leaves.
constexpr int64_t kValueBytes = 16;

}  // namespace

Table::Table(const TensorDict& td, void (*check)(const Key& key, const Entry& entry)) : m_batch(td.batchSize())
{
    m_batch.erase(std::ranges::find(m_batch, kRagged), m_batch.end());
    m_names = resized(td.names(), m_batch.size());
    append(td, {}, {}, check);
}

void Table::append(const TensorDict& level, const KeyPath& path, const std::string& prefix,
                   void (*check)(const Key& key, const Entry& entry))
{
    visitLevel(level, [&](const Key& key, const Entry& entry) {
        check(key, entry);
        if (const auto* child = std::get_if<TensorDict>(&entry))
            append(*child, path / key, prefix + key + '/', check);
        else if (const auto* value = std::get_if<NonTensor>(&entry))
            m_columns.push_back({.name = prefix + key,
                                 .path = path / key,
                                 .values = value->isStack() ? value->values() : std::vector{value->first()}});
        else
            m_columns.push_back({.name = prefix + key, .path = path / key, .leaf = std::get<Leaf>(entry)});
    });
}

std::vector<std::string> Table::indexNames() const
{
    std::vector<std::string> names;
    for (std::size_t dim = 0; m_batch.size() > 1 && dim < m_batch.size(); ++dim) {
        const bool isUsed = !m_names[dim] || std::ranges::find(m_columns, *m_names[dim], &TableColumn::name) != m_columns.end();
        names.push_back(isUsed ? '[' + std::to_string(dim) + ']' : *m_names[dim]);
    }
    return names;
}

Shape Table::eventsOf(const Leaf& leaf) const
{
    return {leaf.shape().begin() + static_cast<std::ptrdiff_t>(m_batch.size()), leaf.shape().end()};
}

void Table::forEachRows(int64_t mostBytes, const std::function<void(const Part& part, int64_t first)>& visit) const
{
    const int64_t rows = elementCount(m_batch);
    if (rows == 0)
        return;
    int64_t rowBytes = 1, chunkRows = 1;
    for (const TableColumn& column : m_columns) {
        rowBytes += column.leaf ? column.leaf->bytes() / rows : kValueBytes;
        if (column.leaf && !m_batch.empty())
            chunkRows = std::max(chunkRows, rowsOfChunk(*column.leaf));
    }
    int64_t first = 0;
    forEachBlock(wholePart(m_batch), {.itemSize = rowBytes, .chunkRows = chunkRows, .mostBytes = mostBytes}, [&](const Part& part) {
        visit(part, first);
        first += elementCount(shapeOf(part));
    });
}

Leaf Table::leafIn(const TableColumn& column, const Part& part)
{
    return part.empty() ? *column.leaf : column.leaf->at(indexOf(part));
}

std::vector<int64_t> Table::positionOf(const Part& part, int64_t row)
{
    std::vector<int64_t> position(part.size());
    for (std::size_t d = part.size(); d-- > 0; row /= part[d].count)
        position[d] = part[d].start + row % part[d].count;
    return position;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overview/grouptable.h"

#include "views/common/shapeof.h"
#include "views/text/format.h"

#include <algorithm>
#include <map>
#include <string>

namespace tensordesk {

namespace {

class GroupTableReader {
public:
    GroupTableReader(GroupTable& table, std::size_t most, const Progress& progress)
        : m_table(table), m_left(most), m_progress(progress)
    {
    }

    /// `place`: that of the group.
    void addGroup(const LeafPlace& place, const TensorDict& td)
    {
        m_table.groups.push_back(place.path.back().key());
        m_table.cells.emplace_back();
        addLeaves(td, {}, place);
    }

private:
    void addLeaves(const TensorDict& td, const KeyPath& path, LeafPlace place)
    {
        const std::size_t batchDims = td.batchSize().size();
        const KeyPath level = std::move(place.path);
        place.levels.push_back(td);
        for (std::size_t at = 0; at < td.count(); ++at) {
            m_progress.check();
            if (m_left == 0) {
                m_table.complete = false;
                return;
            }
            --m_left;
            const Entry entry = td.entryAt(at);
            const KeyPath key = path / td.keyAt(at);
            place.path = level / td.keyAt(at);
            if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                addCell(key, {*leaf, place, shapeOf(entry, batchDims, td.names()), format::dtype(entry)});
            } else if (const auto* below = std::get_if<TensorDict>(&entry)) {
                addLeaves(*below, key, place);
            }
        }
    }

    void addCell(const KeyPath& key, GroupTable::Cell cell)
    {
        const auto [column, isNew] = m_columns.try_emplace(key, m_table.keys.size());
        if (isNew) {
            m_table.keys.push_back(key);
            m_first.push_back({m_table.groups.back(), cell.shape.text(), cell.dtype});
        }
        const First& first = m_first[column->second];
        cell.hasOtherShape = cell.shape.text() != first.shape;
        cell.hasOtherDType = cell.dtype != first.dtype;
        if (cell.hasOtherShape || cell.hasOtherDType) {
            cell.difference = QStringLiteral("%1: %2 %3").arg(format::key(first.group), first.shape, first.dtype);
        }
        auto& row = m_table.cells.back();
        row.resize(std::max(row.size(), column->second + 1));
        row[column->second] = std::move(cell);
    }

    struct First {
        Key group;
        QString shape, dtype;
    };
    GroupTable& m_table;
    std::size_t m_left;
    const Progress& m_progress;
    std::map<KeyPath, std::size_t> m_columns;
    std::vector<First> m_first;
};

}  // namespace

bool GroupTable::isWorthwhile() const
{
    if (isOfMembers) {
        return std::ranges::any_of(cells, [](const auto& row) {
            return std::ranges::any_of(row, [](const auto& cell) { return !cell || !cell->difference.isEmpty(); });
        });
    }
    std::size_t filled = 0;
    for (const auto& row : cells) {
        filled += static_cast<std::size_t>(
            std::count_if(row.begin(), row.end(), [](const auto& cell) { return cell.has_value(); }));
    }
    return groups.size() >= 2 && !keys.empty() && 2 * filled > groups.size() * keys.size();
}

GroupTable readGroupTable(const TensorDict& td, const LeafPlace& place, std::size_t mostCells, const Progress& progress)
{
    GroupTable table;
    GroupTableReader reader(table, mostCells, progress);
    std::vector<TensorDict> levels = place.levels;
    levels.push_back(td);
    table.isOfMembers = td.isLazyStack();
    const bool isSmall = table.isOfMembers && td.members().size() <= GroupTable::kMostMembers;
    for (std::size_t at = 0; isSmall && at < td.members().size() && table.complete; ++at) {
        reader.addGroup({place.path / Key(std::to_string(at)), levels}, td.members()[at]);
    }
    for (std::size_t at = 0; !table.isOfMembers && at < td.count() && table.complete; ++at) {
        const Entry entry = td.entryAt(at);
        if (const auto* group = std::get_if<TensorDict>(&entry)) {
            reader.addGroup({place.path / td.keyAt(at), levels}, *group);
        }
    }
    for (auto& row : table.cells) {
        row.resize(table.keys.size());
    }
    return table;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/comparisonmodel.h"

#include "views/common/entrykind.h"
#include "views/common/roles.h"
#include "views/common/shapeof.h"
#include "views/compare/differencetext.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <algorithm>
#include <map>

namespace tensordesk {

namespace {

const Entry& shownEntry(const ComparedEntry& entry)
{
    return entry.left ? entry.left->entry : entry.right->entry;
}

ShapeTokens shapeOf(const ComparedSide& side)
{
    return shapeOf(side.entry, side.batchDims, side.names);
}

/// The right side's dims that differ from the left one's stand out.
ShapeTokens shapeAgainst(const ComparedSide& side, const std::optional<ComparedSide>& other)
{
    ShapeTokens tokens = shapeOf(side);
    if (other) {
        const ShapeTokens model = shapeOf(*other);
        for (std::size_t dim = 0; dim < std::min(tokens.dims().size(), model.dims().size()); ++dim) {
            if (tokens.dims()[dim].size != model.dims()[dim].size) {
                tokens.setExpected(dim, model.dims()[dim].size);
            }
        }
    }
    return tokens;
}

Symbol markOf(const ComparedEntry& entry)
{
    return entry.differsIn(Aspect::Unreadable) ? Symbol::Error
         : !entry.right                        ? Symbol::Remove
         : !entry.left                         ? Symbol::Add
                                               : Symbol::Warning;
}

}  // namespace

void ComparisonModel::setComparison(Comparison comparison)
{
    const auto& now = m_comparison.entries;
    const auto& next = comparison.entries;
    if (!now.empty()
        && std::equal(now.begin(), now.end(), next.begin(), next.end(),
                      [](const ComparedEntry& a, const ComparedEntry& b) { return a.path == b.path; })) {
        m_comparison = std::move(comparison);
        for (int position = 0; position < static_cast<int>(m_places.size()); ++position) {
            const int row = m_places[position].row;
            Q_EMIT dataChanged(createIndex(row, 0, position), createIndex(row, kColumns - 1, position));
        }
        return;
    }
    beginResetModel();
    m_comparison = std::move(comparison);
    arrange();
    endResetModel();
}

/// Finds the entry above each: the one with the longest path that its own begins with.
void ComparisonModel::arrange()
{
    m_places.assign(m_comparison.entries.size(), {});
    std::map<KeyPath, int> positions;
    for (int position = 0; position < static_cast<int>(m_places.size()); ++position) {
        KeyPath path = m_comparison.entries[position].path;
        positions.emplace(path, position);
        while (!path.empty()) {
            path.pop_back();
            if (const auto above = positions.find(path); above != positions.end()) {
                Place& place = m_places[position];
                place.parent = above->second;
                place.row = static_cast<int>(m_places[above->second].children.size());
                m_places[above->second].children.push_back(position);
                break;
            }
        }
    }
}

const ComparedEntry* ComparisonModel::entry(const QModelIndex& index) const
{
    return index.isValid() && checkIndex(index) ? &m_comparison.entries[index.internalId()] : nullptr;
}

QModelIndex ComparisonModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? m_places[parent.internalId()].children[row] : 0);
}

QModelIndex ComparisonModel::parent(const QModelIndex& index) const
{
    const int above = index.isValid() ? m_places[index.internalId()].parent : -1;
    return above < 0 ? QModelIndex() : createIndex(m_places[above].row, 0, above);
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return m_places.empty() ? 0 : 1;
    }
    return parent.column() == 0 ? static_cast<int>(m_places[parent.internalId()].children.size()) : 0;
}

int ComparisonModel::columnCount(const QModelIndex&) const
{
    return kColumns;
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    const ComparedEntry* const shown = entry(index);
    if (!shown) {
        return {};
    }
    if (role == KindRole) {
        return static_cast<int>(kindOf(shownEntry(*shown)));
    }
    switch (index.column()) {
    case KeyColumn: return keyData(*shown, static_cast<int>(index.internalId()), role);
    case DifferenceColumn: return differenceData(*shown, role);
    case LeftColumn: return sideData(*shown, true, role);
    case RightColumn: return sideData(*shown, false, role);
    }
    return {};
}

QVariant ComparisonModel::keyData(const ComparedEntry& entry, int position, int role) const
{
    const int above = m_places[position].parent;
    const std::size_t skipped = above < 0 ? 0 : m_comparison.entries[above].path.size();
    switch (role) {
    case Qt::DisplayRole: return entry.path.empty() ? QStringLiteral("td") : format::path(entry.path.tail(skipped));
    case Qt::EditRole:
    case Qt::ToolTipRole: return format::elided(format::python(entry.path));
    }
    return {};
}

QVariant ComparisonModel::differenceData(const ComparedEntry& entry, int role)
{
    switch (role) {
    case Qt::DisplayRole: return differenceText(entry);
    case Qt::ToolTipRole: return differenceToolTip(entry);
    case Qt::DecorationRole: return entry.differs() ? QVariant(icon(markOf(entry), style::colours().broken)) : QVariant();
    case ErrorRole: return entry.differs() ? differenceText(entry) : QString();
    }
    return {};
}

QVariant ComparisonModel::sideData(const ComparedEntry& entry, bool isLeft, int role)
{
    const auto& side = isLeft ? entry.left : entry.right;
    if (!side) {
        return {};
    }
    const auto* value = std::get_if<NonTensor>(&side->entry);
    switch (role) {
    case Qt::DisplayRole: return value ? format::preview(*value) : shapeOf(*side).text();
    case Qt::ToolTipRole: return value ? format::preview(*value) : shapeOf(*side).toolTip();
    case ShapeRole:
        return value || std::holds_alternative<Broken>(side->entry)
                 ? QVariant()
                 : QVariant::fromValue(isLeft ? shapeOf(*side) : shapeAgainst(*side, entry.left));
    }
    return {};
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case KeyColumn: return tr("Key");
    case DifferenceColumn: return tr("Difference");
    case LeftColumn: return tr("A");
    case RightColumn: return tr("B");
    }
    return {};
}

}  // namespace tensordesk

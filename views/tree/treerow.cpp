// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treerow.h"

#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

namespace {

TreeRow rowOf(PathElement element, Entry entry)
{
    TreeRow row{std::move(element), std::move(entry)};
    row.kind = kindOf(row.entry);
    if (const auto* leaf = std::get_if<Leaf>(&row.entry)) {
        row.bytes = leaf->bytes();
    } else if (const auto* td = std::get_if<TensorDict>(&row.entry)) {
        row.children = TreeLevel{*td}.count();
    } else if (const auto* value = std::get_if<NonTensor>(&row.entry)) {
        constexpr qsizetype kLongest = 200;
        row.preview = format::preview(*value, kLongest);
    }
    return row;
}

TreeRow membersRow(const TensorDict& stack)
{
    TreeRow row{Key(), stack, EntryKind::LazyStack};
    row.children = stack.members().size();
    row.isMembers = true;
    return row;
}

PathElement elementAt(const TreeLevel& level, std::size_t position)
{
    if (level.isMembers) {
        return Member{position, level.td.stackDim()};
    }
    return level.td.keyAt(position);
}

TreeRow readRow(const TreeLevel& level, std::size_t position)
{
    if (level.isMembers) {
        return rowOf(elementAt(level, position), level.td.members()[position]);
    }
    return position < level.td.count() ? rowOf(level.td.keyAt(position), level.td.entryAt(position)) : membersRow(level.td);
}

}  // namespace

std::size_t TreeLevel::count() const
{
    if (isMembers) {
        return td.members().size();
    }
    return td.count() + (td.isLazyStack() ? 1 : 0);
}

std::vector<TreeRow> readRows(const TreeLevel& level, std::size_t first, std::size_t count, const Progress& progress)
{
    const std::size_t end = std::min(first + count, level.count());
    std::vector<TreeRow> rows;
    rows.reserve(end > first ? end - first : 0);
    for (std::size_t position = first; position < end; ++position) {
        progress.check();
        try {
            rows.push_back(readRow(level, position));
        } catch (const Error& error) {
            rows.push_back(TreeRow{elementAt(level, position), Broken{error, {}, {}}});
        }
    }
    return rows;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tree/treebranch.h"

#include "common/format.h"

namespace tensordesk {

std::unique_ptr<TreeBranch> TreeBranch::below(int at)
{
    const TreeRow& line = rows[static_cast<std::size_t>(at)];
    const auto& td = std::get<TensorDict>(line.entry);
    auto branch = std::make_unique<TreeBranch>(TreeBranch{TreeLevel{td, line.isMembers}});
    branch->parent = this;
    branch->row = at;
    branch->path = line.isMembers ? path : path / line.key;
    branch->member = member;
    branch->depth = depth;
    if (level.isMembers) {
        QString index = QStringLiteral(":, ").repeated(static_cast<qsizetype>(level.td.stackDim()));
        index += QString::number(at);
        KeyPath stack = branch->path;
        stack.pop_back();
        branch->member = QStringLiteral("%1[%2]").arg(python(stack), index);
        branch->depth = 0;
    } else if (!line.isMembers) {
        branch->depth += 1;
    }
    branch->names = td.names();
    branch->total = line.children;
    return branch;
}

ShownEntry TreeBranch::entry(int at) const
{
    const TreeRow& line = rows[static_cast<std::size_t>(at)];
    ShownEntry shown{path / line.key, line.entry};
    shown.levels = levels();
    if (const auto* td = std::get_if<TensorDict>(&line.entry)) {
        shown.batchDims = td->dim();
        shown.names = td->names();
    } else {
        shown.batchDims = level.td.dim();
        shown.names = names;
    }
    if (level.isMembers) {
        const QString colons = QStringLiteral(":, ").repeated(static_cast<qsizetype>(level.td.stackDim()));
        shown.python = QStringLiteral("%1[%2%3]").arg(python(path), colons, QString::number(at));
    } else {
        shown.python = python(shown.path);
    }
    return shown;
}

std::vector<TensorDict> TreeBranch::levels() const
{
    std::vector<TensorDict> levels;
    // What stands above a member has its elements at other positions.
    for (const TreeBranch* branch = this; branch && !branch->level.isMembers; branch = branch->parent) {
        levels.insert(levels.begin(), branch->level.td);
    }
    return levels;
}

QString TreeBranch::python(KeyPath keys) const
{
    if (member.isEmpty()) {
        return format::python(keys);
    }
    keys.erase(keys.begin(), keys.begin() + static_cast<std::ptrdiff_t>(path.size() - depth));
    return keys.empty() ? member : member + format::python(keys).mid(2);
}

}  // namespace tensordesk

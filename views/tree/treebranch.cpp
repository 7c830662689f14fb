// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/treebranch.h"

#include "views/text/format.h"

namespace tensordesk {

std::unique_ptr<TreeBranch> TreeBranch::below(int at)
{
    const TreeRow& line = rows[static_cast<std::size_t>(at)];
    const auto& td = std::get<TensorDict>(line.entry);
    auto branch = std::make_unique<TreeBranch>(TreeBranch{TreeLevel{td, line.isMembers}});
    branch->parent = this;
    branch->row = at;
    branch->path = line.isMembers ? path : path / line.element;
    branch->root = root;
    branch->names = td.names();
    branch->total = line.children;
    return branch;
}

ShownEntry TreeBranch::entry(int at) const
{
    const TreeRow& line = rows[static_cast<std::size_t>(at)];
    ShownEntry shown{path / line.element, line.entry};
    shown.python = format::python(shown.path, root);
    shown.levels = levels();
    if (const auto* td = std::get_if<TensorDict>(&line.entry)) {
        shown.batchDims = td->dim();
        shown.names = td->names();
    } else {
        shown.batchDims = level.td.dim();
        shown.names = names;
    }
    return shown;
}

std::vector<TensorDict> TreeBranch::levels() const
{
    std::vector<TensorDict> levels;
    // Levels above a member have its elements at other positions.
    for (const TreeBranch* branch = this; branch && !branch->level.isMembers; branch = branch->parent) {
        levels.insert(levels.begin(), branch->level.td);
    }
    return levels;
}

}  // namespace tensordesk

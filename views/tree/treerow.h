// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/common/entrykind.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <vector>

namespace tensordesk {

struct LeafFigures;

/// One line of the tree: an entry with all that is shown of it, so that showing it asks no file.
struct TreeRow {
    PathElement element;  ///< that leads to it from the level
    Entry entry;
    EntryKind kind = EntryKind::Broken;
    int64_t bytes = -1;                               ///< of a leaf; -1 for what has no size of its own
    std::size_t children = 0;                         ///< lines below it
    QString preview = {};                             ///< of a non-tensor: its value on one line, cut
    std::shared_ptr<const LeafFigures> figures = {};  ///< of a leaf: those read so far, if any
    bool isMembers = false;                           ///< stands for the members of the lazy stack in `entry`
};

/// Which lines lie below a tensordict: its entries and, for a lazy stack, one for its members; or the
/// members themselves.
struct TreeLevel {
    TensorDict td;
    bool isMembers = false;  ///< the lines are the stack's members

    [[nodiscard]] std::size_t count() const;
};

/// Lines `first` … of a level. May open stored children: call it from a worker. A member or entry that
/// cannot be opened is a broken line.
[[nodiscard]] std::vector<TreeRow> readRows(const TreeLevel& level, std::size_t first, std::size_t count, const Progress& progress);

}  // namespace tensordesk

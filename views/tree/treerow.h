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

/// One line of the tree: an entry with all shown data, so that showing it does not access the file.
struct TreeRow {
    PathElement element;  ///< from the level to it
    Entry entry;
    EntryKind kind = EntryKind::Broken;
    int64_t bytes = -1;                               ///< of a leaf; -1 for an entry without a size of its own
    std::size_t children = 0;                         ///< nested lines
    QString preview = {};                             ///< of a non-tensor: its value on one line, cut
    std::shared_ptr<const LeafFigures> figures = {};  ///< of a leaf: those read so far, if any
    bool isMembers = false;                           ///< the line "members" of the lazy stack in `entry`
};

/// The lines of a tensordict: one per entry; for a lazy stack also a line "members", whose own lines are the members.
struct TreeLevel {
    TensorDict td;
    bool isMembers = false;  ///< the lines are the stack's members

    [[nodiscard]] std::size_t count() const;
};

/// Returns `count` lines of a level from `first` on, fewer at the end. May open stored entries: call it from a worker thread. A
/// member or entry that cannot be opened is a broken line. Checks `progress` for cancellation.
[[nodiscard]] std::vector<TreeRow> readRows(const TreeLevel& level, std::size_t first, std::size_t count, const Progress& progress);

}  // namespace tensordesk

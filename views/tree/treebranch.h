// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/shownentry.h"
#include "views/jobs/job.h"
#include "views/tree/treerow.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// The lines below one tensordict, read so far. Indexes of the model point at the branch that holds them; lines are
/// only ever appended, so a line's number is its name.
struct TreeBranch {
    TreeLevel level;
    TreeBranch* parent = nullptr;
    int row = 0;  ///< in the parent
    KeyPath path = {};
    QString root = {};  ///< expression of the tree's root
    DimNames names = {};
    std::size_t total = 0;  ///< lines there will be
    std::vector<TreeRow> rows = {};
    std::unordered_map<int, std::unique_ptr<TreeBranch>> branches = {};
    std::unique_ptr<Job<std::vector<TreeRow>>> job = {};
    bool isLoading = false;
    bool hasStandIn = false;  ///< the last line says "reading…", or why reading failed
    QString failure = {};

    [[nodiscard]] int count() const { return static_cast<int>(rows.size()) + (hasStandIn ? 1 : 0); }
    [[nodiscard]] bool isComplete() const { return rows.size() >= total; }

    /// The branch below a line, not yet read. REQUIRES: a line of a tensordict, or one for the members of a stack.
    [[nodiscard]] std::unique_ptr<TreeBranch> below(int row);
    /// The entry of a line. REQUIRES: it does not stand for the members of a stack.
    [[nodiscard]] ShownEntry entry(int row) const;
    /// The tensordicts that hold the lines, from the innermost member of a stack on, or from the root.
    [[nodiscard]] std::vector<TensorDict> levels() const;
};

}  // namespace tensordesk

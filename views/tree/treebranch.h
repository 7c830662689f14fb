// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/shownentry.h"
#include "views/jobs/job.h"
#include "views/tree/treerow.h"

#include <memory>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// The lines of one tensordict, read so far. Indexes of the model point at the branch that contains them; lines are only appended,
/// so that their numbers stay valid.
struct TreeBranch {
    TreeLevel level;
    TreeBranch* parent = nullptr;
    int row = 0;  ///< in the parent
    KeyPath path = {};
    QString root = {};  ///< expression of the tree's root
    DimNames names = {};
    std::size_t total = 0;  ///< final number of lines
    std::vector<TreeRow> rows = {};
    std::unordered_map<int, std::unique_ptr<TreeBranch>> branches = {};
    std::unique_ptr<Job<std::vector<TreeRow>>> job = {};
    bool isLoading = false;
    bool hasStandIn = false;  ///< the last line shows "reading…", or an error
    QString failure = {};

    [[nodiscard]] int count() const { return static_cast<int>(rows.size()) + (hasStandIn ? 1 : 0); }
    [[nodiscard]] bool isComplete() const { return rows.size() >= total; }

    /// Returns the branch below a line, not yet read. REQUIRES: a line of a tensordict, or one for the members of a stack.
    [[nodiscard]] std::unique_ptr<TreeBranch> below(int row);
    /// Returns the entry of a line. REQUIRES: not the line for the members of a stack.
    [[nodiscard]] ShownEntry entry(int row) const;
    /// Returns the tensordicts that contain the lines, from the innermost member of a stack, or from the root, on.
    [[nodiscard]] std::vector<TensorDict> levels() const;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <QVariant>

namespace tensordesk {

struct TreeBranch;

/// What the columns of the tree say of a line, in each role of an item model: texts from what is in memory.
namespace treecells {

/// REQUIRES: a line of the branch that was read.
[[nodiscard]] QVariant ofRow(const TreeBranch& branch, int row, int column, int role, bool isEdited);
/// Of the line that says "reading…", or why reading failed.
[[nodiscard]] QVariant ofStandIn(const TreeBranch& branch, int column, int role);
[[nodiscard]] QVariant ofHeader(int column, int role);
/// A single number without dims, which stands in its line in place of its shape once it was read.
[[nodiscard]] bool isScalar(const Leaf& leaf);

}  // namespace treecells

}  // namespace tensordesk

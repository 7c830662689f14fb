// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <QVariant>

namespace tensordesk {

struct TreeBranch;

/// The cells of the tree, in each role of an item model, from data in memory.
namespace treecells {

/// REQUIRES: a line of the branch that was read.
[[nodiscard]] QVariant ofRow(const TreeBranch& branch, int row, int column, int role, bool isEdited);
/// For the line that shows "reading…", or an error.
[[nodiscard]] QVariant ofStandIn(const TreeBranch& branch, int column, int role);
[[nodiscard]] QVariant ofHeader(int column, int role);
/// True for a single number without dims, which replaces its shape in its line once it was read.
[[nodiscard]] bool isScalar(const Leaf& leaf);

}  // namespace treecells

}  // namespace tensordesk

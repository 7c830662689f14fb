// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "commandline/verbs.h"
#include "tensordict/tensordict.h"

namespace tensordesk {

/// True for the views that show shapes and structure instead of elements: they draw any value.
[[nodiscard]] bool showsShapes(RenderOptions::View view);

/// Draws what the window says of an expression over `root`: the shape debugger also where the expression fails, of
/// batch rail, cards of a stack, tree, treemap and groups what it gives, of the collation microscope the members that
/// it gives.
/// REQUIRES: showsShapes(), and a QApplication.
void renderShapes(const TensorDict& root, const RenderOptions& options);

}  // namespace tensordesk

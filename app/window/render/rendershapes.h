// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/verbs/verbs.h"
#include "model/expression/syntax/value.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the views that show shapes and structure instead of elements, and accept any value.
[[nodiscard]] std::vector<std::string> shapeViews();

/// Returns the value of an expression over `root`. With `--json` an Error includes the shapes that do not fit.
[[nodiscard]] Value valueOf(const std::string& expression, const TensorDict& root, const RenderOptions& options);

/// Draws the value of an expression over `root`: dims, the cards of a stack, the tree, the treemap and groups; the members in the
/// collation microscope; or the shape debugger, also for a failing expression. REQUIRES: one of shapeViews(), and a QApplication.
void renderShapes(const TensorDict& root, const RenderOptions& options);

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commandline/verbs/verbs.h"
#include "model/expression/syntax/value.h"
#include "model/tensordict/tree/tensordict.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The views that show shapes and structure instead of elements: they draw any value.
[[nodiscard]] std::vector<std::string> shapeViews();

/// What an expression over `root` gives; of an Error, `--json` says as well which shapes do not fit.
[[nodiscard]] Value valueOf(const std::string& expression, const TensorDict& root, const RenderOptions& options);

/// Draws what the window says of an expression over `root`: the shape debugger also where the expression fails, of
/// dims, cards of a stack, tree, treemap and groups what it gives, of the collation microscope the members that
/// it gives.
/// REQUIRES: one of shapeViews(), and a QApplication.
void renderShapes(const TensorDict& root, const RenderOptions& options);

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace tensordesk {

class Console;
struct RenderOptions;
struct RenderView;

/// Runs the verb `render`: draws a leaf as a view of the window does, without a display, and saves the picture. Prints the view's
/// notes, such as the number of NaN elements, to stdout.
[[nodiscard]] int renderPicture(const RenderOptions& options, Console& console);
/// Returns the kinds of pictures of `render`: the views of the window, and other parts of it.
[[nodiscard]] std::vector<RenderView> renderViews();

}  // namespace tensordesk

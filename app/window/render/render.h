// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

namespace tensordesk {

class Console;
struct RenderOptions;
struct RenderView;

/// The verb `render`: draws a leaf as a view of the window does, without a display, and saves the picture. What the
/// view would say above it, such as how many elements are NaN, goes to stdout.
[[nodiscard]] int renderPicture(const RenderOptions& options, Console& console);
/// What `render` can draw: the views of the window, and other parts of it.
[[nodiscard]] std::vector<RenderView> renderViews();

}  // namespace tensordesk

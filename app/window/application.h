// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tensordesk {

struct WindowOptions;

/// Creates the application and its window, opens the paths, and runs until the last window closes.
int showWindow(int& argc, char** argv, const WindowOptions& options);

}  // namespace tensordesk

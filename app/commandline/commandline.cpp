// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline/commandline.h"

namespace tensordesk {

int runCommandLine(int argc, char** argv, const WindowVerbs& window)
{
    WindowOptions options;
    options.paths.assign(argv + 1, argv + argc);
    return window.show ? window.show(argc, argv, options) : 2;
}

}  // namespace tensordesk

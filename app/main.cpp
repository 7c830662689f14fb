// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/commandline.h"
#include "model/tensordict/base/memory.h"

#ifdef TENSORDESK_GUI
#include "app/window/application.h"
#include "app/window/render/render.h"
#endif

#include <cstdio>
#include <cstdlib>
#include <iostream>

int main(int argc, char** argv)
{
    tensordesk::prepareMemory();
#ifdef TENSORDESK_GUI
    const tensordesk::WindowVerbs window{tensordesk::showWindow, tensordesk::renderPicture, tensordesk::renderViews()};
#else
    const tensordesk::WindowVerbs window{};
#endif
    const int status = tensordesk::runCommandLine(argc, argv, window);
    // At a usual exit LibTorch takes its thousands of operators back one by one: a third of the time of a short command.
    std::cout.flush();
    std::fflush(nullptr);
    std::_Exit(status);
}

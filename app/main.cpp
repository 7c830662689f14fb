// SPDX-License-Identifier: GPL-3.0-or-later
#include "commandline/commandline.h"

#ifdef TENSORDESK_GUI
#include "window/application.h"
#include "window/render.h"
#endif

int main(int argc, char** argv)
{
#ifdef TENSORDESK_GUI
    const tensordesk::WindowVerbs window{tensordesk::showWindow, tensordesk::renderPicture};
#else
    const tensordesk::WindowVerbs window{};
#endif
    return tensordesk::runCommandLine(argc, argv, window);
}

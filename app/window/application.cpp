// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/application.h"

#include <QApplication>
#include <QMainWindow>

namespace tensordesk {

int showWindow(int& argc, char** argv, const WindowOptions& options)
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.show();
    return QApplication::exec();
}

}  // namespace tensordesk

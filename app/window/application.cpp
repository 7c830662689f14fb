// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/application.h"

#include "commandline/commandline.h"
#include "common/style.h"
#include "window/mainwindow.h"
#include "translations/translations.h"

#include <QApplication>
#include <QSettings>

namespace tensordesk {

int showWindow(int& argc, char** argv, const WindowOptions& options)
{
    QCoreApplication::setOrganizationName(QStringLiteral("TensorDesk"));
    QCoreApplication::setOrganizationDomain(QStringLiteral("tensordesk.org"));
    QCoreApplication::setApplicationName(QStringLiteral("TensorDesk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TENSORDESK_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.tensordesk.TensorDesk"));
    const QApplication application(argc, argv);
    installTranslations(QString::fromStdString(options.language));
    style::apply(static_cast<ColourScheme>(QSettings().value(QStringLiteral("look")).toInt()));

    MainWindow window;
    window.show();
    for (const std::string& path : options.paths) {
        window.open(QString::fromStdString(path));
    }
    return QApplication::exec();
}

}  // namespace tensordesk

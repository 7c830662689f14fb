// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/application.h"

#include "commandline/commandline.h"
#include "common/style.h"
#include "window/collationwindow.h"
#include "window/comparewindow.h"
#include "window/mainwindow.h"
#include "window/quitonsignal.h"
#include "window/showserver.h"
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

    const QString folder = QString::fromStdString(options.show);
    if (!folder.isEmpty() && ShowServer::ask(folder)) {
        return 0;
    }
    MainWindow window;
    const QuitOnSignal quitOnSignal;
    ShowServer server;
    QObject::connect(&server, &ShowServer::showRequested, &window, &MainWindow::showFolder);
    server.listen();
    QStringList paths;
    for (const std::string& path : options.paths) {
        paths << QString::fromStdString(path);
    }
    if (options.compare) {
        (new CompareWindow({paths.first()}, {paths.last()}))->show();
        return QApplication::exec();
    }
    if (options.collate && !paths.isEmpty()) {
        (new CollationWindow(paths))->show();
        return QApplication::exec();
    }
    window.show();
    for (const QString& path : paths) {
        window.open(path);
    }
    if (!folder.isEmpty()) {
        window.showFolder(folder);
    } else if (paths.isEmpty()) {
        window.restoreSession();
    }
    return QApplication::exec();
}

}  // namespace tensordesk

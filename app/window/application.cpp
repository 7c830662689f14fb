// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/application.h"

#include "app/commandline/commandline.h"
#include "app/window/beside/collationwindow.h"
#include "app/window/beside/comparewindow.h"
#include "app/window/beside/runswindow.h"
#include "app/window/mainwindow.h"
#include "app/window/manual/manualkey.h"
#include "app/window/quitonsignal.h"
#include "app/window/session/programsettings.h"
#include "app/window/session/runmark.h"
#include "app/window/session/settingsformat.h"
#include "app/window/session/showserver.h"
#include "translations/translations.h"
#include "views/text/linebreaks.h"

#include <QApplication>
#include <QSettings>

#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <optional>

namespace tensordesk {

namespace {

/// Without a display, Qt's application prints its own message and aborts.
void endWithoutDisplay(QtMsgType type, const QMessageLogContext&, const QString&)
{
    if (type == QtFatalMsg) {
        std::fputs("tensordesk: No window can be opened, since there is no display that can be reached. "
                   "`tensordesk tree PATH` prints the tree; `tensordesk --help` lists the other verbs that need no display.\n",
                   stderr);
        std::_Exit(1);
    }
}

/// Words of Qt about displays are kept to itself while one is looked for.
class LookingForDisplay {
public:
    LookingForDisplay() : m_before(qInstallMessageHandler(endWithoutDisplay)) { }
    ~LookingForDisplay() { qInstallMessageHandler(m_before); }
    LookingForDisplay(const LookingForDisplay&) = delete;
    LookingForDisplay& operator=(const LookingForDisplay&) = delete;

private:
    QtMessageHandler m_before;
};

}  // namespace

int showWindow(int& argc, char** argv, const WindowOptions& options)
{
    QCoreApplication::setOrganizationName(QStringLiteral("TensorDesk"));
    QCoreApplication::setOrganizationDomain(QStringLiteral("tensordesk.org"));
    QCoreApplication::setApplicationName(QStringLiteral("TensorDesk"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TENSORDESK_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.tensordesk.TensorDesk"));
    std::optional<LookingForDisplay> looking(std::in_place);
    const QApplication application(argc, argv);
    looking.reset();
    std::setlocale(LC_NUMERIC, "C");  // Qt sets the user's locale, in which C may use a decimal comma
    QSettings::setDefaultFormat(settingsFormat());
    installTranslations(options.language.empty() ? programsettings::language() : QString::fromStdString(options.language));
    programsettings::apply();

    // Before the window is built: of programs that are started at once, all but one ask that one.
    const QString folder = QString::fromStdString(options.show);
    ShowServer server;
    if (!server.listen() && !folder.isEmpty() && ShowServer::ask(folder)) {
        return 0;
    }
    const RunMark mark;
    MainWindow window;
    const QuitOnSignal quitOnSignal;
    const ManualKey manualKey;
    const PlainCopies plainCopies;
    QObject::connect(&server, &ShowServer::showRequested, &window, &MainWindow::showFolder);
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
    if (options.runs && !paths.isEmpty()) {
        (new RunsWindow(paths))->show();
        return QApplication::exec();
    }
    window.show();
    const QString derived = QString::fromStdString(options.derived);
    if (options.stack && !paths.isEmpty()) {
        window.openTogether(paths, derived);
    } else {
        window.openEach(paths, derived);
    }
    if (!folder.isEmpty()) {
        window.showFolder(folder);
    } else if (paths.isEmpty()) {
        window.restoreSession(mark.lastWasKilled());
    }
    return QApplication::exec();
}

}  // namespace tensordesk

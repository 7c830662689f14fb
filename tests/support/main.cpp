// SPDX-License-Identifier: GPL-3.0-or-later
// The program of a folder's suites: `PROGRAM SUITE [OPTION OF QT TEST…] [FUNCTION[:ROW]…]`.
#include "tests/support/suite.h"

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif
#include <QCoreApplication>
#include <QFileInfo>

#include <cstdio>
#include <vector>

namespace tensordesk {

/// Made by the first suite: the suites are static objects, made in any order.
static std::vector<Suite>& suites()
{
    static std::vector<Suite> suites;
    return suites;
}

Suite::Suite(const char* file, Run run) : name(QFileInfo(QString::fromUtf8(file)).baseName().toUtf8()), run(run)
{
    suites().push_back(*this);
}

}  // namespace tensordesk

int main(int argc, char** argv)
{
#ifdef QT_WIDGETS_LIB
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);  // as QTEST_MAIN does: pictures are the same on all screens
    QApplication application(argc, argv);
#else
    QCoreApplication application(argc, argv);
#endif
    for (const tensordesk::Suite& suite : tensordesk::suites()) {
        if (argc > 1 && suite.name == argv[1]) {
            QCoreApplication::setApplicationName(QString::fromUtf8(suite.name));  // settings of its own
            return suite.run(argc - 1, argv + 1);
        }
    }
    std::fprintf(stderr, "Which suite?\n");
    for (const tensordesk::Suite& suite : tensordesk::suites()) {
        std::fprintf(stderr, "  %s\n", suite.name.constData());
    }
    return 2;
}

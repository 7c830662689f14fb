// SPDX-License-Identifier: GPL-3.0-or-later
// The program of a folder's suites: `PROGRAM SUITE [OPTION OF QT TEST…] [FUNCTION[:ROW]…]`.
#include "tests/support/suite.h"

#ifdef QT_WIDGETS_LIB
#include <QApplication>
#endif
#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>
#include <QMetaMethod>

#include <algorithm>
#include <clocale>
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

QStringList sampled(const QMetaObject& suite, QStringList arguments)
{
    const int oneIn = qEnvironmentVariableIntValue("TENSORDESK_SAMPLE");
    if (oneIn < 2 || arguments.size() > 1)
        return arguments;
    const QByteArray seed = qEnvironmentVariable("TENSORDESK_SAMPLE_SEED", "1").toUtf8();
    QByteArrayList functions;
    for (int i = suite.methodOffset(); i < suite.methodCount(); ++i) {
        const QByteArray name = suite.method(i).name();
        const bool isTest = suite.method(i).methodType() == QMetaMethod::Slot && suite.method(i).access() == QMetaMethod::Private;
        if (isTest && !name.endsWith("_data") && name != "init" && name != "cleanup" && name != "initTestCase"
            && name != "cleanupTestCase")
            functions += name;
    }
    // Ordered by a number that the seed gives each: however few they are, one in N is taken, at least one.
    std::sort(functions.begin(), functions.end(),
              [&](const QByteArray& a, const QByteArray& b) { return qChecksum(seed + a) < qChecksum(seed + b); });
    const qsizetype count = (functions.size() + oneIn - 1) / oneIn;
    std::printf("%d of %d functions, chosen by seed %s\n", int(count), int(functions.size()), seed.constData());
    std::fflush(stdout);
    for (const QByteArray& function : functions.first(count))
        arguments += QString::fromUtf8(function);
    return arguments;
}

}  // namespace tensordesk

int main(int argc, char** argv)
{
#ifdef QT_WIDGETS_LIB
    QCoreApplication::setAttribute(Qt::AA_Use96Dpi);  // as QTEST_MAIN does: pictures are the same on all screens
    QApplication application(argc, argv);
    if (const int size = qEnvironmentVariableIntValue("TENSORDESK_FONT_SIZE"); size > 0) {
        QFont font = QApplication::font();
        font.setPointSize(size);
        QApplication::setFont(font);
    }
#else
    QCoreApplication application(argc, argv);
#endif
    // Installs the English texts of the window, regardless of the locale.
    std::setlocale(LC_NUMERIC, "C");
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
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

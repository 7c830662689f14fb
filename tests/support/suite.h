// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

namespace tensordesk {

/// A suite, entered under its file's name into the program of its folder, which runs the one that it is told to.
/// A program for each suite would cost more time for the headers of Torch and Qt than for the suites.
struct Suite {
    using Run = int (*)(int argc, char** argv);

    Suite(const char* file, Run run);

    QByteArray name;
    Run run;
};

/// Runs the tests of an object; the arguments are those of any program of Qt Test.
template <typename Object>
int runSuite(int argc, char** argv)
{
    Object object;
    return QTest::qExec(&object, argc, argv);
}

}  // namespace tensordesk

/// In place of QTEST_MAIN.
#define TENSORDESK_SUITE(Object) static const tensordesk::Suite suiteOf##Object(__FILE__, &tensordesk::runSuite<Object>)

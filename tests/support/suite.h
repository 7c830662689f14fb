// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/patience.h"

#include <QTest>

namespace tensordesk {

/// A suite, registered under its file's name in the program of its folder, which runs the requested one. One program per suite
/// would spend more time on the headers of Torch and Qt than on the suites.
struct Suite {
    using Run = int (*)(int argc, char** argv);

    Suite(const char* file, Run run);

    QByteArray name;
    Run run;
};

/// Returns the arguments of a suite's run: `arguments`, and if the environment has TENSORDESK_SAMPLE=N and they name no test
/// function, one in N of the suite's functions. TENSORDESK_SAMPLE_SEED chooses them; it is printed.
QStringList sampled(const QMetaObject& suite, QStringList arguments);

/// Runs the tests of an object; the arguments are those of any program of Qt Test.
template <typename Object>
int runSuite(int argc, char** argv)
{
    Object object;
    return QTest::qExec(&object, sampled(Object::staticMetaObject, QStringList(argv, argv + argc)));
}

}  // namespace tensordesk

/// In place of QTEST_MAIN.
#define TENSORDESK_SUITE(Object) static const tensordesk::Suite suiteOf##Object(__FILE__, &tensordesk::runSuite<Object>)

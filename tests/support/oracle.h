// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTest>

namespace tensordesk {

/// Runs `code` in tests/storage/oracle.py and gives what it printed; what it says on stderr fails the
/// calling test. TENSORDESK_PYTHON and TENSORDESK_ORACLE come from CMake.
inline QByteArray askPython(const QString& work, const QByteArray& code)
{
    QProcess python;
    python.start(QStringLiteral(TENSORDESK_PYTHON),
                 {QStringLiteral(TENSORDESK_ORACLE), work, QString::fromUtf8(code)});
    if (!python.waitForFinished(120'000) || python.exitCode() != 0) {
        const QByteArray reason = "python: " + python.readAllStandardError() + python.errorString().toUtf8();
        QTest::qFail(reason.constData(), __FILE__, __LINE__);
    }
    return python.readAllStandardOutput();
}

}  // namespace tensordesk

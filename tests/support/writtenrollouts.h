// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace tensordesk {

/// Has makerollouts.py write its rollouts into a folder: what a plain loop finds in each, by name.
inline void writeRollouts(const QString& folder, QJsonObject& expected)
{
    QProcess python;
    python.start(QStringLiteral(TENSORDESK_PYTHON), {QStringLiteral(TENSORDESK_MAKE_ROLLOUTS), folder});
    QVERIFY(python.waitForFinished(300'000));
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError().constData());
    QFile file(folder + QStringLiteral("/expected.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    expected = QJsonDocument::fromJson(file.readAll()).object();
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTest>

namespace tensordesk {

/// The Python that tests/storage/oracle.py runs in: started once a test program, since importing torch
/// takes seconds. TENSORDESK_PYTHON and TENSORDESK_ORACLE come from CMake.
class Oracle {
public:
    Oracle() { m_python.start(QStringLiteral(TENSORDESK_PYTHON), {QStringLiteral(TENSORDESK_ORACLE)}); }
    ~Oracle()
    {
        m_python.closeWriteChannel();
        m_python.waitForFinished();
    }

    /// Runs `code` with the folder `work` and returns its output; an exception fails the calling test.
    QByteArray ask(const QString& work, const QByteArray& code)
    {
        const QJsonObject answer = answerTo(work, code);
        if (!answer.contains(QStringLiteral("output"))) {
            QTest::qFail(reasonOf(answer).toUtf8().constData(), __FILE__, __LINE__);
        }
        return answer[QStringLiteral("output")].toString().toUtf8();
    }
    /// Runs `code` and gives the exception that ended it; empty without one.
    QString failure(const QString& work, const QByteArray& code)
    {
        const QJsonObject answer = answerTo(work, code);
        return answer.contains(QStringLiteral("output")) ? QString() : reasonOf(answer);
    }

private:
    QJsonObject answerTo(const QString& work, const QByteArray& code)
    {
        const QJsonObject request = {{QStringLiteral("work"), work}, {QStringLiteral("code"), QString::fromUtf8(code)}};
        m_python.write(QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n');
        while (!m_python.canReadLine() && m_python.waitForReadyRead(240'000)) { }
        return QJsonDocument::fromJson(m_python.readLine()).object();
    }
    QString reasonOf(const QJsonObject& answer)
    {
        return "python: " + answer[QStringLiteral("error")].toString() + QString::fromUtf8(m_python.readAllStandardError());
    }

    QProcess m_python;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/runmark.h"

#include "app/window/session/showserver.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <csignal>

namespace tensordesk {

namespace {

const QString kPrefix = QStringLiteral("running-");

bool isRunning(qint64 process)
{
    return process > 0 && (::kill(static_cast<pid_t>(process), 0) == 0 || errno == EPERM);
}

}  // namespace

RunMark::RunMark()
{
    if (!ShowServer::ensureFolder()) {
        return;
    }
    const QDir folder(QFileInfo(ShowServer::path()).absolutePath());
    for (const QString& name : folder.entryList({kPrefix + QLatin1Char('*')}, QDir::Files)) {
        if (!isRunning(name.mid(kPrefix.size()).toInt())) {
            QFile::remove(folder.filePath(name));
            m_lastWasKilled = true;
        }
    }
    m_file = folder.filePath(kPrefix + QString::number(QCoreApplication::applicationPid()));
    QFile file(m_file);
    static_cast<void>(file.open(QFile::WriteOnly));  // without it a crash is not noticed, and nothing else is lost
}

RunMark::~RunMark()
{
    if (!m_file.isEmpty()) {
        QFile::remove(m_file);
    }
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/showserver.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLockFile>

#include <sys/socket.h>
#include <unistd.h>

namespace tensordesk {

namespace {

constexpr qint64 kMaxRequest = 1 << 16;
constexpr int kTimeoutMs = 30000;  // one that is just being started answers once it has its window

/// True if the other end is a process of this user. The socket's folder already excludes others.
bool isOurs(const QLocalSocket& connection)
{
    const auto descriptor = static_cast<int>(connection.socketDescriptor());
#ifdef SO_PEERCRED
    ucred peer{};
    socklen_t size = sizeof peer;
    return getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &peer, &size) == 0 && peer.uid == geteuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return getpeereid(descriptor, &user, &group) == 0 && user == geteuid();
#endif
}

QByteArray line(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

}  // namespace

ShowServer::ShowServer(QObject* parent) : QObject(parent), m_server(new QLocalServer(this)), m_other(new QLocalSocket(this))
{
    connect(m_other, &QLocalSocket::disconnected, this, &ShowServer::listen, Qt::QueuedConnection);
    m_server->setSocketOptions(QLocalServer::UserAccessOption);
    connect(m_server, &QLocalServer::newConnection, this, &ShowServer::accept);
}

QString ShowServer::path()
{
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    return (runtime.isEmpty() ? QDir::tempPath() + QStringLiteral("/tensordesk-%1").arg(geteuid())
                              : runtime + QStringLiteral("/tensordesk"))
         + QStringLiteral("/window");
}

bool ShowServer::ensureFolder()
{
    const QString folder = QFileInfo(path()).absolutePath();
    QDir().mkpath(folder);
    const QFileInfo info(folder);
    return info.isDir() && !info.isSymLink() && info.ownerId() == geteuid()
        && QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

bool ShowServer::listen()
{
    if (!ensureFolder()) {
        return false;
    }
    // Listening with an access option replaces a socket that is in use, so it is asked first. Nobody may come between.
    QLockFile lock(path() + QStringLiteral(".lock"));
    if (m_server->isListening() || !lock.tryLock(kTimeoutMs)) {
        return m_server->isListening();
    }
    m_other->connectToServer(path());
    if (m_other->waitForConnected(kTimeoutMs)) {
        return false;
    }
    QLocalServer::removeServer(path());
    return m_server->listen(path());
}

bool ShowServer::ask(const QString& folder)
{
    QLocalSocket socket;
    socket.connectToServer(path());
    if (!socket.waitForConnected(kTimeoutMs) || !isOurs(socket)) {
        return false;
    }
    socket.write(line({{QStringLiteral("show"), folder}}));
    while (!socket.canReadLine() && socket.waitForReadyRead(kTimeoutMs)) { }
    return QJsonDocument::fromJson(socket.readLine()).object().value(QLatin1String("ok")).toBool();
}

void ShowServer::accept()
{
    while (QLocalSocket* connection = m_server->nextPendingConnection()) {
        connect(connection, &QLocalSocket::disconnected, connection, &QObject::deleteLater);
        if (!isOurs(*connection)) {
            connection->abort();
            continue;
        }
        connect(connection, &QLocalSocket::readyRead, this, [this, connection] { read(connection); });
        read(connection);
    }
}

void ShowServer::read(QLocalSocket* connection)
{
    if (!connection->canReadLine()) {
        if (connection->bytesAvailable() > kMaxRequest) {
            connection->abort();
        }
        return;
    }
    const QJsonObject request = QJsonDocument::fromJson(connection->readLine(kMaxRequest)).object();
    const QString folder = request.value(QLatin1String("show")).toString();
    if (folder.isEmpty()) {
        connection->write(
            line({{QStringLiteral("ok"), false}, {QStringLiteral("error"), QStringLiteral("expected {\"show\": \"/path\"}")}}));
    } else {
        connection->write(line({{QStringLiteral("ok"), true}}));
        Q_EMIT showRequested(folder);
    }
    connection->disconnectFromServer();
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QLocalServer;
class QLocalSocket;

namespace tensordesk {

/// Lets other programs of this user ask the running window to show a folder: see ShownFolder. They send one
/// line, `{"show": "/path"}`, to a local socket and get `{"ok": true}` or `{"ok": false, "error": "…"}`.
/// One window a user listens, and when it ends another one does; processes of other users are refused.
class ShowServer final : public QObject {
    Q_OBJECT

public:
    explicit ShowServer(QObject* parent = nullptr);

    /// Listens at path(), unless another window does: false then, and as soon as that one ends it is tried again. A socket
    /// that a killed program left is replaced. What asks before requests are connected waits for the event loop.
    bool listen();

    /// `$XDG_RUNTIME_DIR/tensordesk/window`, or the same in a folder of this user below the temporary one.
    [[nodiscard]] static QString path();
    /// Makes the folder of path(), for this user alone. False if it is another's.
    static bool ensureFolder();
    /// Asks the window that listens to show a folder. False if none does, or if it refuses.
    static bool ask(const QString& folder);

Q_SIGNALS:
    /// The path of a folder. It may be anything that a program of this user sends.
    void showRequested(const QString& folder);

private:
    void accept();
    void read(QLocalSocket* connection);

    QLocalServer* m_server;
    QLocalSocket* m_other;  ///< to the window that listens, if it is another
};

}  // namespace tensordesk

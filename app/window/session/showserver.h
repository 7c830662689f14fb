// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QLocalServer;
class QLocalSocket;

namespace tensordesk {

/// Accepts requests of other programs of this user to show a folder: see ShownFolder. They send one line, `{"show": "/path"}`, to a
/// local socket and get `{"ok": true}` or `{"ok": false, "error": "…"}`. One window per user listens, and when it ends another one
/// does; processes of other users are rejected.
class ShowServer final : public QObject {
    Q_OBJECT

public:
    explicit ShowServer(QObject* parent = nullptr);

    /// Listens at path(). Returns false if another window does, and tries again when that one ends. Replaces the socket of a killed
    /// program. Requests that arrive before the signal is connected wait for the event loop.
    bool listen();

    /// Returns `$XDG_RUNTIME_DIR/tensordesk/window`, or the same in a folder of this user in the temporary folder.
    [[nodiscard]] static QString path();
    /// Creates the folder of path(), with access for this user only. Returns false if it belongs to another user.
    static bool ensureFolder();
    /// Asks the listening window to show a folder. Returns false if there is none, or if it rejects the request.
    static bool ask(const QString& folder);

Q_SIGNALS:
    /// The path of a folder, not validated.
    void showRequested(const QString& folder);

private:
    void accept();
    void read(QLocalSocket* connection);

    QLocalServer* m_server;
    QLocalSocket* m_other;  ///< to the listening window, if it is another one
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace tensordesk {

/// The most recently opened files and folders, newest first, stored in the settings.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    static constexpr int kMost = 10;

    explicit RecentFiles(QObject* parent = nullptr);

    [[nodiscard]] const QStringList& paths() const noexcept { return m_paths; }
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

    /// Returns a menu that lists them; owned by `parent`.
    [[nodiscard]] QMenu* createMenu(QWidget* parent);

Q_SIGNALS:
    void changed();
    /// The user selected one.
    void chosen(const QString& path);

private:
    void store();

    QStringList m_paths;
};

}  // namespace tensordesk

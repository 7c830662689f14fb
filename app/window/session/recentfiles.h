// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QMenu;

namespace tensordesk {

/// The files and folders opened last, newest first, kept in the settings.
class RecentFiles final : public QObject {
    Q_OBJECT

public:
    static constexpr int kMost = 10;

    explicit RecentFiles(QObject* parent = nullptr);

    [[nodiscard]] const QStringList& paths() const noexcept { return m_paths; }
    void add(const QString& path);
    void remove(const QString& path);
    void clear();

    /// A menu that always lists them; owned by `parent`.
    [[nodiscard]] QMenu* createMenu(QWidget* parent);

Q_SIGNALS:
    void changed();
    /// A person chose one.
    void chosen(const QString& path);

private:
    void store();

    QStringList m_paths;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

class QDBusVariant;

namespace tensordesk {

/// What the desktop's settings portal says of light and dark (`org.freedesktop.appearance color-scheme`).
/// Qt before 6.5 does not ask it. Asks without waiting: a desktop without a portal costs nothing.
class SystemColourScheme final : public QObject {
    Q_OBJECT

public:
    explicit SystemColourScheme(QObject* parent = nullptr);

    /// Empty until the portal answered, and where it has no preference.
    [[nodiscard]] std::optional<bool> isDark() const noexcept { return m_isDark; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void accept(const QDBusVariant& value);

    std::optional<bool> m_isDark;
};

}  // namespace tensordesk

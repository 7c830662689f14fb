// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

class QDBusVariant;

namespace tensordesk {

/// Reads the preference for light or dark from the desktop's settings portal (`org.freedesktop.appearance color-scheme`), which Qt
/// before 6.5 does not. Asynchronous: a desktop without a portal costs nothing.
class SystemColourScheme final : public QObject {
    Q_OBJECT

public:
    explicit SystemColourScheme(QObject* parent = nullptr);

    /// Returns the preference; empty until the portal answered, and if it has none.
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

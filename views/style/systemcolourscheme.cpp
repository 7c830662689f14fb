// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/style/systemcolourscheme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace tensordesk {

namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kGroup = QStringLiteral("org.freedesktop.appearance");
const QString kKey = QStringLiteral("color-scheme");

}  // namespace

SystemColourScheme::SystemColourScheme(QObject* parent) : QObject(parent)
{
    // Without a session bus libdbus would try to start one.
    if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")) {
        return;
    }
    auto bus = QDBusConnection::sessionBus();
    if (!bus.isConnected()) {
        return;
    }
    bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(onSettingChanged(QString, QString, QDBusVariant)));
    auto question = QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    question << kGroup << kKey;
    auto* const watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> reply = *watcher;
        if (!reply.isError()) {
            accept(reply.value());
        }
        watcher->deleteLater();
    });
}

void SystemColourScheme::onSettingChanged(const QString& group, const QString& key, const QDBusVariant& value)
{
    if (group == kGroup && key == kKey) {
        accept(value);
    }
}

void SystemColourScheme::accept(const QDBusVariant& value)
{
    // `Read` wraps its answer in one variant more than the signal does.
    QVariant content = value.variant();
    while (content.canConvert<QDBusVariant>()) {
        content = content.value<QDBusVariant>().variant();
    }
    constexpr uint kPrefersDark = 1;
    constexpr uint kPrefersLight = 2;
    const uint preference = content.toUInt();
    m_isDark = preference == kPrefersDark ? std::optional(true) : preference == kPrefersLight ? std::optional(false) : std::nullopt;
    Q_EMIT changed();
}

}  // namespace tensordesk

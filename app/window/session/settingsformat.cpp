// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/session/settingsformat.h"

#include <QIODevice>
#include <QJsonDocument>
#include <QJsonObject>

namespace tensordesk {

namespace {

constexpr qint64 kMost = 1 << 20;

bool read(QIODevice& device, QSettings::SettingsMap& map)
{
    const QByteArray text = device.read(kMost + 1);
    if (text.size() <= kMost) {
        map = QJsonDocument::fromJson(text).object().toVariantMap();
    }
    return true;
}

bool write(QIODevice& device, const QSettings::SettingsMap& map)
{
    const QByteArray text = QJsonDocument(QJsonObject::fromVariantMap(map)).toJson();
    return device.write(text) == text.size();
}

}  // namespace

QSettings::Format settingsFormat()
{
    static const QSettings::Format format = QSettings::registerFormat(QStringLiteral("json"), read, write);
    return format;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/keymime.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>
#include <QStringList>

namespace tensordesk::keymime {

namespace {

const QString kType = QStringLiteral("application/x-tensordesk-key");

}  // namespace

void write(QMimeData& data, const KeyPath& path, const QString& python)
{
    QStringList keys;
    for (const Key& key : path) {
        keys << QString::fromStdString(key);
    }
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << keys;
    data.setData(kType, bytes);
    data.setText(python);
}

std::optional<KeyPath> read(const QMimeData& data)
{
    if (!data.hasFormat(kType)) {
        return std::nullopt;
    }
    QStringList keys;
    QDataStream stream(data.data(kType));
    stream >> keys;
    KeyPath path;
    for (const QString& key : keys) {
        path.push_back(key.toStdString());
    }
    return path;
}

}  // namespace tensordesk::keymime

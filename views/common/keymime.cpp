// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/keymime.h"

#include "views/common/pathvariant.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

namespace tensordesk::keymime {

namespace {

const QString kType = QStringLiteral("application/x-tensordesk-key");

}  // namespace

void write(QMimeData& data, const KeyPath& path, const QString& python)
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << pathvariant::from(path);
    data.setData(kType, bytes);
    data.setText(python);
}

std::optional<KeyPath> read(const QMimeData& data)
{
    if (!data.hasFormat(kType)) {
        return std::nullopt;
    }
    QVariantList elements;
    QDataStream stream(data.data(kType));
    stream >> elements;
    return pathvariant::toPath(elements);
}

}  // namespace tensordesk::keymime

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/common/pathvariant.h"

namespace tensordesk {

QVariantList pathvariant::from(const KeyPath& path)
{
    QVariantList elements;
    for (const PathElement& element : path) {
        if (const Member* member = element.member()) {
            elements << QVariant::fromValue(static_cast<qulonglong>(member->number));
        } else {
            elements << QString::fromStdString(element.key());
        }
    }
    return elements;
}

KeyPath pathvariant::toPath(const QVariant& stored)
{
    const bool isOne = stored.typeId() == QMetaType::QString;
    const QVariantList elements = isOne ? QVariantList{stored} : stored.toList();
    KeyPath path;
    for (const QVariant& element : elements) {
        bool isNumber = false;
        const qulonglong number = element.toULongLong(&isNumber);
        if (isNumber && element.typeId() != QMetaType::QString) {
            path.push_back(Member{static_cast<std::size_t>(number)});
        } else {
            path.push_back(element.toString().toStdString());
        }
    }
    return path;
}

}  // namespace tensordesk

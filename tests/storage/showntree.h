// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/visit.h"

#include <QString>
#include <QStringList>

namespace tensordesk {

/// Returns one line per entry: the path, then shape and first byte of a leaf, the batch size of a level, the value, or the fault.
inline QString shown(const TensorDict& root)
{
    QStringList lines;
    visitBelow(root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry) {
        QString text = QString::fromStdString(toSubscript(path)) + ' ';
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            text += QString::fromStdString(toString(leaf->shape()));
            if (leaf->elementCount() > 0) {
                text += " from " + QString::number(*static_cast<const quint8*>(leaf->tensor().const_data_ptr()));
            }
        } else if (const auto* td = std::get_if<TensorDict>(&entry)) {
            text += QString::fromStdString(td->typeName() + toString(td->batchSize()));
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            text += QString::fromStdString(value->toPythonValue().toPython());
        } else {
            text += QString::fromStdString(std::get<Broken>(entry).error().reason().english());
        }
        lines << text;
    });
    return lines.join('\n');
}

}  // namespace tensordesk

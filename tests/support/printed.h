// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <QByteArray>
#include <QUrl>

#include <algorithm>

namespace tensordesk {

inline QByteArray printedShape(c10::IntArrayRef shape)
{
    return QByteArray::fromStdString(toString(shape));
}

/// A tensordict bit by bit, as `dump` of tests/storage/oracle.py prints it: one line an entry.
inline QByteArray printed(const TensorDict& td, bool batch = true, const QByteArray& path = {})
{
    std::vector<Key> keys = td.keys();
    std::sort(keys.begin(), keys.end());
    QByteArray text;
    for (const Key& key : keys) {
        const QByteArray place = path + '/' + QUrl::toPercentEncoding(QString::fromStdString(key));
        const Entry entry = td.find({key}).value();
        if (const auto* child = std::get_if<TensorDict>(&entry)) {
            text += place + " tensordict" + (batch ? ' ' + printedShape(child->batchSize()) : QByteArray()) + '\n'
                  + printed(*child, batch, place);
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            text += place + " value " + QByteArray::fromStdString(value->toPythonValue().toPython()) + '\n';
        } else if (const auto* broken = std::get_if<Broken>(&entry)) {
            text += place + " broken " + broken->error().message().c_str() + '\n';
        } else {
            const at::Tensor tensor = std::get<Leaf>(entry).tensor().contiguous();
            const QByteArray bits(static_cast<const char*>(tensor.const_data_ptr()),
                                  static_cast<qsizetype>(tensor.numel() * tensor.element_size()));
            text += place + ' ' + dtypeName(tensor.scalar_type()).c_str() + ' ' + printedShape(tensor.sizes()) + ' ' + bits.toHex()
                  + '\n';
        }
    }
    return text;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
// What TensorTreeModel gives for a row that is dragged away.
#include "tree/tensortreemodel.h"

#include "common/keymime.h"

#include <QMimeData>

namespace tensordesk {

QMimeData* TensorTreeModel::mimeData(const QModelIndexList& indexes) const
{
    const auto dragged = indexes.isEmpty() ? std::nullopt : entry(indexes.front());
    if (!dragged) {
        return nullptr;
    }
    auto* const data = new QMimeData;  // the drag owns it
    keymime::write(*data, dragged->path, dragged->python);
    return data;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/datamask.h"
#include "model/tensordict/tree/tensordict.h"

#include <QMetaType>
#include <QString>

namespace tensordesk {

/// An entry as the tree passes it on: its kind and location. A value type.
struct ShownEntry {
    /// The nested key. In members of a lazy stack, the position of the member, such as "0", is used as a key.
    KeyPath path;
    Entry entry = TensorDict();
    int64_t batchDims = 0;                ///< of the level that contains it, or its own if it is a tensordict
    DimNames names = {};                  ///< of these batch dims
    QString python = {};                  ///< its expression: `td["next", "obs"]`
    std::vector<TensorDict> levels = {};  ///< that contain it; see LeafPlace

    [[nodiscard]] LeafPlace place() const { return {path, levels}; }
};

}  // namespace tensordesk

Q_DECLARE_METATYPE(tensordesk::ShownEntry)

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/datamask.h"
#include "model/tensordict/tree/tensordict.h"

#include <QMetaType>
#include <QString>

namespace tensordesk {

/// An entry as the tree hands it on: what it is and where it stands. A value type.
struct ShownEntry {
    /// The nested key. Below a lazy stack's members the position of the member, such as "0", stands for
    /// a key.
    KeyPath path;
    Entry entry = TensorDict();
    int64_t batchDims = 0;                ///< of the tensordict that holds it, or of itself if it is one
    DimNames names = {};                  ///< of these batch dims
    QString python = {};                  ///< the expression that gives it: `td["next", "obs"]`
    std::vector<TensorDict> levels = {};  ///< that hold it; see LeafPlace

    [[nodiscard]] LeafPlace place() const { return {path, levels}; }
};

}  // namespace tensordesk

Q_DECLARE_METATYPE(tensordesk::ShownEntry)

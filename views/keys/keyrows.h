// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/datamask.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstddef>
#include <vector>

namespace tensordesk {

/// A leaf or non-tensor value with its location, for a list of keys.
struct KeyRow {
    KeyPath key;
    Entry entry;
    LeafPlace place = {};
    std::size_t batchDims = 0;  ///< of its level
    DimNames names = {};        ///< of these dims
};

/// Returns the leaves, values and broken entries nested in `td`, whose location is `place`, in the order of the file; of a lazy stack
/// the keys that every member has. Opens at most `most` entries. Call it from a worker thread.
[[nodiscard]] std::vector<KeyRow> readKeyRows(const TensorDict& td, const LeafPlace& place, std::size_t most,
                                              const Progress& progress);

}  // namespace tensordesk

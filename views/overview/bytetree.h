// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// An entry and all below it, by their bytes: what a treemap shows. A value type.
struct ByteTree {
    Key key;
    int64_t bytes = 0;                    ///< of all leaves below
    std::optional<DType> dtype = {};      ///< of a leaf
    std::vector<ByteTree> children = {};  ///< largest first; entries without bytes are left out
};

/// Opens no more than `mostEntries` entries, of which all that follow are left out. Call it from a worker.
/// `complete`: whether none was.
struct ByteTreeRead {
    ByteTree tree;
    bool complete = true;
};
[[nodiscard]] ByteTreeRead readByteTree(const TensorDict& td, std::size_t mostEntries, const Progress& progress);

}  // namespace tensordesk

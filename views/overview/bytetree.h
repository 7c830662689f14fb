// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// An entry and everything nested in it, by bytes, for a treemap. A value type.
struct ByteTree {
    Key key;
    int64_t bytes = 0;                    ///< of all nested leaves
    std::optional<DType> dtype = {};      ///< of a leaf
    std::vector<ByteTree> children = {};  ///< largest first, without entries of 0 bytes
};

/// Reads the tree. Opens at most `mostEntries` entries and skips the rest. Call it from a worker thread. `complete`: true if none
/// was skipped.
struct ByteTreeRead {
    ByteTree tree;
    bool complete = true;
};
[[nodiscard]] ByteTreeRead readByteTree(const TensorDict& td, std::size_t mostEntries, const Progress& progress);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/search/search.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/tree/tensordict.h"

#include <functional>

namespace tensordesk {

/// The elements of a key that satisfy a condition.
struct FoundValues {
    KeyPath key;
    int64_t count = 0;     ///< of these elements
    int64_t elements = 0;  ///< of the leaf
    Shape first;           ///< the position of the first one, an index per dim

    bool operator==(const FoundValues&) const = default;
};

/// Searches all numeric leaves below `root` in key order, also members of lazy stacks; ragged leaves as the block around their
/// members, see asBlock(). Padding counts. Calls `found` for each key with such elements, and returns the number of searched keys.
/// Cost: one read of each leaf, in blocks; reports bytes. Throws the storage's errors.
int64_t searchValues(const TensorDict& root, const Condition& condition, const std::function<void(FoundValues)>& found,
                     Progress& progress = Progress::none());

}  // namespace tensordesk

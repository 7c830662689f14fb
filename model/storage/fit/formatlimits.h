// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <string_view>

namespace tensordesk {

/// What a file of a format takes of a tensordict, entry by entry.
struct FormatLimits {
    /// Throws what writing would throw of an entry for its key, dtype, shape or value; of a tensordict for its key alone. Reads no
    /// element.
    void (*check)(const Key& key, const Entry& entry);
    /// Lazy stacks are kept member by member; else as one tensordict of stacked entries, for which the members have to be alike.
    bool keepsMembers = false;
    /// Tensors whose parts have different shapes are kept as they are, those of stacks too.
    bool keepsRagged = false;
    /// What stands between the keys of a path that together are the name of a leaf; empty where levels stay apart.
    std::string_view joint = {};
};

}  // namespace tensordesk

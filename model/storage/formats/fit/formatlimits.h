// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <string_view>

namespace tensordesk {

/// The entries that a file of a format can store.
struct FormatLimits {
    /// Throws the error that writing the entry would throw because of its key, dtype, shape or value; for a tensordict because of
    /// its key. Reads no element.
    void (*check)(const Key& key, const Entry& entry);
    /// True if lazy stacks are stored by member. Otherwise they are stored as one tensordict of stacked entries, whose members must
    /// match.
    bool keepsMembers = false;
    /// True if tensors whose components differ in shape are stored unchanged, also in stacks.
    bool keepsRagged = false;
    /// The separator with which the keys of a path are joined to the name of a leaf; empty if nested levels are stored as such.
    std::string_view joint = {};
};

}  // namespace tensordesk

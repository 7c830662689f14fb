// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <optional>
#include <vector>

namespace tensordesk {

/// Applies `change` to each member of a lazy stack, in order, and returns the results.
template <typename Change>
[[nodiscard]] std::vector<TensorDict> changedMembers(const std::vector<TensorDict>& members, const Change& change)
{
    std::vector<TensorDict> changed;
    changed.reserve(members.size());
    for (const TensorDict& member : members) {
        changed.push_back(change(member));
    }
    return changed;
}

/// Applies `change` to each member of a lazy stack, or to the content of a tensorclass, and wraps the result again. Empty for an
/// ordinary mapping.
[[nodiscard]] std::optional<TensorDict> rewrapped(const TensorDict& td, const std::function<TensorDict(const TensorDict&)>& change);

}  // namespace tensordesk

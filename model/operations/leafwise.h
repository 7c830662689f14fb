// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/tensordict.h"

#include <functional>

namespace tensordesk {

enum class KeepNames { Yes, No };

using LeafFunction = std::function<at::Tensor(const Leaf&)>;
using LeafPairFunction = std::function<at::Tensor(const Leaf&, const Leaf&)>;

/// A tensordict of the same tree whose leaves are `function` of those of `td`; non-tensor entries are
/// passed through. A lazy stack stays one. An error names the leaf's key path.
[[nodiscard]] TensorDict mapLeaves(const TensorDict& td, const LeafFunction& function, KeepNames names);

/// The same of two trees with equal keys: KeyError names one that only one of them has.
[[nodiscard]] TensorDict mapLeaves(const TensorDict& left, const TensorDict& right, const LeafPairFunction& function,
                                   KeepNames names);

}  // namespace tensordesk

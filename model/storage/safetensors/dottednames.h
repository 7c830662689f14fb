// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <string>
#include <vector>

namespace tensordesk {

/// Opens the tensor `name`, which stands at `path`. It may throw Error: the entry is then Broken.
using NamedLoader = std::function<Entry(const std::string& name, const KeyPath& path)>;

/// Levels of batch size [] of tensors whose names are split at dots, as state dicts name the parts of modules: "policy.0.weight"
/// stands at ("policy", "0", "weight"). A name is not split where that would put it below another tensor. Keys stand in the
/// order of the names, each of which is there once; entries are opened when first looked at.
[[nodiscard]] TensorDict splitAtDots(const std::vector<std::string>& names, const NamedLoader& load);

/// A name, and the keys that lead to what it names.
struct PlacedName {
    std::string name;
    std::vector<Key> path;
};

/// splitAtDots() of names that are split already. What would stand below another one, or where one stands, stands at the root
/// under its whole name.
[[nodiscard]] TensorDict atTheirPaths(const std::vector<PlacedName>& names, const NamedLoader& load);

}  // namespace tensordesk

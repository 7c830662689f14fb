// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"
#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <string>
#include <vector>

namespace tensordesk {

/// Opens the tensor `name` with the path `path`. May throw Error, which makes the entry Broken.
using NamedLoader = std::function<Entry(const std::string& name, const KeyPath& path)>;

/// Returns the tensors as a tree with batch size []: names are split at dots, as state dicts name the parts of modules:
/// "policy.0.weight" becomes ("policy", "0", "weight"). A name is not split if that would nest it in another tensor. Keys are in
/// the order of `names`. Entries open on first access. REQUIRES: different names.
[[nodiscard]] TensorDict splitAtDots(const std::vector<std::string>& names, const NamedLoader& load);

/// A name and its path in the tree.
struct PlacedName {
    std::string name;
    std::vector<Key> path;
};

/// Returns the tensors as a tree with these paths. A tensor that would be nested in another one, or replace it, is at the root with
/// its whole name as key.
[[nodiscard]] TensorDict atTheirPaths(const std::vector<PlacedName>& names, const NamedLoader& load);

}  // namespace tensordesk

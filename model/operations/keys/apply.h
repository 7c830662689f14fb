// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/keys/keypaths.h"
#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <optional>
#include <vector>

namespace tensordesk {

/// Makes the result for one entry from the entries at `path` of the tensordict and the others; `level` is that of the result. An
/// empty result drops the entry. An entry that another tensordict lacks is empty.
using ApplyFunction = std::function<std::optional<Entry>(const KeyPath& path, const std::vector<std::optional<Entry>>& entries,
                                                         const TensorDict& level)>;

struct ApplyOptions {
    std::optional<Shape> batchSize = {};  ///< of the result, at every level; drops the names
    std::optional<DimNames> names = {};   ///< of the result
    std::optional<at::Device> device = {};
    bool allowsMissing = false;            ///< otherwise a key that one of the others lacks is a KeyError
    std::optional<bool> filterEmpty = {};  ///< drops levels without a result; unset: unless they were empty before
    bool callOnNested = false;             ///< passes levels and non-tensor values as a whole
    LeafPredicate isLeaf = {};             ///< the same for entries of these classes
    bool propagateLock = false;
};

/// Applies `function` to every leaf, with the leaves of `others` under the same keys. Returns a new tensordict with the same tree;
/// empty if nothing is left. A lazy stack is processed by member and stays one, unless a batch size is given. Other non-tensor
/// entries stay. Throws RuntimeError with the key path if a result does not fit the batch size.
[[nodiscard]] std::optional<TensorDict> apply(const TensorDict& td, const std::vector<TensorDict>& others,
                                              const ApplyFunction& function, const ApplyOptions& options);

/// Applies `function` into the leaves of `td`: a result of the same shape is copied to the leaf, another one replaces it, and a
/// level is merged. All or nothing.
void applyInPlace(const TensorDict& td, const std::vector<TensorDict>& others, const ApplyFunction& function,
                  const ApplyOptions& options, Mutations& mutations);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/keys/keypaths.h"
#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <optional>
#include <vector>

namespace tensordesk {

/// What is made of one entry: those at `path` of the tensordict and of its others, in `level` of the result.
/// Nothing drops the entry. An entry that another one lacks is nothing.
using ApplyFunction = std::function<std::optional<Entry>(const KeyPath& path, const std::vector<std::optional<Entry>>& entries,
                                                         const TensorDict& level)>;

struct ApplyOptions {
    std::optional<Shape> batchSize = {};  ///< of the result, at every level; names are dropped then
    std::optional<DimNames> names = {};   ///< of the result
    std::optional<at::Device> device = {};
    bool allowsMissing = false;            ///< else a key that one of the others lacks is a KeyError
    std::optional<bool> filterEmpty = {};  ///< drop levels without a result; unset: unless they were empty before
    bool callOnNested = false;             ///< levels and values that are no tensors are handed over whole
    LeafPredicate isLeaf = {};             ///< the same for those of these classes
    bool propagateLock = false;
};

/// `function` of every leaf, with those of `others` under the same keys: a new tensordict of the same tree; nothing
/// if nothing is left. A lazy stack is gone through member by member and stays one, unless a batch size is
/// given. Other non-tensor entries stay. RuntimeError with the key path where a result does not fit the batch size.
[[nodiscard]] std::optional<TensorDict> apply(const TensorDict& td, const std::vector<TensorDict>& others,
                                              const ApplyFunction& function, const ApplyOptions& options);

/// Applies into the leaves of `td`: a result of the same shape is copied into the leaf, another one replaces it;
/// that of a level is merged into it. All or nothing.
void applyInPlace(const TensorDict& td, const std::vector<TensorDict>& others, const ApplyFunction& function,
                  const ApplyOptions& options, Mutations& mutations);

}  // namespace tensordesk

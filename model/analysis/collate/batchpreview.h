// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <optional>
#include <vector>

namespace tensordesk {

/// The batch dims of one level: the root, or a nested tensordict.
struct BatchDims {
    Shape sizes;
    DimNames names;

    bool operator==(const BatchDims&) const = default;
};

/// A level before and after a change.
struct LevelPreview {
    KeyPath path;
    BatchDims before, after;

    [[nodiscard]] bool changes() const { return !(before == after); }
};

/// The effect of a change of batch sizes or names.
struct BatchPreview {
    std::vector<LevelPreview> levels;  ///< parents before children; if the change fails, each `after` equals `before`
    std::optional<Error> error = {};   ///< the error if it fails, with the key of the leaf that does not fit
};

/// Applies `change` (setBatchSize, setNames, autoBatchSize, …) to a copy of the tree that shares its leaves, and returns the
/// resulting levels. `td` does not change, and no element is read. O(entries).
[[nodiscard]] BatchPreview previewBatch(const TensorDict& td,
                                        const std::function<void(const TensorDict& td, Mutations& mutations)>& change);

/// Returns the batch sizes that a level can have, shortest first: every prefix of the leading dims that all its entries share. A
/// lazy stack can only have its own.
[[nodiscard]] std::vector<Shape> possibleBatchSizes(const TensorDict& td);

}  // namespace tensordesk

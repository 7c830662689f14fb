// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"
#include "model/tensordict/tree/tensordict.h"

#include <functional>
#include <optional>
#include <vector>

namespace tensordesk {

/// The batch dims of one level: the root, or a tensordict below it.
struct BatchDims {
    Shape sizes;
    DimNames names;

    bool operator==(const BatchDims&) const = default;
};

/// A level as it is and as a change would leave it.
struct LevelPreview {
    KeyPath path;
    BatchDims before, after;

    [[nodiscard]] bool changes() const { return !(before == after); }
};

/// What a change of batch sizes or names would do.
struct BatchPreview {
    std::vector<LevelPreview> levels;  ///< parents before children; as they are if the change fails
    std::optional<Error> error = {};   ///< why it fails, with the key of the leaf that does not fit
};

/// Tries `change` (setBatchSize, setNames, autoBatchSize, …) on a copy of the tree that shares its leaves, and
/// tells what each level becomes. Nothing happens to `td`, and no element is read. Cost: linear in the entries.
[[nodiscard]] BatchPreview previewBatch(const TensorDict& td,
                                        const std::function<void(const TensorDict& td, Mutations& mutations)>& change);

/// The batch sizes a level can be given: every prefix, shortest first, of what all its entries start with.
/// Of a lazy stack only its own.
[[nodiscard]] std::vector<Shape> possibleBatchSizes(const TensorDict& td);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"

namespace tensordesk {

/// Every leaf padded with `value` along batch dims: a copy. `sizes` are pairs of how much to add before
/// and behind, from the first dim on; negative ones cut. Non-tensor entries are padded with None. Names
/// stay. RuntimeError for an odd number of sizes, or more than the batch dims take. Rules: tensordict 0.15.
[[nodiscard]] TensorDict pad(const TensorDict& td, const std::vector<int64_t>& sizes, const c10::Scalar& value);

/// Pads in place: lazy stacks stay such, at every level, and grow along the stack dim by members like that at the end,
/// full of `value`, and of None where there are values that are no tensors. NotImplementedError for cutting along the stack dim.
void padInPlace(const TensorDict& td, const std::vector<int64_t>& sizes, const c10::Scalar& value, Mutations& mutations);

/// Pads one value a position: None where nothing was.
[[nodiscard]] NonTensor pad(const NonTensor& data, const std::vector<int64_t>& sizes);

struct SequencePadding {
    int64_t dim = 0;  ///< of the leaves; may count from the end
    c10::Scalar value = 0.0;
    bool onTheLeft = false;
    std::optional<KeyPath> maskKey;  ///< where to put a level of masks: one bool leaf a key, True where there is data
};

/// Tensordicts whose leaves differ in length along one dim, padded to the longest and stacked on a new
/// first dim. Keys are those that all have. RuntimeError if there are none, or for a scalar leaf.
[[nodiscard]] TensorDict padSequence(const std::vector<TensorDict>& parts, const SequencePadding& padding);

}  // namespace tensordesk

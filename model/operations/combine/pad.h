// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/mutations/mutations.h"

namespace tensordesk {

/// Pads every leaf with `value` along batch dims: a copy. `sizes`: pairs of amounts before and after, from the first dim on;
/// negative ones cut. Non-tensor entries are padded with None. Names stay. Throws RuntimeError for an odd number of sizes, or for
/// more than the batch dims. Rules: tensordict 0.15.
[[nodiscard]] TensorDict pad(const TensorDict& td, const std::vector<int64_t>& sizes, const c10::Scalar& value);

/// Pads in place. Lazy stacks stay lazy, at every level, and grow along the stack dim by members like the last one, filled with
/// `value`, and with None for non-tensor values. Throws NotImplementedError for cutting along the stack dim.
void padInPlace(const TensorDict& td, const std::vector<int64_t>& sizes, const c10::Scalar& value, Mutations& mutations);

/// Pads one value per position with None.
[[nodiscard]] NonTensor pad(const NonTensor& data, const std::vector<int64_t>& sizes);

struct SequencePadding {
    int64_t dim = 0;  ///< of the leaves; may count from the end
    c10::Scalar value = 0.0;
    bool onTheLeft = false;
    std::optional<KeyPath> maskKey;  ///< the key for a level of masks: one bool leaf per key, true for data
};

/// Pads tensordicts whose leaves differ in length along one dim to the maximum, and stacks them on a new first dim. Keys are those
/// that all have. Throws RuntimeError if there are none, or for a scalar leaf.
[[nodiscard]] TensorDict padSequence(const std::vector<TensorDict>& parts, const SequencePadding& padding);

}  // namespace tensordesk

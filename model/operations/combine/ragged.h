// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <c10/core/Scalar.h>

#include <vector>

namespace tensordesk {

/// The tensors that the members of a lazy stack have under one key. Shapes may differ, the number of dims may not. A member that is
/// a stack itself contributes the stacked tensor.
struct RaggedTensors {
    std::vector<Leaf> leaves;
    int64_t stackDim = 0;
};

/// REQUIRES: `td` has the key. Throws RuntimeError if it is not a tensor of a lazy stack.
[[nodiscard]] RaggedTensors raggedTensors(const TensorDict& td, const KeyPath& path);

/// Returns all of them stacked, each padded with `value` at its end, or its start, to the largest sizes.
[[nodiscard]] at::Tensor padded(const RaggedTensors& members, const c10::Scalar& value, bool onTheLeft = false);

}  // namespace tensordesk

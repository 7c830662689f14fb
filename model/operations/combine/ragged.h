// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <c10/core/Scalar.h>

#include <vector>

namespace tensordesk {

/// The tensors that the members of a lazy stack have under one key. Their shapes may differ, their ranks do not. That of a
/// member that is a stack itself is the stacked one.
struct RaggedTensors {
    std::vector<Leaf> leaves;
    int64_t stackDim = 0;
};

/// REQUIRES: `td` has the key. RuntimeError if it is no tensor of a lazy stack.
[[nodiscard]] RaggedTensors raggedTensors(const TensorDict& td, const KeyPath& path);

/// All of them stacked, each filled up with `value` at its end, or at its beginning, to the largest sizes.
[[nodiscard]] at::Tensor padded(const RaggedTensors& members, const c10::Scalar& value, bool onTheLeft = false);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/shape.h"

#include <c10/core/ScalarType.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A tensor of the failed call, as far as the message describes it.
struct RebuiltOperand {
    Shape shape;
    c10::ScalarType dtype = c10::ScalarType::Float;
    bool isTransposed = false;  ///< its elements are not in the order of its dims
};

/// A call that fails for the reason in a message.
struct RebuiltCall {
    /// With the operands `{0}`, `{1}`; empty if the message does not contain enough for a call.
    std::string expression = {};
    std::vector<RebuiltOperand> operands = {};
    /// The names of functions that raise the message: their arguments in the user's code are the operands.
    std::vector<std::string_view> functions = {};
    std::optional<Shape> batch = {};     ///< the batch size of the tensordict `td`, if the call uses one
    std::vector<std::string> keys = {};  ///< of `td`
    Message reason = {};                 ///< used instead of a rule if there is no call
    bool hasFixes = true;                ///< the call is the one that the user wrote, so that changes of it are worth suggesting
};

/// Rebuilds the call from a message of PyTorch, tensordict or NumPy; empty for an unknown message. Reads the first 500 bytes. Safe
/// to call from any thread.
[[nodiscard]] std::optional<RebuiltCall> rebuildCall(std::string_view message);

/// Returns the number of known messages.
[[nodiscard]] std::size_t messagePatternCount() noexcept;

}  // namespace tensordesk

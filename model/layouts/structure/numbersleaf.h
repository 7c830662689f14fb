// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"
#include "model/tensordict/values/pythonvalue.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// True for a bool, an integer of at most 64 bits, and a float.
[[nodiscard]] bool isPlainNumber(const PythonValue& value);

/// Returns Python numbers, such as the rewards of a list of transitions, as a read-only leaf of shape `[n]`: bool, int64 or double,
/// the widest of them. Empty if a value is not a number, or an integer beyond 64 bits.
[[nodiscard]] std::optional<Leaf> numbersLeaf(const std::vector<PythonValue>& values);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <string_view>

namespace tensordesk {

/// True if Python's `left == right`: numbers of all kinds are compared by value, True equals 1, and dicts are compared regardless
/// of order.
[[nodiscard]] bool isEqualInPython(const PythonValue& left, const PythonValue& right);

/// The partner of a non-tensor entry.
struct OtherOperand {
    const Entry* entry = nullptr;  ///< an entry, or null for …
    bool isNumber = false;         ///< … a number (true) or a tensor
};

/// Returns the result of `left op right` for entries of which at least one is a non-tensor entry; `op` is "eq", "ne", "bitwise_or"
/// or "bitwise_xor". For two such values: bools, one per position. With a tensor: the non-tensor entry itself. Otherwise:
/// tensordicts without keys on `device`. Throws TypeError if Python has no operator | or ^ for the values.
[[nodiscard]] Entry pairedNonTensors(std::string_view op, const Entry& left, const OtherOperand& right,
                                     std::optional<at::Device> device);

/// Returns `to` with the broadcast values of `from` at the index, with one value per position. REQUIRES: the index is bound to the
/// batch of `to`.
[[nodiscard]] NonTensor assigned(const NonTensor& to, const BoundIndex& index, const NonTensor& from);

}  // namespace tensordesk

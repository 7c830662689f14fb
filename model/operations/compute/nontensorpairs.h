// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <string_view>

namespace tensordesk {

/// Python's `left == right`: numbers of all kinds are compared by value, True is 1, dicts without regard to their order.
[[nodiscard]] bool isEqualInPython(const Plain& left, const Plain& right);

/// What stands beside a non-tensor entry.
struct Partner {
    const Entry* entry = nullptr;  ///< an entry; else null, and …
    bool isNumber = false;         ///< … a number rather than a tensor
};

/// What `left op right` gives for entries of which at least one is a non-tensor one, `op` being "eq", "ne",
/// "bitwise_or" or "bitwise_xor": bools, one a position, for two such values; the non-tensor entry itself beside a tensor;
/// tensordicts without keys on `device` beside anything else, with which such values have nothing to compare. TypeError
/// for | and ^ of values that Python has no such operator for.
[[nodiscard]] Entry pairedNonTensors(std::string_view op, const Entry& left, const Partner& right,
                                     std::optional<at::Device> device);

/// `to` with the values of `from`, which are broadcast, at what the index picks: from then on one value a position. REQUIRES:
/// the index is bound to the batch of `to`.
[[nodiscard]] NonTensor assigned(const NonTensor& to, const BoundIndex& index, const NonTensor& from);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/leafwise.h"
#include "model/operations/compute/operand.h"

#include <c10/util/ArrayRef.h>

namespace tensordesk {

/// Computes the result for one leaf and its operands, whose shapes broadcast with the leaf. Every element of the result only
/// depends on the elements at its position. Throws LibTorch's errors.
using ElementwiseFunction = std::function<at::Tensor(const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands)>;

/// The treatment of a key that has no partner.
enum class MissingKeys {
    Refuse,  ///< KeyError, on either side
    Ignore,  ///< KeyError if an operand lacks a key; keys that only operands have are left out
    Drop,    ///< only the common keys
    Fill,    ///< the keys of either side; `fill` makes the missing entry
};

/// Applies `function` to one leaf and operands that broadcast with it. A stored leaf too large for memory is processed block by
/// block: see scratch.h. Throws LibTorch's errors.
[[nodiscard]] at::Tensor elementwiseLeaf(const Leaf& leaf, at::ArrayRef<at::Tensor> operands, const ElementwiseFunction& function);

/// The treatment of keys, non-tensor entries and locks in an elementwise operation.
struct ElementwiseRules {
    KeepNames names = KeepNames::Yes;
    bool keepsLock = true;  ///< the result of a locked tensordict is locked
    MissingKeys missing = MissingKeys::Refuse;
    /// Makes the missing partner of `present`. REQUIRES: set if missing is Fill.
    std::function<at::Tensor(const at::Tensor& present)> fill = {};
    /// Returns the result for a pair of entries of `level` of which at least one is a non-tensor entry; null denotes a tensor or
    /// number. If not set, the left entry is kept, and only leaves need a partner. REQUIRES, if set: one operand.
    std::function<Entry(const TensorDict& level, const Entry& left, const Entry* right)> ofNonTensors = {};
    /// With an instance of a tensorclass, fields that are None count as missing: they need no partner, and the result lacks them.
    /// The result is an instance too. REQUIRES, if true: one operand.
    bool skipsAbsentFields = false;
    /// Returns the result for two non-tensor entries and the elements of the last operand, which broadcasts with their batch. If
    /// not set, the left entry is kept, and one that only an operand has is left out.
    std::function<NonTensor(const NonTensor& left, const NonTensor& right, const at::Tensor& last)> ofValues = {};
    /// A member that occurs several times in a stack, as in `td[[1, 1]]`, is computed from its previous result, because the results
    /// are written in place.
    bool accumulates = false;
};

/// Applies `function` to every leaf of `td` and the operands' elements for it. Batch sizes are broadcast with each other; event
/// dims are aligned from the right. A lazy stack stays one unless it must be expanded. Non-tensor entries are passed through.
/// Throws RuntimeError if the batch sizes do not broadcast, and KeyError by the rules; errors name the key path.
[[nodiscard]] TensorDict elementwise(const TensorDict& td, std::vector<Operand> operands, const ElementwiseFunction& function,
                                     const ElementwiseRules& rules = {});

}  // namespace tensordesk

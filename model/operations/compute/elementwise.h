// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/leafwise.h"
#include "model/operations/compute/operand.h"

#include <c10/util/ArrayRef.h>

namespace tensordesk {

/// The result of one leaf from what stands beside it, each operand of a shape that broadcasts with the leaf. Throws
/// what LibTorch throws. Every element of the result depends on the elements at its place alone.
using ElementwiseFunction = std::function<at::Tensor(const at::Tensor& leaf, at::ArrayRef<at::Tensor> operands)>;

/// Key, where it has no such partner.
enum class MissingKeys {
    Refuse,  ///< KeyError, on either side
    Ignore,  ///< KeyError where an operand lacks a key; those that only operands have are left out
    Drop,    ///< only the keys that all have
    Fill,    ///< the keys that any has: the missing entry is made by `fill`
};

/// `function` of one leaf and operands that broadcast with it. A stored leaf too large for memory is read, and the
/// result made, block by block: see scratch.h. Throws what LibTorch throws.
[[nodiscard]] at::Tensor elementwiseLeaf(const Leaf& leaf, at::ArrayRef<at::Tensor> operands, const ElementwiseFunction& function);

/// How an elementwise operation treats what is not an element.
struct ElementwiseRules {
    KeepNames names = KeepNames::Yes;
    bool keepsLock = true;  ///< the result of a locked tensordict is locked
    MissingKeys missing = MissingKeys::Refuse;
    /// What stands for the missing partner of `present`. REQUIRES: given if missing is Fill.
    std::function<at::Tensor(const at::Tensor& present)> fill = {};
    /// What a pair of entries of `level` gives of which one is a non-tensor one; null stands for a tensor or number. None:
    /// the left entry stays as it is, and only leaves need a partner. REQUIRES, if given: one operand.
    std::function<Entry(const TensorDict& level, const Entry& left, const Entry* right)> ofNonTensors = {};
    /// Beside an instance of a tensorclass, what is None is no field: neither needs it a partner, nor has the result one.
    /// The result is an instance as well. REQUIRES, if true: one operand.
    bool skipsAbsentFields = false;
    /// What two non-tensor entries give beside the elements of the last operand there, which broadcasts with their batch.
    /// None: the left one stays, and one that only an operand has is left out.
    std::function<NonTensor(const NonTensor& left, const NonTensor& right, const at::Tensor& last)> ofValues = {};
    /// What stands several times in a stack, as in `td[[1, 1]]`, is computed from its result before: so it is written.
    bool accumulates = false;
};

/// `function` of every leaf of `td` and what the operands have there. The batch sizes are broadcast with one another;
/// event dims are aligned from the right. A lazy stack stays one unless it has to be expanded. Non-tensor entries are
/// passed through. RuntimeError if the batch sizes do not broadcast, KeyError by the rules; errors name the key path.
[[nodiscard]] TensorDict elementwise(const TensorDict& td, std::vector<Operand> operands, const ElementwiseFunction& function,
                                     const ElementwiseRules& rules = {});

}  // namespace tensordesk

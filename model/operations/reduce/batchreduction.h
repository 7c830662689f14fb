// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/leafwise.h"
#include "model/operations/reduce/reduce.h"

namespace tensordesk {

/// The effect of reducing some dims on the levels of one tensordict, and on their leaves.
class BatchReduction {
public:
    /// Throws IndexError for a dim out of range, RuntimeError for a repeated dim, and TypeError for Event with `keepDims`.
    BatchReduction(const TensorDict& root, const ReducedDims& over, bool keepDims);

    [[nodiscard]] LevelShape shapeOf(const TensorDict& level) const;
    /// Returns a leaf for reduction by dims(): its event dims are flattened if these are reduced. Reads nothing.
    [[nodiscard]] Leaf prepared(const TensorDict& level, const Leaf& leaf) const;
    /// Returns the dims of a prepared leaf to reduce, counted from the front except for -1; empty for all dims.
    [[nodiscard]] const std::optional<std::vector<int64_t>>& dims() const noexcept { return m_dims; }
    [[nodiscard]] bool keepsDims() const noexcept { return m_keepDims; }

private:
    ReducedDims::Kind m_kind;
    std::optional<std::vector<int64_t>> m_dims;
    bool m_keepDims;
};

/// Returns a tensor with `dims` flattened to one, its last, for reductions that torch only supports along one dim.
[[nodiscard]] at::Tensor withDimsLast(const at::Tensor& tensor, const std::vector<int64_t>& dims);

/// All leaves as one, for reducing them together: concatenated along the first of the dims in `over`, or as one long vector. Reads
/// nothing. Throws ValueError if there is no leaf, and RuntimeError if their shapes do not fit.
struct JoinedLeaves {
    Leaf leaf;
    std::optional<std::vector<int64_t>> dims;  ///< dims of it to reduce; empty for all
};
[[nodiscard]] JoinedLeaves joinLeaves(const char* function, const TensorDict& td, const ReducedDims& over);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/compute/leafwise.h"
#include "model/operations/reduce/reduce.h"

namespace tensordesk {

/// What reducing some dims does to the levels of one tensordict, and to their leaves.
class BatchReduction {
public:
    /// IndexError for a dim out of range, RuntimeError for one given twice, TypeError for Event with `keepDims`.
    BatchReduction(const TensorDict& root, const ReducedDims& over, bool keepDims);

    [[nodiscard]] LevelShape shapeOf(const TensorDict& level) const;
    /// A leaf as dims() apply to it: its event dims are made one if these are reduced. Reads nothing.
    [[nodiscard]] Leaf prepared(const TensorDict& level, const Leaf& leaf) const;
    /// The dims of a prepared leaf to reduce, counted from the front but for -1; nothing for all of them.
    [[nodiscard]] const std::optional<std::vector<int64_t>>& dims() const noexcept { return m_dims; }
    [[nodiscard]] bool keepsDims() const noexcept { return m_keepDims; }

private:
    ReducedDims::Kind m_kind;
    std::optional<std::vector<int64_t>> m_dims;
    bool m_keepDims;
};

/// A tensor with `dims` made one, its last: for what torch reduces along one dim only.
[[nodiscard]] at::Tensor withDimsLast(const at::Tensor& tensor, const std::vector<int64_t>& dims);

/// All leaves as one, for reducing them together: laid end to end along the first of the dims that `over` names, or as
/// one long vector. Reads nothing. ValueError if there is no leaf, RuntimeError if their shapes do not fit.
struct Together {
    Leaf leaf;
    std::optional<std::vector<int64_t>> dims;  ///< of it, to be reduced; nothing for all
};
[[nodiscard]] Together laidTogether(const char* function, const TensorDict& td, const ReducedDims& over);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/stridedleaf.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/tensordict.h"

#include <ATen/core/DimVector.h>

#include <memory>

namespace tensordesk {

/// A rearrangement of the leading dims of a batch that moves no element: pure shape calculus. Everything
/// below a tensordict follows its batch with the same leading dims; what lies behind them stays.
/// Immutable; may be used from any thread.
class BatchView {
public:
    virtual ~BatchView() = default;
    BatchView(const BatchView&) = delete;
    BatchView& operator=(const BatchView&) = delete;

    /// What becomes of a shape and of names; of a tensor. REQUIRES: shapes start with the batch that this
    /// view was made for.
    [[nodiscard]] virtual Shape shape(const Shape& shape) const = 0;
    [[nodiscard]] virtual DimNames names(const DimNames& names) const = 0;
    [[nodiscard]] virtual at::Tensor apply(const at::Tensor& tensor) const = 0;
    /// What becomes of values that are no tensors: one for the whole batch stays one.
    [[nodiscard]] virtual NonTensor ofValue(const NonTensor& value) const;
    /// What becomes of a lazy stack.
    [[nodiscard]] virtual TensorDict ofStack(const TensorDict& stack) const = 0;

protected:
    BatchView() = default;
};

/// `leading`, and the sizes that `tensor` has behind its first `dims` dims.
[[nodiscard]] at::DimVector regroupedSizes(const Shape& leading, const at::Tensor& tensor, std::size_t dims);

/// The view of a tensordict of any kind: costs nothing per entry until one is looked at.
[[nodiscard]] TensorDict viewed(const TensorDict& td, std::shared_ptr<const BatchView> view);
/// An ordinary tensordict of the viewed entries of `td`, which may be a stack.
[[nodiscard]] TensorDict viewedEntries(const TensorDict& td, std::shared_ptr<const BatchView> view);
/// Each member viewed, stacked again.
[[nodiscard]] TensorDict viewedMembers(const TensorDict& stack, const std::shared_ptr<const BatchView>& view, int64_t stackDim,
                                       DimName stackDimName);

/// `result`, locked if `like` is.
[[nodiscard]] TensorDict lockedAs(const TensorDict& like, TensorDict result);

/// The entries of a tensordict as a table; a stack's are stacked when looked at.
[[nodiscard]] std::shared_ptr<EntryTable> entryTable(const TensorDict& td);
/// A tensordict of the same type as `like`, of the entries of `table`.
[[nodiscard]] TensorDict mapping(const TensorDict& like, Shape batch, DimNames names, std::shared_ptr<EntryTable> table);

/// A stack as an ordinary tensordict of stacked entries, at every level; what is written reaches the
/// members. RuntimeError with the key path if the shapes of an entry differ between members, or if
/// some members have further keys.
[[nodiscard]] TensorDict denseView(const TensorDict& td);

}  // namespace tensordesk

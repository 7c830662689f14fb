// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/stridedleaf.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/tensordict.h"

#include <ATen/core/DimVector.h>

#include <memory>

namespace tensordesk {

/// A rearrangement of the leading dims of a batch that moves no elements. Everything nested in a tensordict is rearranged in the
/// same leading dims; later dims stay. Immutable; safe to use from any thread.
class BatchView {
public:
    virtual ~BatchView() = default;
    BatchView(const BatchView&) = delete;
    BatchView& operator=(const BatchView&) = delete;

    /// Return the result for a shape, for names, and for a tensor. REQUIRES: shapes start with the batch size for which this view
    /// was made.
    [[nodiscard]] virtual Shape shape(const Shape& shape) const = 0;
    [[nodiscard]] virtual DimNames names(const DimNames& names) const = 0;
    [[nodiscard]] virtual at::Tensor apply(const at::Tensor& tensor) const = 0;
    /// Returns the result for a non-tensor: a single value for the whole batch is unchanged.
    [[nodiscard]] virtual NonTensor ofValue(const NonTensor& value) const;
    /// Returns the result for a lazy stack; called by viewed().
    [[nodiscard]] virtual TensorDict ofStack(const TensorDict& stack) const = 0;

protected:
    BatchView() = default;
};

/// Returns `leading`, followed by the sizes of `tensor` after its first `dims` dims.
[[nodiscard]] at::DimVector regroupedSizes(const Shape& leading, const at::Tensor& tensor, std::size_t dims);

/// Returns the view of a tensordict of any kind. Costs nothing per entry until access.
[[nodiscard]] TensorDict viewed(const TensorDict& td, std::shared_ptr<const BatchView> view);
/// Returns an ordinary tensordict with the viewed entries of `td`, which may be a stack.
[[nodiscard]] TensorDict viewedEntries(const TensorDict& td, std::shared_ptr<const BatchView> view);
/// Views each member and stacks them again.
[[nodiscard]] TensorDict viewedMembers(const TensorDict& stack, const std::shared_ptr<const BatchView>& view, int64_t stackDim,
                                       DimName stackDimName);

/// Locks `result` if `like` is locked, and returns it.
[[nodiscard]] TensorDict lockedAs(const TensorDict& like, TensorDict result);

/// Returns the entries of a tensordict as a table; those of a stack are stacked on access.
[[nodiscard]] std::shared_ptr<EntryTable> entryTable(const TensorDict& td);
/// Returns a tensordict or tensorclass, like `like`, with the entries of `table`.
[[nodiscard]] TensorDict mapping(const TensorDict& like, Shape batch, DimNames names, std::shared_ptr<EntryTable> table);

/// Returns a stack as an ordinary tensordict of stacked entries, at every level; writes go through to the members. Throws
/// RuntimeError with the key path if the shapes of an entry differ between members, or if some members have further keys.
[[nodiscard]] TensorDict denseView(const TensorDict& td);

}  // namespace tensordesk

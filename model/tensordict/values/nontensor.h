// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/plain.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// A non-tensor entry: one value valid for a whole batch (the oracle's NonTensorData), or one value
/// a batch position (NonTensorStack). An immutable value; copies share what it holds, and views and expanded
/// ones the values, as those of a tensor do: they cost what a tensor of their positions costs.
class NonTensor {
public:
    NonTensor(Plain value, Shape batch);
    /// One value of the batch as a whole (the oracle's MetaData), which stays one where dims are added and where members
    /// that hold the same one are stacked.
    static NonTensor meta(Plain value, Shape batch);
    /// One value a position, in row-major order. REQUIRES: as many as `batch` has elements.
    static NonTensor stack(std::vector<Plain> values, Shape batch);

    [[nodiscard]] bool isStack() const noexcept { return m_content->positions.defined(); }
    /// The oracle's class: NonTensorData, MetaData or NonTensorStack.
    [[nodiscard]] const char* typeName() const noexcept
    {
        return isStack() ? "NonTensorStack" : isMeta() ? "MetaData" : "NonTensorData";
    }
    [[nodiscard]] bool isMeta() const noexcept { return m_content->isMeta; }
    [[nodiscard]] const Shape& batchSize() const noexcept { return m_content->batch; }
    /// The value, or the values as lists nested by the batch dims: what `td[key]` gives in Python.
    [[nodiscard]] Plain toPlain() const;
    /// toPlain(), but lists end after as many values and lists in all: for a preview of many.
    [[nodiscard]] Plain beginning(int64_t most) const;
    /// The single value, or the one at the first position. REQUIRES: there is one.
    [[nodiscard]] const Plain& first() const;
    /// The single value, or all values in row-major order, one a position.
    [[nodiscard]] std::vector<Plain> values() const;

    /// Returns which positions, in row-major order, of this stack `view` shows; nothing if it is not a view of it, or if a
    /// value of it is at several positions. O(values).
    [[nodiscard]] std::optional<at::Tensor> placesOf(const NonTensor& view) const;
    /// Returns the stack with the values of `by`, or its one value, at some positions of the batch, in row-major order. Nothing
    /// if one value stands for all of a member and only a part of it would change.
    [[nodiscard]] std::optional<NonTensor> replacedAt(const at::Tensor& places, const NonTensor& by) const;

    [[nodiscard]] NonTensor at(const BoundIndex& index) const;
    /// The values at the positions that `view` picks of a tensor of the batch size. `byMembers`: it takes the members of
    /// a stack apart, or puts them together, so that one value for all of a member stays one, also where tensors would be
    /// copied.
    [[nodiscard]] NonTensor viewed(const std::function<at::Tensor(const at::Tensor&)>& view, bool byMembers = false) const;
    /// One value a position, none of which stands for all of a member.
    [[nodiscard]] NonTensor writtenOut() const;
    /// Returns a stack of one value, which stands for all of the members for which one does here. REQUIRES: it is a stack.
    [[nodiscard]] NonTensor filledWith(Plain value) const;
    /// The one value for another batch. REQUIRES: it is no stack.
    [[nodiscard]] NonTensor forBatch(Shape batch) const;
    /// The same value(s) for a batch that only grew or shrank at its end.
    [[nodiscard]] NonTensor withBatch(Shape batch) const;
    /// With a new dim of size 1, and of a larger batch: then one value a position, as the oracle writes it out, and one
    /// again where a view picks it; but one value stays one for a batch of more than kMostWrittenOut positions.
    [[nodiscard]] NonTensor unsqueezed(int64_t dim) const;
    /// REQUIRES: `batch` ends with the sizes of the batch, but where these are 1.
    [[nodiscard]] NonTensor expanded(const Shape& batch) const;
    static constexpr int64_t kMostWrittenOut = int64_t{1} << 20;
    /// Members stacked on a new dim: one value a position, as the oracle does, but for members that are meta and share
    /// their value. A member of one value for its whole batch is one again where a view picks that member.
    static NonTensor stack(const std::vector<NonTensor>& members, int64_t dim);

private:
    struct Content {
        std::shared_ptr<const std::vector<Plain>> values;  ///< maybe more than occur: views share them
        Shape batch;
        /// Of a stack, in the shape of the batch: which value is at each position. What repeats has no stride.
        at::Tensor positions = {};
        /// Of a stack, by dim of the batch: whether members of one value brought it along. Empty for none.
        std::vector<bool> isCommon = {};
        bool isMeta = false;  ///< of no stack
        int64_t number = 0;   ///< of no stack: which of the values it is
    };
    /// The number of its value at each position of `batch`, at no cost.
    [[nodiscard]] at::Tensor numbersFor(Shape batch) const;
    /// True if both are meta, of one batch size, and hold the same object of Python's.
    static bool sharesMeta(const NonTensor& left, const NonTensor& right);
    explicit NonTensor(Content content) : m_content(std::make_shared<const Content>(std::move(content))) { }

    std::shared_ptr<const Content> m_content;
};

}  // namespace tensordesk

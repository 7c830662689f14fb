// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/values/pythonvalue.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// A non-tensor entry: one value for a whole batch (the oracle's NonTensorData), or one value per batch position (NonTensorStack).
/// Immutable. Copies and views share the values, so that they cost as much as a tensor of positions.
class NonTensor {
public:
    NonTensor(PythonValue value, Shape batch);
    /// Makes one value for the batch as a whole (the oracle's MetaData). It stays one value when dims are added or when members
    /// with the same object are stacked.
    static NonTensor meta(PythonValue value, Shape batch);
    /// Makes one value per position, in row-major order. REQUIRES: as many values as `batch` has elements.
    static NonTensor stack(std::vector<PythonValue> values, Shape batch);

    [[nodiscard]] bool isStack() const noexcept { return m_content->positions.defined(); }
    /// Returns the oracle's class: NonTensorData, MetaData or NonTensorStack.
    [[nodiscard]] const char* typeName() const noexcept
    {
        return isStack() ? "NonTensorStack" : isMeta() ? "MetaData" : "NonTensorData";
    }
    [[nodiscard]] bool isMeta() const noexcept { return m_content->isMeta; }
    [[nodiscard]] const Shape& batchSize() const noexcept { return m_content->batch; }
    /// Returns the value, or the values as lists nested by the batch dims, as `td[key]` does in Python.
    [[nodiscard]] PythonValue toPythonValue() const;
    /// Returns toPythonValue() cut after `most` values and lists in total, for a preview.
    [[nodiscard]] PythonValue beginning(int64_t most) const;
    /// Returns the single value, or the value at the first position. REQUIRES: there is one.
    [[nodiscard]] const PythonValue& first() const;
    /// Returns the single value, or one value per position in row-major order.
    [[nodiscard]] std::vector<PythonValue> values() const;

    /// Returns the positions of this stack, in row-major order, that `view` shows. Empty if it is not a view of this stack, or if
    /// one of its values is at several positions. O(values).
    [[nodiscard]] std::optional<at::Tensor> placesOf(const NonTensor& view) const;
    /// Returns the stack with the values of `by`, or its single value, at some positions of the batch, in row-major order. Empty if
    /// one value denotes a whole member and only a part of that member would change.
    [[nodiscard]] std::optional<NonTensor> replacedAt(const at::Tensor& places, const NonTensor& by) const;

    [[nodiscard]] NonTensor at(const BoundIndex& index) const;
    /// Applies a view operation to the positions: `view` is called with a tensor of the batch size. `byMembers`: it splits or joins
    /// members of a stack, so that one value for a whole member stays one, also where tensors would be copied.
    [[nodiscard]] NonTensor viewed(const std::function<at::Tensor(const at::Tensor&)>& view, bool byMembers = false) const;
    /// Returns one value per position, with none shared by a whole member.
    [[nodiscard]] NonTensor writtenOut() const;
    /// Returns a stack filled with one value, which is shared by whole members as it is here. REQUIRES: this is a stack.
    [[nodiscard]] NonTensor filledWith(PythonValue value) const;
    /// Returns the single value for another batch. REQUIRES: this is not a stack.
    [[nodiscard]] NonTensor forBatch(Shape batch) const;
    /// Returns the same value(s) for a batch that only grew or shrank at its end.
    [[nodiscard]] NonTensor withBatch(Shape batch) const;
    /// Inserts a dim of size 1. As in the oracle the result has one value per position, which views can turn into a single value
    /// again. A single value stays one for a batch of more than kMostWrittenOut positions.
    [[nodiscard]] NonTensor unsqueezed(int64_t dim) const;
    /// Expands the batch. REQUIRES: `batch` ends with the sizes of the current batch, except where these are 1.
    [[nodiscard]] NonTensor expanded(const Shape& batch) const;
    static constexpr int64_t kMostWrittenOut = int64_t{1} << 20;
    /// Stacks members on a new dim. As in the oracle the result has one value per position, except for meta members that share
    /// their value. A member with a single value has a single value again when a view selects it.
    static NonTensor stack(const std::vector<NonTensor>& members, int64_t dim);

private:
    struct Content {
        std::shared_ptr<const std::vector<PythonValue>> values;  ///< possibly more than are used: views share them
        Shape batch;
        /// For a stack: the number of the value at each position, in the shape of the batch. Repeated values have stride 0.
        at::Tensor positions = {};
        /// For a stack: by batch dim, true if members with a single value introduced it. Empty for none.
        std::vector<bool> isCommon = {};
        bool isMeta = false;  ///< false for a stack
        int64_t number = 0;   ///< for a single value: its number in `values`
    };
    /// Returns the number of the value at each position of `batch`, without copying.
    [[nodiscard]] at::Tensor numbersFor(Shape batch) const;
    /// True if both are meta, have the same batch size and share the same Python object.
    static bool sharesMeta(const NonTensor& left, const NonTensor& right);
    explicit NonTensor(Content content) : m_content(std::make_shared<const Content>(std::move(content))) { }

    std::shared_ptr<const Content> m_content;
};

}  // namespace tensordesk

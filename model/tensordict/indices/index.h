// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tensordesk {

/// `start:stop:step`, each part optional.
struct Slice {
    std::optional<int64_t> start, stop, step;
};
struct Ellipsis { };
struct NewAxis { };

/// One item between the brackets of `td[…]`. A tensor is a mask (bool, uint8) or an integer index. Lists, ranges and arrays were
/// converted to tensors before.
using IndexItem = std::variant<int64_t, bool, Slice, Ellipsis, NewAxis, at::Tensor>;
using Index = std::vector<IndexItem>;

/// Returns the Python source of the index without its brackets: `:, 3, ::2`.
[[nodiscard]] std::string toPython(const Index& index);

/// True if the index contains masks or index tensors, so that its result is a copy.
[[nodiscard]] bool gathers(const Index& index);

/// The elements start, start + step, … of one dim, `count` in total. step ≥ 1.
struct Range {
    int64_t start = 0;
    int64_t step = 1;
    int64_t count = 0;

    [[nodiscard]] bool operator==(const Range&) const = default;
};

/// An index bound to a batch shape. Computes shapes once for all leaves of that batch. It has a basic part (ints, slices, new axes:
/// views) and, if there are masks or index tensors, an advanced part (a gather). Immutable; safe to use from any thread. Rules and
/// naming: tensordict 0.15 `_getitem_batch_size`, `_get_names_idx`.
class BoundIndex {
public:
    /// Throws IndexError if an item is out of range, if there are too many items or if a mask does not fit, and ValueError for a
    /// negative step. The cost does not depend on any leaf; masks are scanned once.
    BoundIndex(const Index& index, c10::IntArrayRef batch);

    /// The effect of the basic part on one dim of the input.
    struct BasicDim {
        enum class Kind { Pick, Range, NewAxis } kind = Kind::Range;
        tensordesk::Range range;  ///< Pick: start is the position
    };
    /// Returns the basic part in order: one Pick or Range for each batch dim of the input, with new axes between them.
    [[nodiscard]] const std::vector<BasicDim>& basic() const noexcept { return m_basic; }

    /// Returns the index tensors (int64, CPU) by dim of the basic part's result. A dim that is taken whole has an undefined tensor.
    /// Empty if the index is basic.
    [[nodiscard]] const std::vector<at::Tensor>& advanced() const noexcept { return m_advanced; }
    [[nodiscard]] bool isBasic() const noexcept { return m_advanced.empty(); }
    /// Returns the broadcast shape of the index tensors. These dims replace the indexed dims if those are adjacent, and come first
    /// otherwise.
    [[nodiscard]] const Shape& block() const noexcept { return m_block; }
    [[nodiscard]] int64_t blockPosition() const noexcept { return m_blockAt; }
    /// True for `()`, `...` and full slices, for which the oracle returns the same object.
    [[nodiscard]] bool isIdentity() const noexcept { return m_identity; }

    [[nodiscard]] const Shape& inputBatch() const noexcept { return m_input; }
    [[nodiscard]] const Shape& resultBatch() const noexcept { return m_result; }
    [[nodiscard]] DimNames resultNames(const DimNames& names) const;

    /// Returns the shape of the indexed leaf. REQUIRES: `shape` starts with inputBatch().
    [[nodiscard]] Shape resultShape(c10::IntArrayRef shape) const;
    /// Returns the indexed tensor: a view if isBasic(), else a copy. REQUIRES: the tensor's shape starts with inputBatch().
    [[nodiscard]] at::Tensor apply(const at::Tensor& tensor) const;
    /// Assigns `tensor[index] = value` with torch's broadcasting.
    void put(const at::Tensor& tensor, const at::Tensor& value) const;

    /// Returns only the basic part, or only the advanced part bound to the result of the basic part.
    [[nodiscard]] BoundIndex basicPart() const;
    [[nodiscard]] BoundIndex advancedPart() const;

private:
    BoundIndex() = default;
    at::Tensor applyBasic(const at::Tensor& tensor) const;
    void finish();

    Shape m_input, m_middle, m_result;  ///< shapes before the index, after its basic part, and after both parts
    std::vector<BasicDim> m_basic;
    std::vector<at::Tensor> m_advanced;
    std::vector<int64_t> m_middleSource;  ///< the input dim of each middle dim; -1 for a new axis
    std::vector<int64_t> m_maskGroup;     ///< by middle dim: the number of the mask that its index came from; -1 if none
    Shape m_block;                        ///< the broadcast shape of the index tensors
    int64_t m_blockAt = 0;                ///< the position of the block in the result
    bool m_identity = false;
};

}  // namespace tensordesk

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

/// One item between the brackets of `td[…]`. A tensor is a bool mask (bool, uint8) or an integer
/// index; lists, ranges and arrays become tensors before they get here.
using IndexItem = std::variant<int64_t, bool, Slice, Ellipsis, NewAxis, at::Tensor>;
using Index = std::vector<IndexItem>;

/// Python source of the index without its brackets: `:, 3, ::2`.
[[nodiscard]] std::string toPython(const Index& index);

/// True of an index with masks or index tensors: what it gives is a copy.
[[nodiscard]] bool gathers(const Index& index);

/// Elements start, start + step, … of one dim, `count` of them. step ≥ 1.
struct Range {
    int64_t start = 0;
    int64_t step = 1;
    int64_t count = 0;

    [[nodiscard]] bool operator==(const Range&) const = default;
};

/// An index made concrete for one batch shape: pure shape calculus, shared by every leaf it is
/// applied to. It consists of a basic part (ints, slices, new axes: views) and then, where there are
/// masks or index tensors, an advanced part (a gather). Immutable; may be used from any thread.
/// Rules and naming: tensordict 0.15 `_getitem_batch_size`, `_get_names_idx`.
class BoundIndex {
public:
    /// IndexError when an item is out of range, too many, or a mask does not fit; ValueError for a
    /// negative step. Cost: independent of any leaf; masks are scanned once.
    BoundIndex(const Index& index, c10::IntArrayRef batch);

    /// What one dim of the input becomes under the basic part.
    struct BasicDim {
        enum class Kind { Pick, Range, NewAxis } kind = Kind::Range;
        tensordesk::Range range;  ///< Pick: start is the position
    };
    /// The basic part, in order. Every batch dim of the input has one Pick or Range; new axes between.
    [[nodiscard]] const std::vector<BasicDim>& basic() const noexcept { return m_basic; }

    /// The index tensors (int64, CPU) by dim of the basic part's result; an undefined tensor where
    /// that dim is taken whole. Empty when the index is basic.
    [[nodiscard]] const std::vector<at::Tensor>& advanced() const noexcept { return m_advanced; }
    [[nodiscard]] bool isBasic() const noexcept { return m_advanced.empty(); }
    /// The shape the index tensors broadcast to, and the position of these dims in the result: where
    /// the tensors stood if they were neighbours, else the front.
    [[nodiscard]] const Shape& block() const noexcept { return m_block; }
    [[nodiscard]] int64_t blockPosition() const noexcept { return m_blockAt; }
    /// True for `()`, `...` and full slices: the oracle then gives back the same object.
    [[nodiscard]] bool isIdentity() const noexcept { return m_identity; }

    [[nodiscard]] const Shape& inputBatch() const noexcept { return m_input; }
    [[nodiscard]] const Shape& resultBatch() const noexcept { return m_result; }
    [[nodiscard]] DimNames resultNames(const DimNames& names) const;

    /// The shape a leaf gets. REQUIRES: `shape` starts with inputBatch().
    [[nodiscard]] Shape resultShape(c10::IntArrayRef shape) const;
    /// The indexed tensor: a view if isBasic(), else a copy. REQUIRES as resultShape().
    [[nodiscard]] at::Tensor apply(const at::Tensor& tensor) const;
    /// `tensor[index] = value` with torch's broadcasting.
    void put(const at::Tensor& tensor, const at::Tensor& value) const;

    /// Only the basic part / only the advanced part, bound to the basic part's result.
    [[nodiscard]] BoundIndex basicPart() const;
    [[nodiscard]] BoundIndex advancedPart() const;

private:
    BoundIndex() = default;
    at::Tensor applyBasic(const at::Tensor& tensor) const;
    void finish();

    Shape m_input, m_middle, m_result;  ///< before; after the basic part; after both
    std::vector<BasicDim> m_basic;
    std::vector<at::Tensor> m_advanced;
    std::vector<int64_t> m_middleSource;  ///< the input dim of each middle dim, -1 for a new axis
    std::vector<int64_t> m_maskGroup;     ///< by middle dim: number of the mask its index came from, -1 else
    Shape m_block;                        ///< broadcast shape of the index tensors
    int64_t m_blockAt = 0;                ///< where the block stands in the result
    bool m_identity = false;
};

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/expression.h"
#include "model/tensordict/base/message.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

// Note [Origins] The origin of a result's elements is found by evaluating the expression on leaves whose elements are their own
// positions, and again on shuffled positions. If elements are only moved, the second result is the first one shuffled; if they are
// computed, or selected by value, it is not. Before that the expression is evaluated on shapes only, because positions are not
// values to select by.

/// The element of `td` that is the origin of an element of a result.
struct Origin {
    KeyPath key;
    Shape position;
};

/// Maps each element of one leaf of a result to its origin in `td`, for expressions that move elements, such as reshape, permute,
/// stack, cat, gather and any index; not for computations.
class OriginMap {
public:
    /// The limit for the elements of a leaf.
    static constexpr int64_t kMostElements = int64_t{1} << 20;

    /// Maps the leaf of the result at `key`; an empty key for a tensor, or for the batch dims of a tensordict, for which one of its
    /// leaves is used. Empty if elements are computed, selected by value, or too many. Evaluates three times, on shapes and on 8
    /// bytes per element; reads nothing. Throws Cancelled, and MemoryError within a MemoryBudget.
    [[nodiscard]] static std::optional<OriginMap> of(std::string_view expression, const TensorDict& td, const KeyPath& key,
                                                     Progress& progress = Progress::none());

    /// True if it maps the batch dims of a tensordict.
    [[nodiscard]] bool isOfBatch() const noexcept { return m_isOfBatch; }
    /// Returns the shape of the result, or its batch size.
    [[nodiscard]] const Shape& shape() const noexcept { return m_shape; }
    [[nodiscard]] const DimNames& names() const noexcept { return m_names; }
    /// Returns the origin of an element; empty if it was filled in. REQUIRES: one index per dim.
    [[nodiscard]] std::optional<Origin> at(const Shape& position) const;

    /// Returns the names of the source dims, all of them or those of its batch: `env`, `dim 1`. Empty if elements come from leaves
    /// with different shapes.
    [[nodiscard]] const std::vector<std::string>& sourceDims() const noexcept { return m_sourceDims; }
    [[nodiscard]] const Shape& sourceShape() const noexcept { return m_sourceShape; }
    /// Returns indices in one dim of the source: int64 [*shape()]; -1 for elements that were filled in.
    [[nodiscard]] at::Tensor indices(std::size_t sourceDim) const;

    /// Returns a sentence if dims are mixed: if several source dims vary along one dim of the result, and one of them varies along
    /// another dim too. A reshape that should have been a permute does this.
    [[nodiscard]] std::optional<Message> mixing() const;

private:
    struct Numbered {
        KeyPath key;
        Shape shape;
        int64_t first = 0;  ///< position of its first element
    };

    [[nodiscard]] const Numbered* leafOf(int64_t number) const;

    at::Tensor m_numbers;  ///< int64 [*shape()], on the CPU; 0 for elements that were filled in
    Shape m_shape;
    bool m_isOfBatch = false;
    DimNames m_names;
    std::vector<Numbered> m_leaves;
    Shape m_sourceShape;
    std::vector<std::string> m_sourceDims;
};

}  // namespace tensordesk

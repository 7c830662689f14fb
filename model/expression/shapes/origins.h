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

// Note [Origins]
// Where the elements of a result come from is found by evaluating the expression on leaves whose elements are their own numbers,
// and once more on these numbers shuffled: where elements are only moved, the second result is the first one shuffled; where they
// are computed, or chosen by their values, it is not. Before that it is evaluated on shapes alone: numbers are no values to choose
// by.

/// An element of `td` that one of a result is.
struct Origin {
    KeyPath key;
    Shape position;
};

/// For each element of one leaf of a result: which element of `td` it is. Of expressions that move elements, such as reshape,
/// permute, stack, cat, gather and any index; not of what computes.
class OriginMap {
public:
    /// Leaves of more elements are not numbered.
    static constexpr int64_t kMostElements = int64_t{1} << 20;

    /// Of the leaf of the result at `key`; empty: of a tensor, or of a tensordict that one of its leaves whose elements are
    /// numbered, of which only the dims of the batch are looked at. Nothing where elements are computed or chosen by values, or
    /// are too many. Evaluates three times, on shapes and on 8 bytes an element; reads nothing. Throws Cancelled, and MemoryError
    /// within a MemoryBudget.
    [[nodiscard]] static std::optional<OriginMap> of(std::string_view expression, const TensorDict& td, const KeyPath& key,
                                                     Progress& progress = Progress::none());

    /// True if it is of the batch of a tensordict, for which one of its leaves stands.
    [[nodiscard]] bool isOfBatch() const noexcept { return m_isOfBatch; }
    /// Of the result, or its batch.
    [[nodiscard]] const Shape& shape() const noexcept { return m_shape; }
    [[nodiscard]] const DimNames& names() const noexcept { return m_names; }
    /// Where an element comes from; nothing if it was filled in. REQUIRES: an index each.
    [[nodiscard]] std::optional<Origin> at(const Shape& position) const;

    /// What the dims of the source are called, all of them or those of its batch: `env`, `dim 1`. Empty if elements come from
    /// leaves of several shapes.
    [[nodiscard]] const std::vector<std::string>& sourceDims() const noexcept { return m_sourceDims; }
    [[nodiscard]] const Shape& sourceShape() const noexcept { return m_sourceShape; }
    /// Indices in a dim of the source: [*shape()], int64; -1 where elements were filled in.
    [[nodiscard]] at::Tensor indices(std::size_t sourceDim) const;

    /// Says that dims are mixed, where along one of the result several of the source run, one of which runs along another, too:
    /// what a reshape does that was to be a permute.
    [[nodiscard]] std::optional<Message> mixing() const;

private:
    struct Numbered {
        KeyPath key;
        Shape shape;
        int64_t first = 0;  ///< the number of its first element
    };

    [[nodiscard]] const Numbered* leafOf(int64_t number) const;

    at::Tensor m_numbers;  ///< [*shape()], int64, on the CPU; 0 where elements were filled in
    Shape m_shape;
    bool m_isOfBatch = false;
    DimNames m_names;
    std::vector<Numbered> m_leaves;
    Shape m_sourceShape;
    std::vector<std::string> m_sourceDims;
};

}  // namespace tensordesk

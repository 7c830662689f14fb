// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// Elements of an array by their positions in its row-major order: those at offset + Σ index · stride. Strides are not negative.
struct StridedElements {
    Shape sizes;
    Shape strides;
    int64_t offset = 0;

    void append(int64_t size, int64_t stride);
    /// Returns the distance between the first and the last element along `dim`.
    [[nodiscard]] int64_t extent(std::size_t dim) const { return (sizes[dim] - 1) * strides[dim]; }
    /// True if the elements are in row-major order without gaps, as at::Tensor::is_contiguous() defines it.
    [[nodiscard]] bool isContiguous() const;
};

/// Returns all elements of an array of this shape, in order.
[[nodiscard]] StridedElements contiguousElements(const Shape& shape);

/// A rectangular part of an array, with the order in which its elements, copied into a contiguous tensor, are read.
struct Rectangle {
    std::vector<Range> part;
    Shape strides;

    [[nodiscard]] Shape counts() const;
};

/// Returns the rectangular part of an array of shape `array` that the elements fill; empty if they do not fill one. Dims of stride
/// 0 repeat elements. REQUIRES: at least one element.
[[nodiscard]] std::optional<Rectangle> rectangleOf(const StridedElements& elements, const Shape& array);

/// A block of whole rows: `count` neighbours in row-major order from `start` on.
struct RowBlock {
    std::vector<Range> part;
    int64_t start = 0;
    int64_t count = 0;
};

/// Returns the smallest block that contains the elements. REQUIRES: at least one element.
[[nodiscard]] RowBlock blockAround(const StridedElements& elements, const Shape& array);

}  // namespace tensordesk

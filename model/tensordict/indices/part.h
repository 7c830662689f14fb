// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A rectangular, strided part of an array: one Range a dim.
using Part = std::vector<Range>;

[[nodiscard]] Part wholePart(const Shape& shape);
[[nodiscard]] Shape shapeOf(const Part& part);

/// The elements that both have, in the coordinates of the array; empty if there are none. Of 0-d
/// parts it is the 0-d part.
[[nodiscard]] std::optional<Part> intersection(const Part& a, const Part& b);
/// True if every element of `inner` is one of `outer`.
[[nodiscard]] bool covers(const Part& outer, const Part& inner);

/// `tensor`, which holds the elements of `part`, narrowed to `inner`: a view. REQUIRES: covers(part, inner).
[[nodiscard]] at::Tensor narrowed(const at::Tensor& tensor, const Part& part, const Part& inner);

/// The index that picks it. REQUIRES: no empty range.
[[nodiscard]] Index indexOf(const Part& part);

/// Python's index for it: `[3, 10:20]`; empty for the whole of `shape`.
[[nodiscard]] std::string toPython(const Part& part, const Shape& shape);

}  // namespace tensordesk

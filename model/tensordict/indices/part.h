// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/shape.h"

#include <ATen/core/Tensor.h>

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A rectangular, strided part of an array: one Range per dim.
using Part = std::vector<Range>;

[[nodiscard]] Part wholePart(const Shape& shape);
[[nodiscard]] Shape shapeOf(const Part& part);

/// Returns the elements that are in both parts, in coordinates of the array; empty if there are none. For 0-d parts returns the 0-d
/// part.
[[nodiscard]] std::optional<Part> intersection(const Part& a, const Part& b);
/// True if every element of `inner` is one of `outer`.
[[nodiscard]] bool covers(const Part& outer, const Part& inner);

/// Returns the view of `tensor`, which has the elements of `part`, that covers `inner`. REQUIRES: covers(part, inner).
[[nodiscard]] at::Tensor narrowed(const at::Tensor& tensor, const Part& part, const Part& inner);

/// Returns the index that selects the part. REQUIRES: no empty range.
[[nodiscard]] Index indexOf(const Part& part);

/// Returns the part as an index in Python: `[3, 10:20]`; empty for all of `shape`.
[[nodiscard]] std::string toPython(const Part& part, const Shape& shape);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/failure.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

/// Another text for one tensor of an expression, and what it means in one sentence. The rules of operations build their
/// suggestions from these.
struct Rewrite {
    std::string text;
    Message meaning;
};

/// Returns sizes as the arguments of a call: `4, 5`.
[[nodiscard]] std::string joinedSizes(const Shape& sizes);

/// `x.unsqueeze(-1)`, once for each of `count` dims.
[[nodiscard]] Rewrite withLastDims(const Failure& failure, const Argument& x, std::size_t count = 1);
/// `x.unsqueeze(dim)`
[[nodiscard]] Rewrite withDim(const Failure& failure, const Argument& x, std::size_t dim);
/// `x.squeeze(-1)`. REQUIRES: the last dim has size 1.
[[nodiscard]] Rewrite withoutLastDim(const Failure& failure, const Argument& x);
/// `x.transpose(first, second)`, for the last two dims `x.mT`, and `x.T` of a matrix.
[[nodiscard]] Rewrite swapped(const Failure& failure, const Argument& x, std::size_t first, std::size_t second);
/// `x.movedim(from, to)`
[[nodiscard]] Rewrite moved(const Failure& failure, const Argument& x, int64_t from, int64_t to);
/// `x.flatten(first, last)`
[[nodiscard]] Rewrite flattened(const Failure& failure, const Argument& x, int64_t first, int64_t last);
/// An index that selects `range` along one dim: `[:, :4]`; of a dim near the end of a tensor with many dims `[..., :4]`.
[[nodiscard]] std::string indexAlong(std::size_t dim, std::size_t rank, const std::string& range);
/// The first `size` elements along `dim`: `x[:, :4]`.
[[nodiscard]] Rewrite shortened(const Failure& failure, const Argument& x, std::size_t dim, int64_t size);
/// The last `size` elements along `dim`: `x[:, 1:]`.
[[nodiscard]] Rewrite withoutFirst(const Failure& failure, const Argument& x, std::size_t dim, int64_t size);
/// `x.long()`, `x.float()`, `x.bool()`
[[nodiscard]] Rewrite converted(const Failure& failure, const Argument& x, DType dtype);
/// `x.argmax(-1)`, or `x.argmax(-1, keepdim=True)`
[[nodiscard]] Rewrite asClassIndex(const Failure& failure, const Argument& x, bool keepsDim);

/// Suggests the rewrite of one argument.
void suggest(Failure& failure, const Argument& x, Rewrite rewrite);
/// Suggests rewrites of two arguments at once, with the meaning of the first.
void suggest(Failure& failure, const Argument& x, Rewrite rewrite, const Argument& y, Rewrite other);

}  // namespace tensordesk

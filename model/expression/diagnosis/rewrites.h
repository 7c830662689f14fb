// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/failure.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tensordesk {

/// A replacement for the text of one tensor, and its meaning in one sentence. The rules build their suggestions from these.
struct Rewrite {
    std::string text;
    Message meaning;
};

/// Returns sizes as the arguments of a call: `4, 5`.
[[nodiscard]] std::string joinedSizes(const Shape& sizes);

/// Returns the argument followed by `count` times `.unsqueeze(-1)`.
[[nodiscard]] Rewrite withLastDims(const Failure& failure, const Argument& x, std::size_t count = 1);
/// Returns `x.unsqueeze(dim)`.
[[nodiscard]] Rewrite withDim(const Failure& failure, const Argument& x, std::size_t dim);
/// Returns `x.squeeze(-1)`. REQUIRES: the last dim has size 1.
[[nodiscard]] Rewrite withoutLastDim(const Failure& failure, const Argument& x);
/// Returns `x.transpose(first, second)`; for the last two dims `x.mT`, and for a matrix `x.T`.
[[nodiscard]] Rewrite swapped(const Failure& failure, const Argument& x, std::size_t first, std::size_t second);
/// Returns `x.movedim(from, to)`.
[[nodiscard]] Rewrite moved(const Failure& failure, const Argument& x, int64_t from, int64_t to);
/// Returns `x.flatten(first, last)`.
[[nodiscard]] Rewrite flattened(const Failure& failure, const Argument& x, int64_t first, int64_t last);
/// Returns an index that selects `range` along one dim: `[:, :4]`, or `[..., :4]` for a dim near the end of a tensor with many
/// dims.
[[nodiscard]] std::string indexAlong(std::size_t dim, std::size_t rank, const std::string& range);
/// Returns the first `size` elements along `dim`: `x[:, :4]`.
[[nodiscard]] Rewrite shortened(const Failure& failure, const Argument& x, std::size_t dim, int64_t size);
/// Returns the last `size` elements along `dim`, such as `x[:, 1:]`.
[[nodiscard]] Rewrite withoutFirst(const Failure& failure, const Argument& x, std::size_t dim, int64_t size);
/// Returns `x.long()`, `x.float()` or `x.bool()`.
[[nodiscard]] Rewrite converted(const Failure& failure, const Argument& x, DType dtype);
/// Returns `x.argmax(-1)`, or `x.argmax(-1, keepdim=True)`.
[[nodiscard]] Rewrite asClassIndex(const Failure& failure, const Argument& x, bool keepsDim);

/// Suggests the rewrite of one argument.
void suggest(Failure& failure, const Argument& x, Rewrite rewrite);
/// Suggests rewrites of two arguments together, with the meaning of the first.
void suggest(Failure& failure, const Argument& x, Rewrite rewrite, const Argument& y, Rewrite other);

}  // namespace tensordesk

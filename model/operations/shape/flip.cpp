// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/shape/flip.h"

#include "model/operations/combine/stack.h"
#include "model/operations/shape/batchview.h"
#include "model/operations/shape/permute.h"
#include "model/operations/shape/rows.h"

#include <ATen/ops/arange.h>

#include <algorithm>

namespace tensordesk {

namespace {

std::vector<int64_t> wrapped(const TensorDict& td, std::vector<int64_t> dims)
{
    for (int64_t& dim : dims) {
        dim = wrapDim(dim, td.dim());
    }
    return dims;
}

/// Returns the source of each of `size` positions: first, first + step, … cyclically.
at::Tensor positions(int64_t size, int64_t first, int64_t step)
{
    return size == 0 ? at::arange(0, at::kLong) : at::arange(size, at::kLong).mul(step).add(first).remainder(size);
}

TensorDict shifted(const TensorDict& td, int64_t shift, int64_t dim)
{
    const int64_t size = td.batchSize()[static_cast<std::size_t>(dim)];
    return rows(td, dim, positions(size, size == 0 ? 0 : -(shift % size), 1));
}

}  // namespace

TensorDict flip(const TensorDict& td, const std::vector<int64_t>& given)
{
    const std::vector<int64_t> dims = wrapped(td, given);
    TensorDict result = denseIfUniform(td);
    for (auto dim = dims.begin(); dim != dims.end(); ++dim) {
        if (std::find(dims.begin(), dim, *dim) != dim) {
            throw Error(ErrorKind::RuntimeError, "dim {} occurs twice among the dims to flip", *dim);
        }
        const int64_t size = td.batchSize()[static_cast<std::size_t>(*dim)];
        result = rows(result, *dim, positions(size, size - 1, -1));
    }
    return dims.empty() ? lockedAs(td, result.shallowCopy()) : result;
}

TensorDict roll(const TensorDict& td, const std::vector<int64_t>& shifts, const std::vector<int64_t>& given)
{
    const std::vector<int64_t> dims = wrapped(td, given);
    if (shifts.size() != (dims.empty() ? 1 : dims.size())) {
        throw Error(ErrorKind::RuntimeError, "{} shifts do not fit {} dims", shifts.size(), dims.size());
    }
    TensorDict result = denseIfUniform(td);
    if (dims.empty()) {
        const int64_t count = elementCount(td.batchSize());
        return reordered(result, positions(count, count == 0 ? 0 : -(shifts.front() % count), 1));
    }
    for (std::size_t i = 0; i < dims.size(); ++i) {
        result = shifted(result, shifts[i], dims[i]);
    }
    return result;
}

TensorDict rotate90(const TensorDict& td, int64_t times, const std::vector<int64_t>& given)
{
    if (td.batchSize().size() < 2 || given.size() != 2) {
        throw Error(ErrorKind::RuntimeError, "a rotation takes two dims of a batch that has as many, got {} and the batch size {}",
                    toString(given), toString(td.batchSize()));
    }
    const std::vector<int64_t> dims = wrapped(td, given);
    if (dims[0] == dims[1]) {
        throw Error(ErrorKind::RuntimeError, "a rotation takes two different dims, got {}", toString(given));
    }
    switch ((times % 4 + 4) % 4) {
    case 1: return transpose(flip(td, {dims[1]}), dims[0], dims[1]);
    case 2: return flip(td, dims);
    case 3: return transpose(flip(td, {dims[0]}), dims[0], dims[1]);
    default: return td;
    }
}

}  // namespace tensordesk

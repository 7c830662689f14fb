// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/shape/repeat.h"

#include "model/operations/shape/batchview.h"
#include "model/operations/shape/expand.h"
#include "model/operations/shape/reshape.h"
#include "model/operations/shape/rows.h"
#include "model/operations/shape/squeeze.h"
#include "model/tensordict/base/memory.h"

#include <ATen/ops/arange.h>

namespace tensordesk {

namespace {

/// The numbers of the positions take memory themselves.
void checkCount(int64_t size, int64_t times)
{
    checkFits({size, times}, at::kLong);
}

}  // namespace

TensorDict repeat(const TensorDict& td, const std::vector<int64_t>& times)
{
    const Shape& batch = td.batchSize();
    if (times.size() != batch.size()) {
        throw Error(ErrorKind::ValueError, "expected one number for each of the {} batch dims, got {}", batch.size(),
                    toString(times));
    }
    TensorDict result = lockedAs(td, td.shallowCopy());
    for (std::size_t dim = 0; dim < times.size(); ++dim) {
        if (times[dim] < 0) {
            throw Error(ErrorKind::RuntimeError, "a dim cannot be repeated {} times", times[dim]);
        }
        if (times[dim] != 1) {
            checkCount(batch[dim], times[dim]);
            result = rows(result, static_cast<int64_t>(dim), at::arange(batch[dim], at::kLong).repeat({times[dim]}));
        }
    }
    return result;
}

TensorDict tile(const TensorDict& td, std::vector<int64_t> times)
{
    const std::size_t dims = td.batchSize().size();
    if (times.size() < dims) {
        times.insert(times.begin(), dims - times.size(), 1);
    }
    Shape batch(times.size() - dims, 1);
    batch.insert(batch.end(), td.batchSize().begin(), td.batchSize().end());
    return repeat(broadcastTo(td, std::move(batch)), times);
}

TensorDict repeatInterleave(const TensorDict& td, const at::Tensor& times, std::optional<int64_t> dim)
{
    const auto dims = td.dim();
    if (dims == 0) {
        return repeatInterleave(unsqueeze(td, 0), times, dim);
    }
    if (!dim) {
        return repeatInterleave(dims > 1 ? reshape(td, {-1}) : td, times, 0);
    }
    if (*dim < -dims) {
        throw Error(ErrorKind::ValueError, "dim {} is out of range for the batch size {}", *dim, toString(td.batchSize()));
    }
    const int64_t at = wrapDim(*dim, dims);
    const int64_t size = td.batchSize()[static_cast<std::size_t>(at)];
    const at::Tensor positions = guardingTorch([&] {
        at::Tensor counts = times.to(at::kCPU);
        if (counts.numel() == 1) {
            checkCount(size, counts.item<int64_t>());
            counts = counts.reshape(-1);
        } else if (counts.numel() > 0) {
            checkCount(1, counts.sum().item<int64_t>());
        }
        return at::arange(size, at::kLong).repeat_interleave(counts);
    });
    return rows(td, at, positions);
}

}  // namespace tensordesk

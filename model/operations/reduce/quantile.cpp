// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/aten.h"
#include "model/operations/reduce/batchreduction.h"
#include "model/operations/reduce/lanes.h"
#include "model/tensordict/leaves/scratch.h"

#include <ATen/ops/full.h>

#include <algorithm>

namespace tensordesk {

namespace {

/// Quantiles along `dims`, or of all elements.
at::Tensor quantileOfTensor(const at::Tensor& tensor, const std::optional<std::vector<int64_t>>& dims,
                            const QuantileOptions& options)
{
    static const AtenOperator op("aten::quantile", "");
    // A number takes the dtype of the elements; a tensor must have it.
    const bool isNumber = options.q.unsafeGetTensorImpl()->is_wrapped_number();
    const at::Tensor q = isNumber ? at::full({}, options.q.item(), tensor.options()) : options.q;
    const auto along = [&](const at::Tensor& values, const c10::IValue& dim, bool keep) {
        return op({values, q, dim, keep, options.interpolation});
    };
    if (!dims)
        return along(tensor, c10::IValue(), options.keepDims);
    if (dims->size() == 1)
        return along(tensor, dims->front(), options.keepDims);
    at::Tensor result = along(withDimsLast(tensor, *dims), int64_t{-1}, false);
    if (options.keepDims) {
        Shape shape = options.q.sizes().vec();
        for (int64_t dim = 0; dim < tensor.dim(); ++dim)
            shape.push_back(std::find(dims->begin(), dims->end(), dim) == dims->end() ? tensor.size(dim) : 1);
        result = result.reshape(shape);
    }
    return result;
}

at::Tensor quantileOf(const Leaf& leaf, const std::optional<std::vector<int64_t>>& dims, const QuantileOptions& options)
{
    std::vector<int64_t> along = dims.value_or(std::vector<int64_t>());
    for (int64_t dim = 0; dim < leaf.dim(); ++dim)
        if (!dims)
            along.push_back(dim);
    // A GPU only asserts it, and is lost to this program where that fails.
    if (!options.q.is_meta() && !options.q.is_complex() && !options.q.ge(0).logical_and(options.q.le(1)).all().item<bool>())
        throw Error(ErrorKind::RuntimeError, "quantile() q values must be in the range [0, 1]");
    constexpr int64_t kMostOfTorch = 1 << 24;
    if (isLarge(leaf) && laneSize(leaf, along) > kMostOfTorch)
        throw Error(ErrorKind::RuntimeError, "quantile() takes {} elements together here, more than the {} that torch can",
                    laneSize(leaf, along), kMostOfTorch);
    return guardingTorch([&] {
        return calledOnLanes(leaf, along, options.keepDims,
                             [&](const at::Tensor& tensor) { return std::vector{quantileOfTensor(tensor, dims, options)}; })
            .front();
    });
}

}  // namespace

TensorDict quantile(const TensorDict& td, const QuantileOptions& options)
{
    const BatchReduction batch(td, options.over, options.keepDims);
    const UnrecordedUnlessAsked guard;
    return mapDense(
        td,
        [&](const TensorDict& level) {
            LevelShape shape = batch.shapeOf(level);
            const bool isAll = options.over.kind == ReducedDims::Kind::All && !options.keepDims;
            if (options.q.dim() > 0 && !isAll) {
                shape.batch.insert(shape.batch.begin(), options.q.size(0));
                shape.names.insert(shape.names.begin(), DimName());
            }
            return shape;
        },
        [&](const TensorDict& level, const Leaf& leaf) { return quantileOf(batch.prepared(level, leaf), batch.dims(), options); });
}

at::Tensor quantileTogether(const TensorDict& td, const QuantileOptions& options)
{
    const UnrecordedUnlessAsked guard;
    const JoinedLeaves joined = joinLeaves("quantile", td, options.over);
    return quantileOf(joined.leaf, joined.dims, options);
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/aten.h"
#include "model/operations/reduce/batchreduction.h"
#include "model/operations/reduce/lanes.h"

#include <deque>

namespace tensordesk {

namespace {

using Tensors = std::vector<at::Tensor>;

/// `td` without its non-tensor entries, which have no largest one.
TensorDict onlyTensors(const TensorDict& td)
{
    std::vector<KeyPath> others;
    forEachEntry(td, [&](const KeyPath& path, const Entry& entry) {
        if (std::holds_alternative<NonTensor>(entry))
            others.push_back(path);
    });
    return others.empty() ? td : td.exclude(others);
}

/// Two trees of one pass over the leaves.
ValuesAndIndices paired(const TensorDict& td, const std::function<LevelShape(const TensorDict&)>& rule,
                        const std::function<Tensors(const Leaf&)>& function)
{
    const UnrecordedUnlessAsked guard;
    const TensorDict tensors = onlyTensors(td);
    std::deque<at::Tensor> indices;
    const TensorDict values = mapDense(tensors, rule, [&](const TensorDict&, const Leaf& leaf) {
        Tensors pair = guardingTorch([&] { return function(leaf); });
        indices.push_back(std::move(pair[1]));
        return pair[0];
    });
    // The second walk meets the leaves in the order of the first.
    return {values, mapDense(tensors, rule, [&](const TensorDict&, const Leaf&) {
                at::Tensor next = std::move(indices.front());
                indices.pop_front();
                return next;
            })};
}

Tensors called(const AtenOperator& op, std::vector<c10::IValue> arguments)
{
    const std::vector<c10::IValue> results = op.call(std::move(arguments));
    return {results[0].toTensor(), results[1].toTensor()};
}

Tensors alongDims(const AtenOperator& op, const at::Tensor& tensor, const std::vector<int64_t>& dims, bool keepDims)
{
    if (dims.size() == 1)
        return called(op, {tensor, dims.front(), keepDims});
    Tensors result = called(op, {withDimsLast(tensor, dims), int64_t{-1}, false});
    if (keepDims) {
        Shape shape = tensor.sizes().vec();
        for (const int64_t dim : dims)
            shape[static_cast<std::size_t>(dim)] = 1;
        result = {result[0].reshape(shape), result[1].reshape(shape)};
    }
    return result;
}

Tensors alongDims(const AtenOperator& op, const Leaf& leaf, const std::vector<int64_t>& dims, bool keepDims)
{
    return calledOnLanes(leaf, dims, keepDims, [&](const at::Tensor& tensor) { return alongDims(op, tensor, dims, keepDims); });
}

LevelShape shapeAsItIs(const TensorDict& level)
{
    return {level.batchSize(), level.names()};
}

/// "cummax" or "cummin" of a leaf along a dim, and where they are.
std::function<Tensors(const Leaf&)> runningAlong(std::string_view name, int64_t dim)
{
    return [op = AtenOperator(name == "cummax" ? "aten::cummax" : "aten::cummin", ""), dim](const Leaf& leaf) {
        return calledOnLanes(leaf, {dim}, true, [&](const at::Tensor& tensor) { return called(op, {tensor, dim}); });
    };
}

}  // namespace

ValuesAndIndices extremes(std::string_view name, const TensorDict& td, const std::vector<int64_t>& dims, bool keepDims)
{
    const BatchReduction batch(td, {ReducedDims::Kind::Batch, dims}, keepDims);
    const AtenOperator op(name == "max" ? "aten::max" : "aten::min", "dim");
    return paired(
        td, [&](const TensorDict& level) { return batch.shapeOf(level); },
        [&](const Leaf& leaf) { return alongDims(op, leaf, *batch.dims(), keepDims); });
}

ValuesAndIndices runningExtremes(std::string_view name, const TensorDict& td, int64_t dim)
{
    return paired(td, shapeAsItIs, runningAlong(name, wrapDim(dim, td.dim())));
}

TensorDict runningExtremeValues(std::string_view name, const TensorDict& td, int64_t dim)
{
    const UnrecordedUnlessAsked guard;
    const auto running = runningAlong(name, wrapDim(dim, td.dim()));
    return mapDense(td, shapeAsItIs,
                    [&](const TensorDict&, const Leaf& leaf) { return guardingTorch([&] { return running(leaf)[0]; }); });
}

TensorPair extremesTogether(std::string_view name, const TensorDict& td, const std::vector<int64_t>& dims, bool keepDims)
{
    return guardingTorch([&] {
        const UnrecordedUnlessAsked guard;
        const JoinedLeaves joined = joinLeaves(std::string(name).c_str(), td, {ReducedDims::Kind::Batch, dims});
        Tensors pair = alongDims(AtenOperator(name == "max" ? "aten::max" : "aten::min", "dim"), joined.leaf, *joined.dims,
                                 keepDims);
        return TensorPair{std::move(pair[0]), std::move(pair[1])};
    });
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "operations/batchreduction.h"

#include "operations/aten.h"

#include <ATen/ops/cat.h>

#include <algorithm>

namespace tensordesk {

namespace {

std::vector<int64_t> wrapped(const std::vector<int64_t>& dims, std::size_t batchDims)
{
    std::vector<int64_t> result;
    for (const int64_t dim : dims) {
        const int64_t fromFront = wrapDim(dim, static_cast<int64_t>(batchDims));
        if (std::find(result.begin(), result.end(), fromFront) != result.end())
            throw Error(ErrorKind::RuntimeError, "dim " + std::to_string(dim) + " is given twice");
        result.push_back(fromFront);
    }
    return result;
}

}  // namespace

BatchReduction::BatchReduction(const TensorDict& root, const ReducedDims& over, bool keepDims)
    : m_kind(over.kind), m_keepDims(keepDims)
{
    if (m_kind == ReducedDims::Kind::Event) {
        if (keepDims)
            throw Error(ErrorKind::TypeError, "dim=\"feature\" and keepdim=True exclude each other");
        m_dims = {-1};
    } else if (m_kind == ReducedDims::Kind::Batch) {
        m_dims = wrapped(over.dims, root.batchSize().size());
    }
}

LevelShape BatchReduction::shapeOf(const TensorDict& level) const
{
    LevelShape shape{level.batchSize(), level.names()};
    if (m_kind == ReducedDims::Kind::Event)
        return shape;
    if (m_kind == ReducedDims::Kind::All) {
        if (!m_keepDims)
            return {};
        std::fill(shape.batch.begin(), shape.batch.end(), 1);
        return shape;
    }
    std::vector<int64_t> descending = *m_dims;
    std::sort(descending.rbegin(), descending.rend());
    for (const int64_t dim : descending) {
        if (m_keepDims) {
            shape.batch[static_cast<std::size_t>(dim)] = 1;
        } else {
            shape.batch.erase(shape.batch.begin() + dim);
            shape.names.erase(shape.names.begin() + dim);
        }
    }
    return shape;
}

std::optional<std::vector<int64_t>> BatchReduction::dimsOf(const TensorDict& level, const Leaf& leaf) const
{
    if (m_kind != ReducedDims::Kind::Event)
        return m_dims;
    std::vector<int64_t> dims;
    for (auto dim = static_cast<int64_t>(level.batchSize().size()); dim < leaf.dim(); ++dim)
        dims.push_back(dim);
    return dims;
}

at::Tensor BatchReduction::prepared(const TensorDict& level, const at::Tensor& leaf) const
{
    return m_kind == ReducedDims::Kind::Event ? withOneEventDim(leaf, level.batchSize().size()) : leaf;
}

at::Tensor withOneEventDim(const at::Tensor& tensor, std::size_t batchDims)
{
    const auto dims = static_cast<int64_t>(batchDims);
    return tensor.dim() > dims ? tensor.flatten(dims) : tensor.unsqueeze(-1);
}

at::Tensor withDimsLast(const at::Tensor& tensor, const std::vector<int64_t>& dims)
{
    std::vector<int64_t> order;
    for (int64_t dim = 0; dim < tensor.dim(); ++dim)
        if (std::find(dims.begin(), dims.end(), dim) == dims.end())
            order.push_back(dim);
    const auto kept = static_cast<int64_t>(order.size());
    order.insert(order.end(), dims.begin(), dims.end());
    std::sort(order.begin() + kept, order.end());
    return tensor.permute(order).flatten(kept);
}

Together laidTogether(const char* function, const TensorDict& td, const ReducedDims& over)
{
    using Kind = ReducedDims::Kind;
    const std::vector<int64_t> dims = wrapped(over.kind == Kind::Batch ? over.dims : Shape{}, td.batchSize().size());
    std::vector<at::Tensor> tensors;
    // Taken all together, the members of a lazy stack need not be stacked.
    forEachLeaf(td, over.kind == Kind::All, [&](const KeyPath&, const Leaf& leaf) {
        const at::Tensor tensor = leaf.tensor();
        tensors.push_back(over.kind == Kind::All     ? tensor.flatten()
                          : over.kind == Kind::Event ? withOneEventDim(tensor, td.batchSize().size())
                                                     : tensor);
    });
    if (tensors.empty())
        throw Error(ErrorKind::ValueError, std::string(function) + "(reduce=True) takes the tensors together, and there is none");
    if (over.kind == Kind::All)
        return {at::cat(tensors), std::nullopt};
    if (over.kind == Kind::Event)
        return {at::cat(tensors, -1), std::vector<int64_t>{-1}};
    return {at::cat(tensors, dims.front()), dims};
}

}  // namespace tensordesk

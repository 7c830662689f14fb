// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/reduce/batchreduction.h"

#include "model/tensordict/leaves/concatenatedleaf.h"
#include "model/tensordict/leaves/stridedleaf.h"

#include <algorithm>

namespace tensordesk {

namespace {

std::vector<int64_t> wrapped(const std::vector<int64_t>& dims, std::size_t batchDims)
{
    std::vector<int64_t> result;
    for (const int64_t dim : dims) {
        const int64_t fromFront = wrapDim(dim, static_cast<int64_t>(batchDims));
        if (std::find(result.begin(), result.end(), fromFront) != result.end())
            throw Error(ErrorKind::RuntimeError, "dim {} is given twice", dim);
        result.push_back(fromFront);
    }
    return result;
}

/// The leaf with its event dims, those after the first `batchDims`, made one; a new one of size 1 if it has none.
Leaf withOneEventDim(const Leaf& leaf, std::size_t batchDims)
{
    const auto dims = static_cast<int64_t>(batchDims);
    return viewed(leaf,
                  [dims](const at::Tensor& tensor) { return tensor.dim() > dims ? tensor.flatten(dims) : tensor.unsqueeze(-1); });
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

Leaf BatchReduction::prepared(const TensorDict& level, const Leaf& leaf) const
{
    return m_kind == ReducedDims::Kind::Event ? withOneEventDim(leaf, level.batchSize().size()) : leaf;
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

JoinedLeaves joinLeaves(const char* function, const TensorDict& td, const ReducedDims& over)
{
    using Kind = ReducedDims::Kind;
    const std::vector<int64_t> dims = wrapped(over.kind == Kind::Batch ? over.dims : Shape{}, td.batchSize().size());
    const auto batchDims = td.dim();
    std::vector<Leaf> leaves;
    // Taken all together, the members of a lazy stack need not be stacked.
    forEachLeaf(td, over.kind == Kind::All, [&](const KeyPath&, const Leaf& leaf) {
        leaves.push_back(over.kind == Kind::All     ? viewed(leaf, [](const at::Tensor& all) { return all.flatten(); })
                         : over.kind == Kind::Event ? withOneEventDim(leaf, td.batchSize().size())
                                                    : leaf);
    });
    if (leaves.empty())
        throw Error(ErrorKind::ValueError, "{}(reduce=True) reduces all tensors together, but there are none", function);
    if (over.kind == Kind::All)
        return {concatenated(leaves, 0), std::nullopt};
    if (over.kind == Kind::Event)
        return {concatenated(leaves, batchDims), std::vector<int64_t>{-1}};
    return {concatenated(leaves, dims.front()), dims};
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/shape/squeeze.h"

#include "model/operations/shape/batchview.h"
#include "model/tensordict/tree/validation.h"

namespace tensordesk {

namespace {

TensorDict indexed(const TensorDict& td, const Index& index)
{
    return lockedAs(td, td.at(BoundIndex(index, td.batchSize())));
}

/// A new dim of size 1 before the dim `dim`, counted from the front.
class Unsqueezing final : public BatchView {
public:
    explicit Unsqueezing(int64_t dim) : m_dim(dim) { }

    [[nodiscard]] Shape shape(const Shape& shape) const override
    {
        Shape result = shape;
        result.insert(result.begin() + m_dim, 1);
        return result;
    }
    [[nodiscard]] DimNames names(const DimNames& names) const override
    {
        DimNames result = names;
        result.insert(result.begin() + m_dim, DimName());
        return result;
    }
    [[nodiscard]] at::Tensor apply(const at::Tensor& tensor) const override { return tensor.unsqueeze(m_dim); }
    [[nodiscard]] NonTensor ofValue(const NonTensor& value) const override { return value.unsqueezed(m_dim); }
    [[nodiscard]] TensorDict ofStack(const TensorDict& stack) const override
    {
        const bool isBefore = m_dim <= stack.stackDim();
        return viewedMembers(stack, std::make_shared<Unsqueezing>(isBefore ? m_dim : m_dim - 1),
                             stack.stackDim() + (isBefore ? 1 : 0), stack.stackDimName());
    }

private:
    int64_t m_dim;
};

}  // namespace

TensorDict unsqueeze(const TensorDict& td, int64_t dim)
{
    const auto dims = td.dim();
    if (dim < -dims - 1 || dim > dims) {
        const auto kind = validation() == Validation::Strict ? ErrorKind::IndexError : ErrorKind::RuntimeError;
        throw Error(kind, "dim {} is out of range for a new dim of the batch size {}", dim, toString(td.batchSize()));
    }
    const int64_t fromFront = dim < 0 ? dim + dims + 1 : dim;
    if (td.isLazyStack() && td.members().empty()) {
        Index index(static_cast<std::size_t>(fromFront), Slice{});
        index.push_back(NewAxis{});
        return indexed(td, index);
    }
    return viewed(td, std::make_shared<Unsqueezing>(fromFront));
}

TensorDict squeeze(const TensorDict& td, int64_t dim)
{
    dim = wrapDim(dim, td.dim());
    if (td.batchSize()[static_cast<std::size_t>(dim)] != 1) {
        return td;
    }
    Index index(static_cast<std::size_t>(dim), Slice{});
    index.push_back(int64_t{0});
    return indexed(td, index);
}

TensorDict squeeze(const TensorDict& td)
{
    Index index;
    for (const int64_t size : td.batchSize()) {
        index.push_back(size == 1 ? IndexItem(int64_t{0}) : IndexItem(Slice{}));
    }
    return indexed(td, index);
}

TensorDict atLeast(const TensorDict& td, std::size_t dims)
{
    TensorDict result = td;
    while (result.batchSize().size() < dims) {
        result = unsqueeze(result, 0);
    }
    return result;
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/shape/permute.h"

#include "model/operations/shape/batchview.h"
#include "model/tensordict/indices/aliased.h"
#include "model/tensordict/tree/validation.h"

#include <ATen/core/DimVector.h>

#include <algorithm>
#include <numeric>

namespace tensordesk {

namespace {

using Dims = std::vector<int64_t>;

Dims allDims(std::size_t count)
{
    Dims dims(count);
    std::iota(dims.begin(), dims.end(), 0);
    return dims;
}

class Permutation final : public BatchView {
public:
    explicit Permutation(Dims dims) : m_dims(std::move(dims)) { }

    [[nodiscard]] Shape shape(const Shape& shape) const override { return permuted(shape); }
    [[nodiscard]] DimNames names(const DimNames& names) const override { return permuted(names); }
    [[nodiscard]] at::Tensor apply(const at::Tensor& tensor) const override
    {
        at::DimVector sizes(tensor.sizes()), strides(tensor.strides());
        for (std::size_t i = 0; i < m_dims.size(); ++i) {
            sizes[i] = tensor.size(m_dims[i]);
            strides[i] = tensor.stride(m_dims[i]);
        }
        return aliased(tensor, sizes, strides, tensor.storage_offset());
    }

    [[nodiscard]] TensorDict ofStack(const TensorDict& stack) const override
    {
        const int64_t stackDim = stack.stackDim();
        const auto place = std::find(m_dims.begin(), m_dims.end(), stackDim);
        if (place == m_dims.end()) {
            return viewedMembers(stack, std::make_shared<Permutation>(m_dims), stackDim, stack.stackDimName());
        }
        Dims memberDims;
        for (const int64_t dim : m_dims) {
            if (dim != stackDim) {
                memberDims.push_back(dim < stackDim ? dim : dim - 1);
            }
        }
        const int64_t newDim = place - m_dims.begin();
        if (memberDims == allDims(memberDims.size())) {
            return TensorDict::lazyStack(stack.members(), newDim, stack.stackDimName());
        }
        return viewedMembers(stack, std::make_shared<Permutation>(std::move(memberDims)), newDim, stack.stackDimName());
    }

private:
    template <typename Items>
    [[nodiscard]] Items permuted(const Items& items) const
    {
        Items result = items;
        for (std::size_t i = 0; i < m_dims.size(); ++i) {
            result[i] = items[static_cast<std::size_t>(m_dims[i])];
        }
        return result;
    }

    Dims m_dims;
};

/// Counted from the front; -1 if out of range.
int64_t wrapped(int64_t dim, int64_t count)
{
    return dim < -count || dim >= count ? -1 : dim < 0 ? dim + count : dim;
}

TensorDict permuted(const TensorDict& td, Dims dims)
{
    return dims == allDims(dims.size()) ? td : viewed(td, std::make_shared<Permutation>(std::move(dims)));
}

void checkDistinct(Dims dims, const char* what)
{
    std::sort(dims.begin(), dims.end());
    if (std::adjacent_find(dims.begin(), dims.end()) != dims.end()) {
        throw Error(ErrorKind::RuntimeError, "a dim occurs twice among the {} dims", what);
    }
}

}  // namespace

TensorDict permute(const TensorDict& td, const Dims& dims)
{
    const int64_t count = td.dim();
    Dims order;
    for (const int64_t dim : dims) {
        order.push_back(wrapped(dim, count));
    }
    Dims sorted = order;
    std::sort(sorted.begin(), sorted.end());
    if (sorted != allDims(sorted.size())) {
        throw Error(ErrorKind::ValueError, "{} is not a permutation of the leading dims of the batch size {}", toString(dims),
                    toString(td.batchSize()));
    }
    if (validation() == Validation::Strict && order.size() != td.batchSize().size()) {
        throw Error(ErrorKind::RuntimeError, "in strict mode permute takes each dim of the batch size {}, not only {}",
                    toString(td.batchSize()), toString(dims));
    }
    return permuted(td, std::move(order));
}

TensorDict transpose(const TensorDict& td, int64_t first, int64_t second)
{
    const int64_t count = td.dim();
    const int64_t a = wrapped(first, count), b = wrapped(second, count);
    if (a < 0 || b < 0) {
        throw Error(ErrorKind::ValueError, "dim {} is out of range for the batch size {}", a < 0 ? first : second,
                    toString(td.batchSize()));
    }
    Dims order = allDims(static_cast<std::size_t>(count));
    std::swap(order[static_cast<std::size_t>(a)], order[static_cast<std::size_t>(b)]);
    return permuted(td, std::move(order));
}

TensorDict moveDims(const TensorDict& td, Dims from, Dims to)
{
    if (from.size() != to.size()) {
        throw Error(ErrorKind::ValueError, "{} dims cannot be moved to {} places", from.size(), to.size());
    }
    const int64_t count = td.dim();
    for (std::size_t i = 0; i < from.size(); ++i) {
        from[i] = wrapDim(from[i], count);
    }
    for (std::size_t i = 0; i < to.size(); ++i) {
        to[i] = wrapDim(to[i], count);
    }
    checkDistinct(from, "source");
    checkDistinct(to, "destination");
    Dims order(static_cast<std::size_t>(count), -1);
    for (std::size_t i = 0; i < from.size(); ++i) {
        order[static_cast<std::size_t>(to[i])] = from[i];
    }
    int64_t next = 0;
    for (int64_t& dim : order) {
        if (dim >= 0) {
            continue;
        }
        while (std::find(from.begin(), from.end(), next) != from.end()) {
            ++next;
        }
        dim = next++;
    }
    return permuted(td, std::move(order));
}

}  // namespace tensordesk

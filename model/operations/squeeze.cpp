// SPDX-License-Identifier: BSD-3-Clause
#include "operations/squeeze.h"

#include "operations/batchview.h"
#include "tensordict/validation.h"

namespace tensordesk {

namespace {

TensorDict indexed(const TensorDict& td, const Index& index)
{
    return lockedAs(td, td.at(BoundIndex(index, td.batchSize())));
}

}  // namespace

TensorDict unsqueeze(const TensorDict& td, int64_t dim)
{
    const auto dims = td.dim();
    if (dim < -dims - 1 || dim > dims) {
        const auto kind = validation() == Validation::Strict ? ErrorKind::IndexError : ErrorKind::RuntimeError;
        throw Error(kind, "dim " + std::to_string(dim) + " is out of range for a new dim of the batch size "
                              + toString(td.batchSize()));
    }
    Index index(static_cast<std::size_t>(dim < 0 ? dim + dims + 1 : dim), Slice{});
    index.push_back(NewAxis{});
    return indexed(td, index);
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
    const std::size_t present = td.batchSize().size();
    return present >= dims ? td : indexed(td, Index(dims - present, NewAxis{}));
}

}  // namespace tensordesk

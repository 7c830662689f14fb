// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/combine/gather.h"

#include "model/operations/shape/batchview.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/aminmax.h>
#include <ATen/ops/gather.h>

namespace tensordesk {

namespace {

at::Tensor gathered(const at::Tensor& tensor, int64_t dim, const at::Tensor& index)
{
    Shape shape(index.sizes().begin(), index.sizes().end());
    const auto batchDims = static_cast<int64_t>(shape.size());
    shape.insert(shape.end(), tensor.sizes().begin() + batchDims, tensor.sizes().end());
    if (tensor.device().is_cpu()) {
        checkFits(shape, tensor.scalar_type());
    }
    Shape aligned = index.sizes().vec();
    aligned.resize(shape.size(), 1);
    return at::gather(tensor, dim, index.to(tensor.device()).view(aligned).expand(shape));
}

TensorDict gatheredEntries(const TensorDict& td, int64_t dim, const at::Tensor& index)
{
    Shape batch = index.sizes().vec();
    batch.insert(batch.end(), td.batchSize().begin() + index.dim(), td.batchSize().end());
    auto table = std::make_shared<StoredTable>();
    const auto pick = [&](const at::Tensor& tensor) { return gathered(tensor, dim, index); };
    visitLevel(td, [&](const Key& key, const Entry& entry) {
        table->append(key, guardingTorch([&]() -> Entry {
                          if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                              return Leaf(pick(leaf->tensor()));
                          }
                          if (const auto* child = std::get_if<TensorDict>(&entry)) {
                              return gatheredEntries(*child, dim, index);
                          }
                          if (const auto* value = std::get_if<NonTensor>(&entry)) {
                              return value->viewed(pick);
                          }
                          throw Error(std::get<Broken>(entry).error());
                      }));
    });
    return mapping(td, std::move(batch), td.names(), std::move(table));
}

}  // namespace

TensorDict gather(const TensorDict& td, int64_t dim, const at::Tensor& index)
{
    const auto dims = td.dim();
    if (dim < -dims || dim >= dims) {
        throw Error(ErrorKind::RuntimeError, "dim {} is out of range for the batch size {}", dim, toString(td.batchSize()));
    }
    if (index.numel() == 0) {
        throw Error(ErrorKind::RuntimeError, "the index to gather by is empty");
    }
    if (index.dim() != dims) {
        throw Error(ErrorKind::IndexError, "the index to gather by needs a dim for each of the batch size {}, its shape is {}",
                    toString(td.batchSize()), toString(index.sizes()));
    }
    const int64_t along = dim < 0 ? dim + dims : dim, size = td.batchSize()[static_cast<std::size_t>(along)];
    // A GPU only asserts it, and is lost to this program where that fails.
    if (size >= 0 && !index.device().is_meta() && isIntegralType(index.scalar_type(), false)) {
        const auto [least, most] = at::aminmax(index);
        for (const int64_t position : {least.item<int64_t>(), most.item<int64_t>()})
            if (position < 0 || position >= size)
                throw Error(ErrorKind::RuntimeError, "index {} is out of bounds for dimension {} with size {}", position, along,
                            size);
    }
    return gatheredEntries(td, along, index);
}

}  // namespace tensordesk

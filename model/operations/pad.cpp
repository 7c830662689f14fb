// SPDX-License-Identifier: BSD-3-Clause
#include "operations/pad.h"

#include "operations/batchview.h"
#include "tensordict/memory.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/constant_pad_nd.h>

namespace tensordesk {

namespace {

/// What torch's padding takes: pairs from the last dim on.
std::vector<int64_t> fromTheLast(std::vector<int64_t> sizes, std::size_t dims)
{
    sizes.resize(2 * dims, 0);
    std::vector<int64_t> result;
    for (std::size_t dim = dims; dim-- > 0;) {
        result.push_back(sizes[2 * dim]);
        result.push_back(sizes[2 * dim + 1]);
    }
    return result;
}

at::Tensor padded(const at::Tensor& tensor, const std::vector<int64_t>& sizes, const c10::Scalar& value)
{
    const std::vector<int64_t> all = fromTheLast(sizes, static_cast<std::size_t>(tensor.dim()));
    Shape shape = tensor.sizes().vec();
    for (std::size_t i = 0; i < all.size(); ++i) {
        shape[shape.size() - 1 - i / 2] += all[i];
    }
    if (tensor.device().is_cpu()) {
        checkFits(shape, tensor.scalar_type());
    }
    return at::constant_pad_nd(tensor, all, value);
}

}  // namespace

NonTensor pad(const NonTensor& data, const std::vector<int64_t>& sizes)
{
    const Shape& batch = data.batchSize();
    const at::Tensor positions = padded(at::arange(elementCount(batch), at::kLong).view(batch), sizes, -1).contiguous();
    const std::vector<Plain> before = data.values();
    std::vector<Plain> values;
    for (int64_t i = 0; i < positions.numel(); ++i) {
        const int64_t position = positions.const_data_ptr<int64_t>()[i];
        values.push_back(position < 0 ? Plain() : before[data.isStack() ? static_cast<std::size_t>(position) : 0]);
    }
    return NonTensor::stack(std::move(values), positions.sizes().vec());
}

TensorDict pad(const TensorDict& td, const std::vector<int64_t>& sizes, const c10::Scalar& value)
{
    Shape batch = td.batchSize();
    if (sizes.size() % 2 != 0 || sizes.size() > 2 * batch.size()) {
        throw Error(ErrorKind::RuntimeError,
                    "padding takes two sizes a dim for at most the " + std::to_string(batch.size())
                        + " dims of the batch size " + toString(batch) + ", got " + toString(sizes));
    }
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        batch[i / 2] += sizes[i];
    }
    auto table = std::make_shared<StoredTable>();
    for (std::size_t i = 0; i < td.count(); ++i) {
        const Key key = td.keyAt(i);
        const Entry entry = td.entryAt(i);
        table->append(key, withinKey(key, [&]() -> Entry {
            return guardingTorch([&]() -> Entry {
                if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                    return Leaf(padded(leaf->tensor(), sizes, value));
                }
                if (const auto* child = std::get_if<TensorDict>(&entry)) {
                    return pad(*child, sizes, value);
                }
                if (const auto* data = std::get_if<NonTensor>(&entry)) {
                    return pad(*data, sizes);
                }
                throw Error(std::get<Broken>(entry).error());
            });
        }));
    }
    return mapping(td, std::move(batch), td.names(), std::move(table));
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/combine/pad.h"

#include "model/operations/compute/leafwise.h"
#include "model/operations/keys/changes.h"
#include "model/operations/shape/batchview.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/tree/rewrapped.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/constant_pad_nd.h>
#include <ATen/ops/full_like.h>

namespace tensordesk {

namespace {

/// Returns sizes for torch's padding: pairs from the last dim on.
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

enum class Stacks { Dense, Kept };

TensorDict padded(const TensorDict& td, const std::vector<int64_t>& sizes, const c10::Scalar& value, Stacks stacks);

/// A member like `like`, without anything of its values.
TensorDict filler(const TensorDict& like, const c10::Scalar& value)
{
    TensorDict result = mapLeaves(like, [&](const Leaf& leaf) { return at::full_like(leaf.tensor(), value); }, KeepNames::Yes);
    forEachEntry(like, [&](const KeyPath& path, const Entry& entry) {
        if (const auto* data = std::get_if<NonTensor>(&entry)) {
            result.set(path, NonTensor(PythonValue(), data->batchSize()));
        }
    });
    return result;
}

/// The result of padding a lazy stack in place.
struct PaddedStack {
    std::vector<int64_t> ofMembers;  ///< the sizes but those of the stack dim
    int64_t before = 0, behind = 0;  ///< members

    PaddedStack(const TensorDict& stack, const std::vector<int64_t>& sizes) : ofMembers(sizes)
    {
        const std::size_t own = 2 * static_cast<std::size_t>(stack.stackDim());
        if (own >= sizes.size()) {
            return;
        }
        before = sizes[own];
        behind = sizes[own + 1];
        ofMembers.erase(ofMembers.begin() + static_cast<std::ptrdiff_t>(own),
                        ofMembers.begin() + static_cast<std::ptrdiff_t>(own) + 2);
        if (before < 0 || behind < 0) {
            throw Error(ErrorKind::NotImplementedError,
                        "a lazy stack is not cut in place along its stack dim; index it, or pad without inplace=True");
        }
        if (stack.members().empty() && before + behind > 0) {
            throw Error(ErrorKind::RuntimeError, "an empty lazy stack has no member that new ones could be like");
        }
    }

    [[nodiscard]] TensorDict member(const TensorDict& of, const c10::Scalar& value) const
    {
        const bool isSame = std::all_of(ofMembers.begin(), ofMembers.end(), [](int64_t size) { return size == 0; });
        return isSame ? of : padded(of, ofMembers, value, Stacks::Kept);
    }
};

TensorDict paddedStack(const TensorDict& stack, const std::vector<int64_t>& sizes, const c10::Scalar& value)
{
    const PaddedStack plan(stack, sizes);
    std::vector<TensorDict> members = changedMembers(stack.members(),
                                                     [&](const TensorDict& member) { return plan.member(member, value); });
    for (int64_t i = 0; i < plan.behind; ++i) {
        members.push_back(filler(members.back(), value));
    }
    for (int64_t i = 0; i < plan.before; ++i) {
        members.insert(members.begin(), filler(members.front(), value));
    }
    return TensorDict::lazyStack(std::move(members), stack.stackDim(), stack.stackDimName());
}

Shape paddedBatch(const Shape& batch, const std::vector<int64_t>& sizes)
{
    if (sizes.size() % 2 != 0 || sizes.size() > 2 * batch.size()) {
        throw Error(ErrorKind::RuntimeError, "padding takes two sizes a dim for at most the {} dims of the batch size {}, got {}",
                    batch.size(), toString(batch), toString(sizes));
    }
    Shape result = batch;
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        result[i / 2] += sizes[i];
    }
    return result;
}

TensorDict padded(const TensorDict& td, const std::vector<int64_t>& sizes, const c10::Scalar& value, Stacks stacks)
{
    Shape batch = paddedBatch(td.batchSize(), sizes);
    if (td.isLazyStack() && stacks == Stacks::Kept) {
        return paddedStack(td, sizes, value);
    }
    auto table = std::make_shared<StoredTable>();
    visitLevel(td, [&](const Key& key, const Entry& entry) {
        table->append(key, guardingTorch([&]() -> Entry {
                          if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                              return Leaf(padded(leaf->tensor(), sizes, value));
                          }
                          if (const auto* child = std::get_if<TensorDict>(&entry)) {
                              return padded(*child, sizes, value, stacks);
                          }
                          if (const auto* data = std::get_if<NonTensor>(&entry)) {
                              return pad(*data, sizes);
                          }
                          throw Error(std::get<Broken>(entry).error());
                      }));
    });
    return mapping(td, std::move(batch), td.names(), std::move(table));
}

}  // namespace

NonTensor pad(const NonTensor& data, const std::vector<int64_t>& sizes)
{
    const Shape& batch = data.batchSize();
    const at::Tensor positions = padded(at::arange(elementCount(batch), at::kLong).view(batch), sizes, -1).contiguous();
    const std::vector<PythonValue> before = data.values();
    std::vector<PythonValue> values;
    for (int64_t i = 0; i < positions.numel(); ++i) {
        const int64_t position = positions.const_data_ptr<int64_t>()[i];
        values.push_back(position < 0 ? PythonValue() : before[data.isStack() ? static_cast<std::size_t>(position) : 0]);
    }
    return NonTensor::stack(std::move(values), positions.sizes().vec());
}

TensorDict pad(const TensorDict& td, const std::vector<int64_t>& sizes, const c10::Scalar& value)
{
    return padded(td, sizes, value, Stacks::Dense);
}

void padInPlace(const TensorDict& td, const std::vector<int64_t>& sizes, const c10::Scalar& value, Mutations& mutations)
{
    const TensorDict result = padded(td, sizes, value, Stacks::Kept);
    if (!td.isLazyStack()) {
        become(td, result, mutations);
        return;
    }
    const PaddedStack plan(td, sizes);
    bool isChanged = false;
    for (std::size_t i = 0; i < td.members().size(); ++i) {
        const TensorDict& member = result.members()[i + static_cast<std::size_t>(plan.before)];
        if (!member.isSame(td.members()[i])) {
            become(td.members()[i], {Member{i, td.stackDim()}}, member, mutations);
            isChanged = true;
        }
    }
    if (isChanged) {
        mutations.apply(SetBatchSize{{}, TensorDict::lazyStack(td.members(), td.stackDim()).batchSize()});
    }
    const std::size_t count = td.members().size();
    for (std::size_t i = 0; i < result.members().size(); ++i) {
        if (i < static_cast<std::size_t>(plan.before) || i >= count + static_cast<std::size_t>(plan.before)) {
            mutations.apply(InsertMember{{}, i, result.members()[i]});
        }
    }
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/compute/aten.h"
#include "model/operations/compute/leafwise.h"
#include "model/operations/reduce/lanes.h"
#include "model/operations/reduce/reduce.h"
#include "model/tensordict/tree/rewrapped.h"

namespace tensordesk {

namespace {

/// `dim` counted from the front.
TensorDict softmaxAlong(const TensorDict& td, int64_t dim, const c10::IValue& dtype)
{
    static const AtenOperator op("aten::softmax", "int");
    const auto ofLeaf = [&](const Leaf& leaf) {
        return guardingTorch([&] {
            return calledOnLanes(leaf, {dim}, true, [&](const at::Tensor& tensor) { return std::vector{op({tensor, dim, dtype})}; })
                .front();
        });
    };
    if (!td.isLazyStack())
        return mapDense(
            td, [](const TensorDict& level) { return LevelShape{level.batchSize(), level.names()}; },
            [&](const TensorDict&, const Leaf& leaf) { return ofLeaf(leaf); });
    if (dim != td.stackDim()) {
        const int64_t ofMember = dim < td.stackDim() ? dim : dim - 1;
        const auto along = [&](const TensorDict& member) { return softmaxAlong(member, ofMember, dtype); };
        return stackedLike(td, changedMembers(td.members(), along), KeepNames::Yes);
    }
    // Along the stack dim the members depend on one another.
    const TensorDict dense = mapDense(
        td, [](const TensorDict& level) { return LevelShape{level.batchSize(), level.names()}; },
        [&](const TensorDict&, const Leaf& leaf) { return ofLeaf(leaf); });
    std::vector<TensorDict> members;
    for (int64_t i = 0; i < static_cast<int64_t>(td.members().size()); ++i) {
        Index index(static_cast<std::size_t>(dim), Slice{});
        index.emplace_back(i);
        members.push_back(dense.at(index));
    }
    return stackedLike(td, std::move(members), KeepNames::Yes);
}

}  // namespace

TensorDict softmax(const TensorDict& td, int64_t dim, std::optional<DType> dtype)
{
    const UnrecordedUnlessAsked guard;
    return softmaxAlong(td, wrapDim(dim, td.dim()), dtype ? c10::IValue(*dtype) : c10::IValue());
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/combine/ragged.h"

#include "model/tensordict/base/memory.h"
#include "model/tensordict/leaves/leafimpl.h"

#include <ATen/ops/full.h>

#include <algorithm>

namespace tensordesk {

RaggedTensors raggedTensors(const TensorDict& td, const KeyPath& path)
{
    const TensorDict level = td.child(path.parent());
    if (!level.isLazyStack())
        throw Error(ErrorKind::RuntimeError, "only entries of lazy stacks are lists of tensors").within(path);
    RaggedTensors result{{}, level.stackDim()};
    for (const TensorDict& member : level.members())
        result.leaves.push_back(member.leaf({path.back()}));
    return result;
}

at::Tensor padded(const RaggedTensors& members, const c10::Scalar& value, bool onTheLeft)
{
    std::vector<at::Tensor> tensors;
    Shape largest = members.leaves.front().shape();
    for (const Leaf& leaf : members.leaves) {
        tensors.push_back(leaf.isRagged() ? padded({leaf.members(), stackDimOf(leaf)}, value, onTheLeft) : leaf.tensor());
        const c10::IntArrayRef shape = tensors.back().sizes();
        if (shape.size() != largest.size())
            throw Error(ErrorKind::RuntimeError, "tensors of different numbers of dims cannot be padded");
        std::transform(shape.begin(), shape.end(), largest.begin(), largest.begin(),
                       [](int64_t a, int64_t b) { return std::max(a, b); });
    }
    largest.insert(largest.begin() + members.stackDim, static_cast<int64_t>(tensors.size()));
    checkFits(largest, tensors.front().scalar_type());
    return guardingTorch([&] {
        const at::Tensor result = at::full(largest, value, tensors.front().options());
        for (std::size_t i = 0; i < tensors.size(); ++i) {
            at::Tensor part = result.select(members.stackDim, static_cast<int64_t>(i));
            for (int64_t dim = 0; dim < part.dim(); ++dim)
                part = part.narrow(dim, onTheLeft ? part.size(dim) - tensors[i].size(dim) : 0, tensors[i].size(dim));
            part.copy_(tensors[i]);
        }
        return result;
    });
}

}  // namespace tensordesk

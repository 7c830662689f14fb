// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/expression.h"
#include "model/tensordict/tree/mappedleaves.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

namespace tensordesk {

const TensorDict* tdIn(const Scope& scope) noexcept
{
    const auto found = scope.find("td");
    return found != scope.end() ? found->second.as<TensorDict>() : nullptr;
}

Scope withoutElements(const Scope& scope)
{
    const auto substitute = [](const Leaf& leaf) {
        return leaf.isRagged() ? leaf : Leaf(at::empty(leaf.shape(), at::TensorOptions(leaf.dtype()).device(at::kMeta)));
    };
    const auto bare = [&](const TensorDict& td) {
        TensorDict copy = withLeaves(td, substitute);
        if (td.device())
            copy.setDevice(at::Device(at::kMeta));
        return copy;
    };
    Scope shapes;
    for (const auto& [name, value] : scope)
        shapes.emplace(name, withTensordicts(value, bare));
    return shapes;
}

}  // namespace tensordesk

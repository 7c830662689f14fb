// SPDX-License-Identifier: BSD-3-Clause
#include "tensordict/rewrapped.h"

#include "tensordict/typednode.h"

namespace tensordesk {

std::optional<TensorDict> rewrapped(const TensorDict& td, const std::function<TensorDict(const TensorDict&)>& change)
{
    if (const auto* typed = dynamic_cast<const TypedNode*>(td.node().get())) {
        return TensorDict::typed(change(typed->content()), typed->tensorclass());
    }
    if (td.isLazyStack()) {
        std::vector<TensorDict> members;
        for (const TensorDict& member : td.members()) {
            members.push_back(change(member));
        }
        return TensorDict::lazyStack(std::move(members), td.stackDim(), td.stackDimName());
    }
    return {};
}

}  // namespace tensordesk

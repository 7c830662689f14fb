// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/tree/rewrapped.h"

#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/typednode.h"

namespace tensordesk {

std::optional<TensorDict> rewrapped(const TensorDict& td, const std::function<TensorDict(const TensorDict&)>& change)
{
    if (const auto* typed = dynamic_cast<const TypedNode*>(td.node().get())) {
        return TensorDict::typed(change(typed->content()), typed->tensorclass());
    }
    if (td.isLazyStack()) {
        return restacked(td, changedMembers(td.members(), change));
    }
    return {};
}

}  // namespace tensordesk

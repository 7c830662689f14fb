// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/devices/converted.h"

#include "model/operations/compute/leafwise.h"
#include "model/tensordict/leaves/castleaf.h"

namespace tensordesk {

TensorDict converted(const TensorDict& td, DType floats)
{
    if (!c10::isFloatingType(floats)) {
        throw Error(ErrorKind::ValueError, "is not a floating-point dtype: {}", dtypeName(floats));
    }
    return transformLeaves(
        td,
        [floats](const Leaf& leaf) {
            const bool stays = leaf.dtype() == floats || !c10::isFloatingType(leaf.dtype()) || leaf.isRagged();
            return stays ? leaf : castLeaf(leaf, floats);
        },
        td.device());
}

}  // namespace tensordesk

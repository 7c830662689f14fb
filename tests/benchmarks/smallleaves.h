// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/rand.h>

#include <string>

namespace tensordesk {

/// 1,000 leaves of 2 KB in memory, as small_leaves() of compare.py.
inline TensorDict smallLeaves()
{
    TensorDict td({16, 8});
    for (int i = 0; i < 1000; ++i) {
        td.set({"leaf_" + std::to_string(i)}, Leaf(at::rand({16, 8, 4})));
    }
    return td;
}

}  // namespace tensordesk

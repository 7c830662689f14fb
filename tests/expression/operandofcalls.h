// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/zeros.h>

namespace tensordesk {

/// Returns a tensordict on which operations are called with random arguments: named dims, a nested level, a bool, a text.
inline TensorDict operandOfCalls()
{
    TensorDict td({4, 3}, {"env", "time"});
    td.set({"a"}, Leaf(at::arange(12).view({4, 3})));
    td.set({"obs"}, Leaf(at::rand({4, 3, 5})));
    td.set({"done"}, Leaf(at::zeros({4, 3, 1}, at::kBool)));
    td.set({"next", "obs"}, Leaf(at::rand({4, 3, 5})));
    td.set({"text"}, NonTensor(PythonValue("words"), {4, 3}));
    return td;
}

}  // namespace tensordesk

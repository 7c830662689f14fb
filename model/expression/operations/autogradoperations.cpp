// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/modules/scopedcalls.h"
#include "model/tensordict/base/error.h"

#include <array>

// What tensors say of gradients. Nothing is recorded while expressions run, so that there is nothing to go back through.

namespace tensordesk {

namespace {

using enum OperationKind;

/// True if the leaf is a tensor of its own, which alone can have a gradient.
bool hasOwnElements(const Leaf& leaf)
{
    return leaf.isInMemory() && !leaf.isRagged();
}

Value gradientOf(const Arguments& a)
{
    if (!hasOwnElements(a.leaf()) || !a.leaf().tensor().grad().defined())
        return {};
    return Leaf(a.leaf().tensor().grad());
}

/// Of a stored leaf a copy in memory.
Value requireGradient(const Arguments& a)
{
    const bool wanted = a.flag("requires_grad");
    const DType dtype = a.leaf().dtype();
    if (wanted && !c10::isFloatingType(dtype) && !c10::isComplexType(dtype))
        throw Error(ErrorKind::RuntimeError, "only floating point and complex tensors can require gradients, not {}",
                    dtypeName(dtype));
    if (!hasOwnElements(a.leaf()))
        return wanted ? Value(Leaf(guardingTorch([&] { return a.leaf().tensor().clone().requires_grad_(); }))) : a.self();
    guardingTorch([&] { a.leaf().tensor().requires_grad_(wanted); });
    return a.self();
}

Value refuseBackward(const Arguments&)
{
    throw Error(ErrorKind::RuntimeError,
                "expressions record nothing to compute gradients from; .grad shows those that tensors have");
}

/// Says nothing to the modules in it.
Value gradientScope(const Arguments& a)
{
    return scoped(a, [](ModuleScope&) { });
}

constexpr std::string_view kNoBackward = "Refused: expressions record nothing to compute gradients from.";

constexpr std::array kAutogradOperations = {
    Operation{Owner::Tensor, "grad", "", View, "The gradient, or None.", gradientOf},
    Operation{Owner::Tensor, "requires_grad", "", Metadata, "True if it requires a gradient.",
              [](const Arguments& a) -> Value { return hasOwnElements(a.leaf()) && a.leaf().tensor().requires_grad(); }},
    Operation{Owner::Tensor, "is_leaf", "", Metadata, "True: nothing is recorded of what a tensor was computed from.",
              [](const Arguments&) -> Value { return true; }},
    Operation{Owner::Tensor, "requires_grad_", "(requires_grad=True)", Compute, "Requires a gradient, or none.", requireGradient},
    Operation{Owner::Tensor, "backward", "(gradient=None)", Compute, kNoBackward, refuseBackward},
    Operation{Owner::Torch, "no_grad", "()", Compute, "A scope for with; expressions record nothing for gradients anywhere.",
              gradientScope},
    Operation{Owner::Torch, "enable_grad", "()", Compute,
              "A scope for with; expressions record nothing for gradients, in this one neither.", gradientScope},
    Operation{Owner::Torch, "inference_mode", "(mode=True)", Compute,
              "A scope for with; expressions record nothing for gradients anywhere.", gradientScope},
    Operation{Owner::TensorDict, "backward", "(gradients=None)", Compute, kNoBackward, refuseBackward},
};

}  // namespace

std::span<const Operation> autogradOperations()
{
    return kAutogradOperations;
}

}  // namespace tensordesk

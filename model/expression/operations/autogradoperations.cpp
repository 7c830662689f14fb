// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/backward.h"
#include "model/expression/modules/scopedcalls.h"
#include "model/expression/statements/session.h"
#include "model/operations/compute/gradients.h"
#include "model/operations/compute/leafwise.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/thread/gradientrecording.h"
#include "model/tensordict/thread/threadcontext.h"

#include <array>
#include <unordered_map>

// Attributes of tensors on gradients, and their computation. Only an expression that uses one of these records its computation, see
// Session.

namespace tensordesk {

namespace {

using enum OperationKind;

Value gradientOfTensor(const Arguments& a)
{
    const at::Tensor gradient = gradientOf(a.leaf());
    return gradient.defined() ? Value(Leaf(gradient)) : Value();
}

/// A stored leaf is copied to memory.
Value requireGradient(const Arguments& a)
{
    const bool wanted = a.flag("requires_grad");
    const DType dtype = a.leaf().dtype();
    if (wanted && !c10::isFloatingType(dtype) && !c10::isComplexType(dtype))
        throw Error(ErrorKind::RuntimeError, "only floating point and complex tensors can require gradients, not {}",
                    dtypeName(dtype));
    if (!hasOwnTensor(a.leaf()))
        return wanted ? Value(Leaf(guardingTorch([&] { return a.leaf().tensor().clone().requires_grad_(); }))) : a.self();
    guardingTorch([&] { a.leaf().tensor().requires_grad_(wanted); });
    return a.self();
}

Value detach(const Arguments& a)
{
    if (hasOwnTensor(a.leaf()))
        guardingTorch([&] { a.leaf().tensor().detach_(); });
    return a.self();
}

/// A tensor, or several: in a list, in a tuple, in a tensordict.
std::vector<at::Tensor> tensorsIn(const Value& value, std::string_view parameter)
{
    std::vector<at::Tensor> tensors;
    if (const auto* leaf = value.as<Leaf>()) {
        tensors.push_back(leaf->tensor());
    } else if (const auto* td = value.as<TensorDict>()) {
        forEachLeaf(*td, true, [&](const KeyPath&, const Leaf& each) { tensors.push_back(each.tensor()); });
    } else if (const auto* list = value.as<Value::List>()) {
        return tensorsIn(Value(Value::Tuple{list->items}), parameter);
    } else if (const auto* tuple = value.as<Value::Tuple>()) {
        for (const Value& item : tuple->items) {
            const std::vector<at::Tensor> more = tensorsIn(item, parameter);
            tensors.insert(tensors.end(), more.begin(), more.end());
        }
    } else {
        throw Error(ErrorKind::TypeError, "{}: expected tensors, not a {}", parameter, value.typeName());
    }
    return tensors;
}

std::vector<at::Tensor> weightsIn(const Arguments& a, std::string_view parameter)
{
    return a[parameter].isNone() ? std::vector<at::Tensor>() : tensorsIn(a[parameter], parameter);
}

std::optional<std::vector<at::Tensor>> inputsIn(const Arguments& a)
{
    return a["inputs"].isNone() ? std::nullopt : std::optional(tensorsIn(a["inputs"], "inputs"));
}

BackwardOptions backwardOptionsIn(const Arguments& a)
{
    BackwardOptions options{std::nullopt, a.flag("create_graph"), false};
    if (!a["retain_graph"].isNone())
        options.keepsGraph = a.flag("retain_graph");
    return options;
}

/// A derived key is computed part by part whenever one is read, with modules that stay: gradients would accumulate in them.
void checkThatTheyAddUpOnce()
{
    const Session* const session = ThreadContext::current().evaluation;
    if (session && session->keptParts())
        throw Error(
            ErrorKind::RuntimeError,
            "a derived key is computed part by part, and backward() would sum the gradients of the parts: use torch.autograd.grad(outputs, inputs)");
}

Value backwardOfTensor(const Arguments& a)
{
    checkThatTheyAddUpOnce();
    goBack({a.leaf().tensor()}, inputsIn(a), weightsIn(a, "gradient"), backwardOptionsIn(a), a.progress());
    return {};
}

Value backwardOfLeaves(const Arguments& a)
{
    checkThatTheyAddUpOnce();
    const auto* weights = a["gradient"].as<TensorDict>();
    if (!weights && !a["gradient"].isNone())
        throw Error(ErrorKind::TypeError,
                    "gradient must be a tensordict with entries matching the differentiable leaves of the tensordict, not a {}",
                    a["gradient"].typeName());
    goBack(a.td(), weights ? std::optional(*weights) : std::nullopt, inputsIn(a), backwardOptionsIn(a), a.progress());
    return {};
}

Value backwardOfTensors(const Arguments& a)
{
    checkThatTheyAddUpOnce();
    goBack(tensorsIn(a["tensors"], "tensors"), inputsIn(a), weightsIn(a, "grad_tensors"), backwardOptionsIn(a), a.progress());
    return {};
}

/// `inputs`, whose leaves are `tensors`, with the gradient of each in its place; leaves without one are left out.
TensorDict gradientsUnder(const TensorDict& inputs, const std::vector<at::Tensor>& tensors,
                          const std::vector<at::Tensor>& gradients)
{
    std::unordered_map<const c10::TensorImpl*, at::Tensor> ofEach;
    for (std::size_t i = 0; i < tensors.size(); ++i)
        ofEach.emplace(tensors[i].unsafeGetTensorImpl(), gradients[i]);
    const auto gradientOfLeaf = [&](const Leaf& leaf) { return ofEach.at(leaf.tensor().unsafeGetTensorImpl()); };
    TensorDict result = transformLeaves(
        inputs, [&](const Leaf& leaf) { return gradientOfLeaf(leaf).defined() ? Leaf(gradientOfLeaf(leaf)) : leaf; },
        inputs.device());
    forEachLeaf(inputs, true, [&](const KeyPath& path, const Leaf& leaf) {
        if (!gradientOfLeaf(leaf).defined() && result.find(path))
            result.erase(path);
    });
    return result;
}

Value gradientsBetween(const Arguments& a)
{
    BackwardOptions options = backwardOptionsIn(a);
    options.allowsUnused = a.flag("allow_unused");
    const std::vector<at::Tensor> inputs = tensorsIn(a["inputs"], "inputs");
    const std::vector<at::Tensor> gradients = gradientsOf(tensorsIn(a["outputs"], "outputs"), inputs, weightsIn(a, "grad_outputs"),
                                                          options, a.progress());
    if (const auto* td = a["inputs"].as<TensorDict>())
        return gradientsUnder(*td, inputs, gradients);
    Value::Tuple result;
    for (const at::Tensor& gradient : gradients)
        result.items.push_back(gradient.defined() ? Value(Leaf(gradient)) : Value());
    return result;
}

Value recordingScope(const Arguments& a, bool records)
{
    return scoped(a, [records](ModuleScope& scope) { scope.recordsGradients = records; });
}

constexpr std::string_view kBackward = "(gradient=None, retain_graph=None, create_graph=False, inputs=None)";

constexpr std::array kAutogradOperations = {
    Operation{Owner::Tensor, "grad", "", View, "The gradient, or None.", gradientOfTensor},
    Operation{Owner::Tensor, "requires_grad", "", Metadata, "True if it requires a gradient.",
              [](const Arguments& a) -> Value { return hasOwnTensor(a.leaf()) && a.leaf().tensor().requires_grad(); }},
    Operation{Owner::Tensor, "is_leaf", "", Metadata, "True for a leaf of the autograd graph.",
              [](const Arguments& a) -> Value { return !hasOwnTensor(a.leaf()) || a.leaf().tensor().is_leaf(); }},
    Operation{Owner::Tensor, "requires_grad_", "(requires_grad=True)", Compute, "Sets requires_grad.", requireGradient},
    Operation{Owner::Tensor, "detach_", "()", Compute, "Detaches the tensor from the autograd graph in place.", detach},
    Operation{Owner::Tensor, "backward", kBackward, InPlace, "Accumulates gradients into the tensors that require them.",
              backwardOfTensor},
    Operation{Owner::TensorDict, "backward", kBackward, InPlace,
              "Accumulates the gradients of its leaves into the tensors that require them.", backwardOfLeaves},
    Operation{Owner::Torch, "autograd.backward", "(tensors, grad_tensors=None, retain_graph=None, create_graph=False, inputs=None)",
              InPlace, "Accumulates the gradients of tensors into the tensors that require them.", backwardOfTensors},
    Operation{Owner::Torch, "autograd.grad",
              "(outputs, inputs, grad_outputs=None, retain_graph=None, create_graph=False, allow_unused=False)", Compute,
              "The gradients of outputs with respect to inputs, a tuple; of tensordicts a tensordict.", gradientsBetween},
    Operation{Owner::Torch, "no_grad", "()", Compute, "A context manager: gradients are not recorded.",
              [](const Arguments& a) { return recordingScope(a, false); }},
    Operation{Owner::Torch, "enable_grad", "()", Compute, "A context manager: operations are recorded for gradients.",
              [](const Arguments& a) { return recordingScope(a, true); }},
    Operation{Owner::Torch, "set_grad_enabled", "(mode)", Compute, "A context manager: switches recording for gradients on or off.",
              [](const Arguments& a) { return recordingScope(a, a.flag("mode")); }},
    Operation{Owner::Torch, "inference_mode", "(mode=True)", Compute, "A context manager: gradients are not recorded.",
              [](const Arguments& a) { return recordingScope(a, !a.flag("mode")); }},
    Operation{Owner::Torch, "is_grad_enabled", "()", Metadata, "True if operations are recorded for gradients.",
              [](const Arguments&) -> Value { return GradientRecording::isOn(); }},
};

}  // namespace

std::span<const Operation> autogradOperations()
{
    return kAutogradOperations;
}

}  // namespace tensordesk

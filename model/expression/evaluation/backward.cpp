// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/backward.h"

#include "model/expression/evaluation/aside.h"
#include "model/operations/compute/leafwise.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/gradientrecording.h"

#include <torch/csrc/autograd/autograd.h>
#include <torch/csrc/autograd/functions/accumulate_grad.h>

#include <algorithm>
#include <unordered_set>

namespace tensordesk {

namespace {

using RecordedEnd = torch::autograd::AccumulateGrad;
using RecordedStep = torch::autograd::Node;

std::vector<at::Tensor> tensorsIn(const std::vector<c10::IValue>& values)
{
    std::vector<at::Tensor> tensors;
    for (const c10::IValue& value : values)
        tensors.push_back(value.toTensor());
    return tensors;
}

/// Those that require gradients and that outputs were computed from, or that are outputs themselves: the ends of what was
/// recorded.
std::vector<at::Tensor> endsOf(const std::vector<at::Tensor>& outputs)
{
    std::vector<at::Tensor> ends;
    std::vector<torch::autograd::Edge> open;  // which keep their steps
    std::unordered_set<const RecordedStep*> seen;
    const auto add = [&](const torch::autograd::Edge& edge) {
        if (edge.is_valid() && seen.insert(edge.function.get()).second)
            open.push_back(edge);
    };
    for (const at::Tensor& output : outputs)
        add(torch::autograd::impl::gradient_edge(output));
    while (!open.empty()) {
        const torch::autograd::Edge step = open.back();
        open.pop_back();
        if (const auto* end = dynamic_cast<const RecordedEnd*>(step.function.get()))
            ends.push_back(end->variable);
        for (const torch::autograd::Edge& edge : step.function->next_edges())
            add(edge);
    }
    return ends;
}

void checkRecorded(const std::vector<at::Tensor>& outputs)
{
    for (std::size_t i = 0; i < outputs.size(); ++i)
        if (!outputs[i].requires_grad())
            throw Error(ErrorKind::RuntimeError,
                        "element {} of tensors does not require grad and does not have a grad_fn: what it is computed from has to "
                        "require gradients (requires_grad_()), and to be computed in the same text, out of torch.no_grad() and of "
                        "scripts",
                        i);
}

/// True if the leaf, or a member of it, is in memory and requires gradients.
bool isRecorded(const Leaf& leaf)
{
    if (leaf.isRagged())
        return false;
    if (leaf.isInMemory())
        return leaf.tensor().requires_grad();
    const std::vector<Leaf> members = leaf.members();
    return std::any_of(members.begin(), members.end(), isRecorded);
}

}  // namespace

std::vector<at::Tensor> gradientsOf(const std::vector<at::Tensor>& outputs, const std::vector<at::Tensor>& inputs,
                                    const std::vector<at::Tensor>& weights, const BackwardOptions& options, Progress& progress)
{
    checkRecorded(outputs);
    const auto work = [=] {
        const std::vector<at::Tensor> gradients = torch::autograd::grad(outputs, inputs, weights, options.keepsGraph,
                                                                        options.createsGraph, options.allowsUnused);
        return std::vector<c10::IValue>(gradients.begin(), gradients.end());
    };
    return guardingTorch([&] { return tensorsIn(runAside(work, progress)); });
}

void goBack(const std::vector<at::Tensor>& outputs, std::optional<std::vector<at::Tensor>> inputs,
            const std::vector<at::Tensor>& weights, BackwardOptions options, Progress& progress)
{
    checkRecorded(outputs);
    const std::vector<at::Tensor> ends = inputs ? *std::move(inputs) : endsOf(outputs);
    options.allowsUnused = true;
    const std::vector<at::Tensor> gradients = gradientsOf(outputs, ends, weights, options, progress);
    const GradientRecording recording(options.createsGraph);
    for (std::size_t i = 0; i < ends.size(); ++i) {
        at::Tensor& sum = ends[i].mutable_grad();
        if (!gradients[i].defined())
            continue;
        if (!sum.defined())
            sum = options.createsGraph ? gradients[i] : gradients[i].detach().clone();
        else if (options.createsGraph)
            sum = sum + gradients[i];
        else
            sum.add_(gradients[i]);
    }
}

void goBack(const TensorDict& td, const std::optional<TensorDict>& weights, std::optional<std::vector<at::Tensor>> inputs,
            const BackwardOptions& options, Progress& progress)
{
    std::vector<at::Tensor> outputs, ofEach;
    forEachLeaf(td, false, [&](const KeyPath& path, const Leaf& leaf) {
        if (!isRecorded(leaf))
            return;
        outputs.push_back(leaf.tensor());
        if (!weights) {
            if (leaf.elementCount() != 1)
                throw Error(ErrorKind::RuntimeError,
                            "grad can be implicitly created only for scalar outputs: this leaf has shape {}. Pass a gradient "
                            "tensordict matching the structure of this tensordict to backward()",
                            toString(leaf.shape()))
                    .within(path);
            return;
        }
        const auto entry = weights->find(path);
        const auto* weight = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        if (!weight)
            throw Error(ErrorKind::KeyError, "the gradient tensordict passed to backward() has no entry for this leaf")
                .within(path);
        if (weight->shape() != leaf.shape())
            throw Error(ErrorKind::RuntimeError, "the gradient has shape {}, but the leaf has shape {}", toString(weight->shape()),
                        toString(leaf.shape()))
                .within(path);
        ofEach.push_back(weight->tensor());
    });
    if (outputs.empty())
        throw Error(ErrorKind::RuntimeError,
                    "backward() cannot be called on a tensordict that has no leaf tensor requiring gradients");
    goBack(outputs, std::move(inputs), ofEach, options, progress);
}

}  // namespace tensordesk

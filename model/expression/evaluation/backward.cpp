// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/backward.h"

#include "model/expression/evaluation/aside.h"
#include "model/operations/compute/gradients.h"
#include "model/operations/compute/leafwise.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/thread/gradientrecording.h"

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

/// All that was recorded of how `outputs` were computed, each step by an edge that leads to it.
std::vector<torch::autograd::Edge> stepsTo(const std::vector<at::Tensor>& outputs)
{
    std::vector<torch::autograd::Edge> steps;
    std::unordered_set<const RecordedStep*> seen;
    const auto add = [&](const torch::autograd::Edge& edge) {
        if (edge.is_valid() && seen.insert(edge.function.get()).second)
            steps.push_back(edge);
    };
    for (const at::Tensor& output : outputs)
        add(torch::autograd::impl::gradient_edge(output));
    for (std::size_t i = 0; i < steps.size(); ++i)
        for (const torch::autograd::Edge& edge : steps[i].function->next_edges())
            add(edge);
    return steps;
}

/// Returns tensors that require gradients and from which outputs were computed, or that are outputs: the leaves of the graph.
std::vector<at::Tensor> endsOf(const std::vector<at::Tensor>& outputs)
{
    std::vector<at::Tensor> ends;
    for (const torch::autograd::Edge& step : stepsTo(outputs))
        if (const auto* end = dynamic_cast<const RecordedEnd*>(step.function.get()))
            ends.push_back(end->variable);
    return ends;
}

/// gradientsOf() where shapes alone are known: those of the inputs.
std::vector<at::Tensor> shapesOfGradients(const std::vector<at::Tensor>& outputs, const std::vector<at::Tensor>& inputs,
                                          const std::vector<at::Tensor>& weights, const BackwardOptions& options)
{
    for (const at::Tensor& output : outputs)
        if (weights.empty() && output.numel() != 1)
            throw Error(ErrorKind::RuntimeError, "grad can be implicitly created only for scalar outputs");
    const std::vector<torch::autograd::Edge> steps = stepsTo(outputs);
    std::vector<at::Tensor> gradients;
    for (const at::Tensor& input : inputs) {
        const RecordedStep* const own = input.requires_grad() ? torch::autograd::impl::gradient_edge(input).function.get()
                                                              : nullptr;
        const bool isUsed = std::any_of(steps.begin(), steps.end(), [&](const auto& step) { return step.function.get() == own; });
        if (!isUsed && !options.allowsUnused)
            throw Error(ErrorKind::RuntimeError, "One of the differentiated Tensors appears to not have been used in the graph");
        const at::Tensor like = input.detach().to(at::kMeta);
        gradients.push_back(!isUsed ? at::Tensor() : options.createsGraph ? like.add(input.to(at::kMeta)) : like);
    }
    return gradients;
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
    if (hasOwnTensor(leaf))
        return leaf.tensor().requires_grad();
    const std::vector<Leaf> members = leaf.members();
    return std::any_of(members.begin(), members.end(), isRecorded);
}

}  // namespace

std::vector<at::Tensor> gradientsOf(const std::vector<at::Tensor>& outputs, const std::vector<at::Tensor>& inputs,
                                    const std::vector<at::Tensor>& weights, const BackwardOptions& options, Progress& progress)
{
    checkRecorded(outputs);
    if (std::any_of(outputs.begin(), outputs.end(), [](const at::Tensor& output) { return output.is_meta(); }))
        return shapesOfGradients(outputs, inputs, weights, options);
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
            sum = sum.add(gradients[i]);
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

// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/rollouts/valueestimates.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/leafimpl.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/result_type.h>
#include <c10/core/ScalarType.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

namespace tensordesk {
namespace {

/// The numbers of all steps, [steps, lanes]: a lane is one element of the other dims.
using Column = const double*;

/// The input of a kernel: columns in the order of the inputs.
struct Lanes {
    int64_t steps = 0, width = 0;
    std::vector<Column> in;
    std::vector<double*> out;
};
using Kernel = std::function<void(const Lanes&)>;

/// One input: a tensor of the common shape or, with `isLoose`, one that is expanded to it.
struct Input {
    Leaf leaf;
    bool isFlag = false;
    bool isLoose = false;
};

struct Estimate {
    std::vector<Input> inputs;
    std::vector<DType> dtypes;         ///< of the results
    std::optional<int64_t> timeDim{};  ///< none: steps do not depend on each other
};

void checkInputs(const std::vector<Input>& inputs)
{
    const auto first = std::find_if(inputs.begin(), inputs.end(), [](const Input& input) { return !input.isLoose; });
    for (const Input& input : inputs) {
        if (input.isFlag && input.leaf.dtype() != DType::Bool)
            throw Error(ErrorKind::TypeError, "done and terminated must be bools, not {}", dtypeName(input.leaf.dtype()));
        if (c10::isComplexType(input.leaf.dtype()))
            throw Error(ErrorKind::TypeError, "rewards and values must be real, not {}", dtypeName(input.leaf.dtype()));
        if (!input.isLoose && input.leaf.shape() != first->leaf.shape())
            throw Error(ErrorKind::RuntimeError, "values, rewards and flags must have one shape, but there are {} and {}",
                        toString(first->leaf.shape()), toString(input.leaf.shape()));
    }
}

int64_t timeOf(const Estimate& estimate, const Shape& shape)
{
    const auto dims = static_cast<int64_t>(shape.size());
    const int64_t dim = *estimate.timeDim < 0 ? *estimate.timeDim + dims : *estimate.timeDim;
    if (dim < 0 || dim >= dims)
        throw Error(ErrorKind::RuntimeError, "the shape {} has no time dim {}", toString(shape), *estimate.timeDim);
    return dim;
}

std::vector<Leaf> estimated(const Estimate& estimate, const Kernel& kernel);

/// Member by member.
std::vector<Leaf> estimatedByMember(const Estimate& estimate, const Leaf& ragged, const Kernel& kernel)
{
    const int64_t dim = stackDimOf(ragged);
    const std::size_t count = ragged.members().size();
    std::vector<std::vector<Leaf>> results(estimate.dtypes.size());
    for (std::size_t i = 0; i < count; ++i) {
        Estimate own = estimate;
        if (own.timeDim && *own.timeDim >= 0) {
            if (*own.timeDim == dim)
                throw Error(ErrorKind::RuntimeError, "time runs within members of a ragged stack, not along its dim {}", dim);
            *own.timeDim -= *own.timeDim > dim ? 1 : 0;
        }
        for (Input& input : own.inputs) {
            if (input.isLoose && !input.leaf.isRagged() && input.leaf.elementCount() == 1)
                continue;
            if (input.leaf.shape().size() <= static_cast<std::size_t>(dim)
                || input.leaf.shape()[static_cast<std::size_t>(dim)] != static_cast<int64_t>(count))
                throw Error(ErrorKind::RuntimeError, "values, rewards and flags must have one shape, but there are {} and {}",
                            toString(ragged.shape()), toString(input.leaf.shape()));
            Index index(static_cast<std::size_t>(dim), Slice{});
            index.emplace_back(static_cast<int64_t>(i));
            index.resize(input.leaf.shape().size(), Slice{});
            input.leaf = input.leaf.isRagged() && !input.leaf.members().empty() && stackDimOf(input.leaf) == dim
                           ? input.leaf.members()[i]
                           : input.leaf.at(index);
        }
        std::vector<Leaf> own_ = estimated(own, kernel);
        for (std::size_t k = 0; k < results.size(); ++k)
            results[k].push_back(std::move(own_[k]));
    }
    std::vector<Leaf> stacked;
    for (std::vector<Leaf>& each : results)
        stacked.push_back(Leaf::stack(std::move(each), dim));
    return stacked;
}

std::vector<Leaf> estimated(const Estimate& estimate, const Kernel& kernel)
{
    checkInputs(estimate.inputs);
    const auto first = std::find_if(estimate.inputs.begin(), estimate.inputs.end(),
                                    [](const Input& input) { return !input.isLoose; });
    const Leaf& model = first->leaf;
    if (model.isRagged()) {
        if (model.members().empty())
            throw Error(ErrorKind::NotImplementedError, "nested tensors have no estimates; show one part of them");
        return estimatedByMember(estimate, model, kernel);
    }
    const Shape shape = model.shape();
    const int64_t time = estimate.timeDim ? timeOf(estimate, shape) : 0;
    const int64_t total = elementCount(shape);
    const at::Device device = model.device();
    std::vector<Leaf> results;
    if (device.is_meta() || total == 0) {
        for (const DType dtype : estimate.dtypes)
            results.emplace_back(at::empty(shape, at::TensorOptions(dtype).device(device)));
        return results;
    }
    checkFits(shape, at::kDouble);
    return guardingTorch([&] {
        const bool hasTime = estimate.timeDim.has_value();
        Lanes lanes{hasTime ? shape[static_cast<std::size_t>(time)] : 1, 0, {}, {}};
        lanes.width = total / lanes.steps;
        std::vector<at::Tensor> kept;
        Shape moved;
        for (const Input& input : estimate.inputs) {
            at::Tensor tensor = input.leaf.tensor().detach().cpu();
            if (input.isLoose)
                tensor = (tensor.numel() == 1 ? tensor.reshape({}) : tensor).expand(shape);
            if (hasTime)
                tensor = tensor.movedim(time, 0);
            moved = tensor.sizes().vec();
            kept.push_back(tensor.to(at::kDouble).contiguous());
            lanes.in.push_back(kept.back().const_data_ptr<double>());
        }
        std::vector<at::Tensor> computed;
        for (std::size_t i = 0; i < estimate.dtypes.size(); ++i) {
            computed.push_back(at::empty(moved, at::kDouble));
            lanes.out.push_back(computed.back().data_ptr<double>());
        }
        kernel(lanes);
        for (std::size_t i = 0; i < computed.size(); ++i) {
            const at::Tensor result = hasTime ? computed[i].movedim(0, time) : computed[i];
            results.emplace_back(result.to(estimate.dtypes[i]).contiguous().to(device));
        }
        return results;
    });
}

DType promoted(const std::vector<Leaf>& leaves)
{
    DType dtype = leaves.front().dtype();
    for (const Leaf& leaf : leaves)
        dtype = c10::promoteTypes(dtype, leaf.dtype());
    return c10::isFloatingType(dtype) ? dtype : at::kFloat;
}

/// Calls `step(at)` for the elements of each step, the last step first.
template <typename Step>
void backwards(const Lanes& lanes, const Step& step)
{
    for (int64_t time = lanes.steps; time-- > 0;) {
        ProgressScope::step();
        for (int64_t at = time * lanes.width; at < (time + 1) * lanes.width; ++at)
            step(at, time + 1 == lanes.steps);
    }
}

/// The flags as inputs: done, then terminated.
void add(std::vector<Input>& inputs, const ValueFlags& flags)
{
    inputs.push_back({flags.done, true});
    inputs.push_back({flags.terminated.value_or(flags.done), true});
}

}  // namespace

Advantage generalizedAdvantage(const Discount& gamma, const Discount& lambda, const Leaf& value, const Leaf& nextValue,
                               const Leaf& reward, const ValueFlags& flags, int64_t timeDim)
{
    Estimate estimate{{{value}, {nextValue}, {reward}}, {promoted({nextValue}), promoted({nextValue, value})}, timeDim};
    add(estimate.inputs, flags);
    estimate.inputs.push_back({gamma, false, true});
    estimate.inputs.push_back({lambda, false, true});
    const auto results = estimated(estimate, [](const Lanes& lanes) {
        const auto [v, next, r, done, terminated, g, l] = std::array{lanes.in[0], lanes.in[1], lanes.in[2], lanes.in[3],
                                                                     lanes.in[4], lanes.in[5], lanes.in[6]};
        double *const advantage = lanes.out[0], *const target = lanes.out[1];
        backwards(lanes, [&](int64_t at, bool isLast) {
            const double delta = r[at] + (terminated[at] != 0 ? 0 : g[at] * next[at]) - v[at];
            const bool goesOn = !isLast && done[at] == 0;
            advantage[at] = delta + (goesOn ? l[at] * g[at] * advantage[at + lanes.width] : 0);
            target[at] = advantage[at] + v[at];
        });
    });
    return {results[0], results[1]};
}

Leaf td0Return(const Discount& gamma, const Leaf& nextValue, const Leaf& reward, const Leaf& terminated)
{
    const Estimate estimate{{{nextValue}, {reward}, {terminated, true}, {gamma, false, true}}, {promoted({reward, nextValue})}};
    return estimated(estimate, [](const Lanes& lanes) {
        const auto [next, r, isTerminated, g] = std::array{lanes.in[0], lanes.in[1], lanes.in[2], lanes.in[3]};
        backwards(lanes, [&](int64_t at, bool) { lanes.out[0][at] = r[at] + (isTerminated[at] != 0 ? 0 : g[at] * next[at]); });
    })[0];
}

Leaf tdLambdaReturn(const Discount& gamma, const Discount& lambda, const Leaf& nextValue, const Leaf& reward,
                    const ValueFlags& flags, bool rolling, int64_t timeDim)
{
    if (!rolling && gamma.elementCount() == 1 && lambda.elementCount() == 1)
        throw Error(ErrorKind::RuntimeError, "rolling_gamma=False is for a gamma or a lambda of each step");
    Estimate estimate{{{nextValue}, {reward}}, {promoted({nextValue})}, timeDim};
    add(estimate.inputs, flags);
    estimate.inputs.push_back({gamma, false, true});
    estimate.inputs.push_back({lambda, false, true});
    return estimated(estimate, [rolling](const Lanes& lanes) {
        const auto [next, r, done, terminated, g, l] = std::array{lanes.in[0], lanes.in[1], lanes.in[2],
                                                                  lanes.in[3], lanes.in[4], lanes.in[5]};
        double* const result = lanes.out[0];
        const auto bootstrap = [&](int64_t at) { return terminated[at] != 0 ? 0 : next[at]; };
        // Computes step `at` from the result of the next step, with the discounts at `by`.
        const auto stepped = [&](int64_t at, int64_t by, bool isLast, double behind) {
            const double value = bootstrap(at);
            const double rest = isLast || done[at] != 0 ? value : behind;
            return r[at] + g[by] * ((1 - l[by]) * value + l[by] * rest);
        };
        if (rolling) {
            backwards(lanes, [&](int64_t at, bool isLast) {
                result[at] = stepped(at, at, isLast, isLast ? 0 : result[at + lanes.width]);
            });
            return;
        }
        const int64_t last = (lanes.steps - 1) * lanes.width;
        backwards(lanes, [&](int64_t first, bool) {
            double behind = 0;
            for (int64_t at = last + first % lanes.width; at >= first; at -= lanes.width)
                behind = stepped(at, first, at >= last, behind);
            result[first] = behind;
        });
    })[0];
}

Advantage vtraceAdvantage(const Discount& gamma, const ImportanceRatios& ratios, const Leaf& value, const Leaf& nextValue,
                          const Leaf& reward, const ValueFlags& flags, int64_t timeDim)
{
    const DType dtype = promoted({ratios.logPi, ratios.logMu, value, nextValue, reward});
    Estimate estimate{{{value}, {nextValue}, {reward}}, {dtype, dtype}, timeDim};
    add(estimate.inputs, flags);
    for (const Leaf& loose : {gamma, ratios.logPi, ratios.logMu, ratios.rhoThreshold, ratios.cThreshold})
        estimate.inputs.push_back({loose, false, true});
    const auto results = estimated(estimate, [](const Lanes& lanes) {
        const auto [v, next, r, done, terminated, g, pi, mu, rhoMost,
                    cMost] = std::array{lanes.in[0], lanes.in[1], lanes.in[2], lanes.in[3], lanes.in[4],
                                        lanes.in[5], lanes.in[6], lanes.in[7], lanes.in[8], lanes.in[9]};
        double *const advantage = lanes.out[0], *const target = lanes.out[1];
        backwards(lanes, [&](int64_t at, bool isLast) {
            const double ratio = std::exp(pi[at] - mu[at]), rho = std::min(ratio, rhoMost[at]), c = std::min(ratio, cMost[at]);
            const double discount = terminated[at] != 0 ? 0 : g[at];
            const bool goesOn = !isLast && done[at] == 0;
            const int64_t behind = at + lanes.width;
            const double correction = goesOn ? g[at] * c * (target[behind] - v[behind]) : 0;
            target[at] = v[at] + rho * (r[at] + discount * next[at] - v[at]) + correction;
            advantage[at] = rho * (r[at] + discount * (goesOn ? target[behind] : next[at]) - v[at]);
        });
    });
    return {results[0], results[1]};
}

Leaf rewardToGo(const Leaf& reward, const Leaf& done, const Discount& gamma, int64_t timeDim)
{
    const Estimate estimate{{{reward}, {done, true}, {gamma, false, true}}, {promoted({reward})}, timeDim};
    return estimated(estimate, [](const Lanes& lanes) {
        const auto [r, isDone, g] = std::array{lanes.in[0], lanes.in[1], lanes.in[2]};
        backwards(lanes, [&](int64_t at, bool isLast) {
            const bool goesOn = !isLast && isDone[at] == 0;
            lanes.out[0][at] = r[at] + (goesOn ? g[at] * lanes.out[0][at + lanes.width] : 0);
        });
    })[0];
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <optional>

namespace tensordesk {

// Value estimates along time, as in torchrl.objectives.value.functional. Reward, values and flags have the same shape; ragged ones,
// of lazy stacks whose members differ in length, are processed by member. `done` ends a trajectory: later steps do not count. After
// `terminated` the next value is 0; without it, `done` is used. Computed as doubles on the CPU, and returned in the dtype and on
// the device of the input; gradients do not pass through. On the `meta` device only shapes are returned. Throws RuntimeError for
// different shapes or an invalid dim, and TypeError for flags that are not bools and for complex numbers.

/// gamma or lambda: a number, as a tensor with one element, or one per step.
using Discount = Leaf;

struct ValueFlags {
    Leaf done;
    std::optional<Leaf> terminated = {};
};

/// An advantage and the value target.
struct Advantage {
    Leaf advantage, target;
};
/// Returns the generalized advantage estimate of each step and the value target, advantage + value.
[[nodiscard]] Advantage generalizedAdvantage(const Discount& gamma, const Discount& lambda, const Leaf& value,
                                             const Leaf& nextValue, const Leaf& reward, const ValueFlags& flags, int64_t timeDim);

/// Returns reward + gamma * nextValue, without the latter at terminated steps.
[[nodiscard]] Leaf td0Return(const Discount& gamma, const Leaf& nextValue, const Leaf& reward, const Leaf& terminated);

/// Returns the TD(lambda) return of each step. `rolling`: gamma and lambda of each step discount the steps after it; otherwise
/// gamma and lambda of the first step apply to all.
[[nodiscard]] Leaf tdLambdaReturn(const Discount& gamma, const Discount& lambda, const Leaf& nextValue, const Leaf& reward,
                                  const ValueFlags& flags, bool rolling, int64_t timeDim);

/// Options of V-trace: log-probabilities of the actions under the policy and under the behaviour policy, and the clipping of their
/// ratios.
struct ImportanceRatios {
    Leaf logPi, logMu;
    Discount rhoThreshold, cThreshold;
};
/// Returns the V-trace advantage of each step and the value target.
[[nodiscard]] Advantage vtraceAdvantage(const Discount& gamma, const ImportanceRatios& ratios, const Leaf& value,
                                        const Leaf& nextValue, const Leaf& reward, const ValueFlags& flags, int64_t timeDim);

/// Returns the discounted sum of the rewards from each step on.
[[nodiscard]] Leaf rewardToGo(const Leaf& reward, const Leaf& done, const Discount& gamma, int64_t timeDim);

}  // namespace tensordesk

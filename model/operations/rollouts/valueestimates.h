// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/leaves/leaf.h"

#include <cstdint>
#include <optional>

namespace tensordesk {

// Value estimates along time, as torchrl.objectives.value.functional has them. All of reward, values and flags have one shape;
// ragged ones, of lazy stacks whose members differ in length, are worked on member by member. `done` ends a trajectory: nothing
// behind it counts. Only behind `terminated` there is no value; without it, `done` is meant. Computed as doubles on the CPU, given
// back in the dtype and on the device of the input; no gradient goes through. Of the `meta` device only shapes come back.
// RuntimeError for shapes that differ, or a dim that is not there; TypeError for flags that are no bools and complex numbers.

/// gamma or lambda: a number, as a tensor of one element, or one for each step.
using Discount = Leaf;

struct ValueFlags {
    Leaf done;
    std::optional<Leaf> terminated = {};
};

/// An advantage, and what the value should have been.
struct Advantage {
    Leaf advantage, target;
};
[[nodiscard]] Advantage generalizedAdvantage(const Discount& gamma, const Discount& lambda, const Leaf& value,
                                             const Leaf& nextValue, const Leaf& reward, const ValueFlags& flags, int64_t timeDim);

/// reward + gamma * nextValue, without the latter where it is terminated.
[[nodiscard]] Leaf td0Return(const Discount& gamma, const Leaf& nextValue, const Leaf& reward, const Leaf& terminated);

/// `rolling`: gamma and lambda of each step discount what lies behind that step; else those of the first step discount all.
[[nodiscard]] Leaf tdLambdaReturn(const Discount& gamma, const Discount& lambda, const Leaf& nextValue, const Leaf& reward,
                                  const ValueFlags& flags, bool rolling, int64_t timeDim);

/// V-trace: log-probabilities of the actions under the policy and under the one that acted, and where the ratios are cut.
struct ImportanceRatios {
    Leaf logPi, logMu;
    Discount rhoThreshold, cThreshold;
};
[[nodiscard]] Advantage vtraceAdvantage(const Discount& gamma, const ImportanceRatios& ratios, const Leaf& value,
                                        const Leaf& nextValue, const Leaf& reward, const ValueFlags& flags, int64_t timeDim);

/// The discounted sum of the rewards from each step on.
[[nodiscard]] Leaf rewardToGo(const Leaf& reward, const Leaf& done, const Discount& gamma, int64_t timeDim);

}  // namespace tensordesk

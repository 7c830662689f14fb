// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/calls/registry.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/operations/owners.h"
#include "model/operations/rollouts/valueestimates.h"
#include "model/tensordict/base/error.h"

#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

Leaf tensorOf(const Arguments& a, std::string_view name)
{
    if (const auto* leaf = a[name].as<Leaf>())
        return *leaf;
    throw Error(ErrorKind::TypeError, "{} must be a tensor, not a {}", name, a[name].typeName());
}

/// A number, or a tensor that has one or one a step.
Discount discount(const Arguments& a, std::string_view name)
{
    if (const auto* leaf = a[name].as<Leaf>())
        return *leaf;
    if (!isRealNumber(a[name]))
        throw Error(ErrorKind::TypeError, "{} must be a number or a tensor, not a {}", name, a[name].typeName());
    return Leaf(scalarTensor(a[name]));
}

std::optional<Leaf> ifGiven(const Arguments& a, std::string_view name)
{
    return a[name].isNone() ? std::nullopt : std::optional(tensorOf(a, name));
}

ValueFlags flags(const Arguments& a)
{
    return {tensorOf(a, "done"), ifGiven(a, "terminated")};
}

Value both(const Advantage& result)
{
    return Value::Tuple{{result.advantage, result.target}};
}

Value gae(const Arguments& a)
{
    return both(generalizedAdvantage(discount(a, "gamma"), discount(a, "lmbda"), tensorOf(a, "state_value"),
                                     tensorOf(a, "next_state_value"), tensorOf(a, "reward"), flags(a), a.integer("time_dim")));
}

Value td0(const Arguments& a)
{
    const auto terminated = ifGiven(a, "terminated"), done = ifGiven(a, "done");
    if (!terminated && !done)
        throw Error(ErrorKind::TypeError, "td0_return_estimate() needs terminated");
    return td0Return(discount(a, "gamma"), tensorOf(a, "next_state_value"), tensorOf(a, "reward"),
                     terminated ? *terminated : *done);
}

Value tdLambda(const Arguments& a)
{
    return tdLambdaReturn(discount(a, "gamma"), discount(a, "lmbda"), tensorOf(a, "next_state_value"), tensorOf(a, "reward"),
                          flags(a), a["rolling_gamma"].isNone() || a.flag("rolling_gamma"), a.integer("time_dim"));
}

Value vtrace(const Arguments& a)
{
    return both(vtraceAdvantage(discount(a, "gamma"),
                                {tensorOf(a, "log_pi"), tensorOf(a, "log_mu"), discount(a, "rho_thresh"), discount(a, "c_thresh")},
                                tensorOf(a, "state_value"), tensorOf(a, "next_state_value"), tensorOf(a, "reward"), flags(a),
                                a.integer("time_dim")));
}

Value rewardsToGo(const Arguments& a)
{
    return rewardToGo(tensorOf(a, "reward"), tensorOf(a, "done"), discount(a, "gamma"), a.integer("time_dim"));
}

constexpr std::array kEstimateOperations = {
    Operation{kBuiltin, "generalized_advantage_estimate",
              "(gamma, lmbda, state_value, next_state_value, reward, done, terminated=None, *, time_dim=-2)", Compute,
              "The advantage of each step and its value target, by generalized advantage estimation.", gae},
    Operation{kBuiltin, "td0_return_estimate", "(gamma, next_state_value, reward, terminated=None, *, done=None)", Compute,
              "The reward of each step plus the discounted value of the next state.", td0},
    Operation{kBuiltin, "td_lambda_return_estimate",
              "(gamma, lmbda, next_state_value, reward, done, terminated=None, rolling_gamma=None, *, time_dim=-2)", Compute,
              "The TD(lambda) return of each step.", tdLambda},
    Operation{kBuiltin, "vtrace_advantage_estimate",
              "(gamma, log_pi, log_mu, state_value, next_state_value, reward, done, terminated=None, rho_thresh=1.0, c_thresh=1.0, "
              "time_dim=-2)",
              Compute, "The V-trace advantage of each step and its value target.", vtrace},
    Operation{kBuiltin, "reward2go", "(reward, done, gamma=1.0, *, time_dim=-2)", Compute,
              "The discounted sum of the rewards from each step to the end of its trajectory.", rewardsToGo},
};

}  // namespace

std::span<const Operation> estimateOperations()
{
    return kEstimateOperations;
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/recursions.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cmath>
#include <iterator>

namespace tensordesk {
namespace {

/// The keys that targets are made of.
struct Parts {
    const RolloutLeaf *value = nullptr, *nextValue = nullptr, *reward = nullptr;
};

/// A number of a step.
double at(const Steps& steps, std::size_t tensor, int64_t row, int64_t step)
{
    const at::Tensor& numbers = steps.tensors[tensor];
    return numbers.const_data_ptr<double>()[row * numbers.size(1) + step];
}

bool hasNext(const Steps& steps, int64_t step)
{
    return step + 1 < steps.tensors.front().size(1);
}

bool flag(const at::Tensor& flags, int64_t at)
{
    return flags.defined() && flags.const_data_ptr<bool>()[at];
}

/// True if there is no value after a step.
bool isTerminated(const StepMarks& marks, int64_t number, bool endsAtTruncation)
{
    return marks.terminated.defined() && !endsAtTruncation ? flag(marks.terminated, number) : flag(marks.ended, number);
}

std::optional<std::vector<double>> gammaOf(const HealthOptions& options)
{
    return options.gamma ? std::optional(std::vector{*options.gamma}) : std::nullopt;
}

/// `out[t] = reward[t] + gamma * out[t + 1]` within an episode.
class RewardToGo final : public Recursion {
public:
    RewardToGo(const RolloutLeaf& stored, const RolloutLeaf& reward) : m_stored(stored), m_reward(reward) { }
    [[nodiscard]] std::size_t unknowns() const override { return 1; }
    [[nodiscard]] Round::Leaves leaves() const override { return {&m_stored, &m_reward}; }
    [[nodiscard]] std::optional<double> equation(const Steps& steps, int64_t row, int64_t step, double* factors) const override
    {
        const bool isLast = flag(steps.marks.last, row * steps.count() + step);
        if (!isLast && !hasNext(steps, step))
            return std::nullopt;
        factors[0] = isLast ? 0 : at(steps, 0, row, step + 1);
        return at(steps, 0, row, step) - at(steps, 1, row, step);
    }
    [[nodiscard]] std::optional<std::vector<double>> given(const HealthOptions& options) const override { return gammaOf(options); }
    [[nodiscard]] Message told(const std::vector<double>& solution) const override
    {
        return Message("the discounted sum of rewards with gamma {}", numberText(solution[0]));
    }

private:
    const RolloutLeaf &m_stored, &m_reward;
};

/// Generalized advantage estimation, of advantages that may be shifted and scaled: with s the scale, m the shift,
/// `reward - value = s adv - gamma next_value - gamma lambda s adv' + m - gamma lambda m`.
class Gae final : public Recursion {
public:
    /// `isTarget`: stored is the advantage plus the value, which nobody scales.
    Gae(const RolloutLeaf& stored, const Parts& parts, bool isTarget, bool endsAtTruncation)
        : m_stored(stored), m_parts(parts), m_isTarget(isTarget), m_endsAtTruncation(endsAtTruncation)
    {
    }
    [[nodiscard]] std::size_t unknowns() const override { return m_isTarget ? 2 : 5; }
    [[nodiscard]] Round::Leaves leaves() const override { return {&m_stored, m_parts.value, m_parts.nextValue, m_parts.reward}; }
    [[nodiscard]] bool endsAtTruncation() const override { return m_endsAtTruncation; }
    [[nodiscard]] std::optional<double> equation(const Steps& steps, int64_t row, int64_t step, double* factors) const override
    {
        const int64_t number = row * steps.count() + step;
        const bool isLast = flag(steps.marks.last, number);
        if (!isLast && !hasNext(steps, step))
            return std::nullopt;
        const bool isEnd = isTerminated(steps.marks, number, m_endsAtTruncation);
        const double value = at(steps, 1, row, step), next = isEnd ? 0 : at(steps, 2, row, step);
        const double reward = at(steps, 3, row, step), stored = at(steps, 0, row, step);
        const double behind = isLast ? 0 : at(steps, 0, row, step + 1);
        if (m_isTarget) {
            factors[0] = next;
            factors[1] = isLast ? 0 : behind - at(steps, 1, row, step + 1);
            return stored - reward;
        }
        const double numbers[]{stored, -next, -behind, 1, isLast ? 0.0 : -1.0};
        std::copy(std::begin(numbers), std::end(numbers), factors);
        return reward - value;
    }
    [[nodiscard]] std::optional<std::vector<double>> given(const HealthOptions& options) const override
    {
        if (!options.gamma || !options.lambda)
            return std::nullopt;
        const double gamma = *options.gamma, both = gamma * *options.lambda;
        return m_isTarget ? std::vector{gamma, both} : std::vector{1.0, gamma, both, 0.0, 0.0};
    }
    [[nodiscard]] Message told(const std::vector<double>& solution) const override
    {
        const double gamma = solution[m_isTarget ? 0 : 1], both = solution[m_isTarget ? 1 : 2];
        const double lambda = gamma == 0 ? 0 : both / gamma / (m_isTarget ? 1 : solution[0]);
        return Message("generalized advantage estimation with gamma {} and lambda {}", numberText(gamma), numberText(lambda));
    }

private:
    const RolloutLeaf& m_stored;
    Parts m_parts;
    bool m_isTarget, m_endsAtTruncation;
};

/// V-trace with both ratios cut at 1: `vs - v = rho (reward + gamma next_value - v) + gamma rho (vs' - v')`, of which the
/// advantage is `rho (reward + gamma vs' - v)`.
class VTrace final : public Recursion {
public:
    /// `target`: where vs is stored, if `stored` is the advantage; else null.
    VTrace(const RolloutLeaf& stored, const Parts& parts, const RolloutLeaf& pi, const RolloutLeaf& mu, const RolloutLeaf* target)
        : m_stored(stored), m_parts(parts), m_pi(pi), m_mu(mu), m_target(target)
    {
    }
    [[nodiscard]] std::size_t unknowns() const override { return 1; }
    [[nodiscard]] Round::Leaves leaves() const override
    {
        Round::Leaves leaves{&m_stored, m_parts.value, m_parts.nextValue, m_parts.reward, &m_pi, &m_mu};
        if (m_target)
            leaves.push_back(m_target);
        return leaves;
    }
    [[nodiscard]] std::optional<double> equation(const Steps& steps, int64_t row, int64_t step, double* factors) const override
    {
        const int64_t number = row * steps.count() + step;
        const bool isLast = flag(steps.marks.last, number);
        if (!isLast && !hasNext(steps, step))
            return std::nullopt;
        const double ratio = std::min(1.0, std::exp(at(steps, 4, row, step) - at(steps, 5, row, step)));
        const double value = at(steps, 1, row, step), reward = at(steps, 3, row, step), stored = at(steps, 0, row, step);
        const double next = isTerminated(steps.marks, number, false) ? 0 : at(steps, 2, row, step);
        if (m_target) {
            factors[0] = ratio * (isLast ? next : at(steps, 6, row, step + 1));
            return stored - ratio * (reward - value);
        }
        const double behind = isLast ? 0 : at(steps, 0, row, step + 1) - at(steps, 1, row, step + 1);
        factors[0] = ratio * (next + behind);
        return stored - value - ratio * (reward - value);
    }
    [[nodiscard]] std::optional<std::vector<double>> given(const HealthOptions& options) const override { return gammaOf(options); }
    [[nodiscard]] Message told(const std::vector<double>& solution) const override
    {
        return Message("V-trace with gamma {}", numberText(solution[0]));
    }

private:
    const RolloutLeaf& m_stored;
    Parts m_parts;
    const RolloutLeaf &m_pi, &m_mu;
    const RolloutLeaf* m_target;
};

const RolloutLeaf* scalarOf(const CheckedRollout& rollout, const std::vector<KeyPath>& keys)
{
    const RolloutLeaf* leaf = rollout.findAny(keys);
    return leaf && leaf->isScalar() && leaf->isFloating() ? leaf : nullptr;
}

bool isOneOf(const KeyPath& key, const std::vector<const char*>& names)
{
    return key.size() == 1 && std::ranges::any_of(names, [&](const char* name) { return key == KeyPath{name}; });
}

}  // namespace

const std::vector<std::vector<KeyPath>>& recursiveKeys()
{
    static const std::vector<std::vector<KeyPath>> keys{{KeyPath{"reward_to_go"}, KeyPath{"reward2go"}},
                                                        {KeyPath{"return"}, KeyPath{"returns"}},
                                                        {KeyPath{"advantage"}},
                                                        {KeyPath{"value_target"}}};
    return keys;
}

std::vector<std::shared_ptr<const Recursion>> recursionsOf(const CheckedRollout& rollout, const RolloutLeaf& stored)
{
    const auto scalar = [&](const std::vector<KeyPath>& keys) { return scalarOf(rollout, keys); };
    const Parts parts{scalar({KeyPath{"state_value"}, KeyPath{"value"}}), scalar({{"next", "state_value"}, {"next", "value"}}),
                      scalar({{"next", "reward"}, KeyPath{"reward"}})};
    std::vector<std::shared_ptr<const Recursion>> recursions;
    if (!parts.reward || !stored.isScalar() || !stored.isFloating())
        return recursions;
    if (isOneOf(stored.key, {"reward_to_go", "reward2go", "return", "returns"}))
        recursions.push_back(std::make_shared<RewardToGo>(stored, *parts.reward));
    const bool isAdvantage = isOneOf(stored.key, {"advantage"});
    if (!parts.value || !parts.nextValue || !(isAdvantage || isOneOf(stored.key, {"value_target", "return", "returns"})))
        return recursions;
    recursions.push_back(std::make_shared<Gae>(stored, parts, !isAdvantage, false));
    const EndFlags flags = endFlagsOf(rollout.td(), rollout.options().rule);
    if (flags.terminated && flags.truncated)
        recursions.push_back(std::make_shared<Gae>(stored, parts, !isAdvantage, true));
    const RolloutLeaf* pi = scalar({KeyPath{"log_pi"}, KeyPath{"target_log_prob"}, KeyPath{"current_log_prob"}});
    const RolloutLeaf* mu = scalar({KeyPath{"log_mu"}, KeyPath{"sample_log_prob"}, KeyPath{"action_log_prob"}});
    const RolloutLeaf* target = isAdvantage ? scalar({KeyPath{"value_target"}}) : nullptr;
    if (pi && mu && (target || !isAdvantage))
        recursions.push_back(std::make_shared<VTrace>(stored, parts, *pi, *mu, target));
    return recursions;
}

}  // namespace tensordesk

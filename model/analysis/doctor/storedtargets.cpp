// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks.h"
#include "model/analysis/doctor/leastsquares.h"
#include "model/analysis/doctor/patient.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <iterator>

namespace tensordesk {
namespace {

// Note [Fitted discounts]
// What is stored is right where one gamma, and one lambda, make it at every step: each recursion is linear in gamma and
// gamma * lambda, so that one pass sums up a least-squares fit, and a second one lays the fit beside what is stored. Advantages are
// often shifted and scaled to mean 0 and standard deviation 1 before they are stored: the fit finds that scale too.

/// What of stored numbers may be rounding, as a share of their size.
constexpr double kRounding = 2e-3;

/// The keys that targets are made of.
struct Parts {
    const PatientLeaf *value, *nextValue, *reward;
};

std::string numberText(double value)
{
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", value);
    return text;
}

/// One stored key and the linear equations that its steps satisfy where it is right.
class Recursion {
public:
    virtual ~Recursion() = default;
    [[nodiscard]] virtual std::size_t unknowns() const = 0;
    [[nodiscard]] virtual std::vector<const PatientLeaf*> leaves() const = 0;
    /// Fills in the factors of the unknowns at a step, and gives what they add up to. Nothing where a step says nothing.
    [[nodiscard]] virtual std::optional<double> equation(const Steps& steps, int64_t row, int64_t step, double* factors) const = 0;
    [[nodiscard]] virtual std::optional<std::vector<double>> given(const HealthOptions& options) const = 0;
    [[nodiscard]] virtual Message told(const std::vector<double>& solution) const = 0;
};

/// A number of a step.
double at(const Steps& steps, std::size_t tensor, int64_t row, int64_t step)
{
    const at::Tensor& numbers = steps.tensors[tensor];
    return numbers.const_data_ptr<double>()[row * numbers.size(1) + step];
}

bool hasNext(const Steps& steps, std::size_t tensor, int64_t step)
{
    return step + 1 < steps.tensors[tensor].size(1);
}

bool flag(const at::Tensor& flags, int64_t at)
{
    return flags.defined() && flags.const_data_ptr<bool>()[at];
}

/// `out[t] = reward[t] + gamma * out[t + 1]` within an episode.
class RewardToGo final : public Recursion {
public:
    RewardToGo(const PatientLeaf& stored, const PatientLeaf& reward) : m_stored(stored), m_reward(reward) { }
    [[nodiscard]] std::size_t unknowns() const override { return 1; }
    [[nodiscard]] std::vector<const PatientLeaf*> leaves() const override { return {&m_stored, &m_reward}; }
    [[nodiscard]] std::optional<double> equation(const Steps& steps, int64_t row, int64_t step, double* factors) const override
    {
        const bool isLast = flag(steps.marks.last, row * steps.count() + step);
        if (!isLast && !hasNext(steps, 0, step))
            return std::nullopt;
        factors[0] = isLast ? 0 : at(steps, 0, row, step + 1);
        return at(steps, 0, row, step) - at(steps, 1, row, step);
    }
    [[nodiscard]] std::optional<std::vector<double>> given(const HealthOptions& options) const override
    {
        return options.gamma ? std::optional(std::vector{*options.gamma}) : std::nullopt;
    }
    [[nodiscard]] Message told(const std::vector<double>& solution) const override
    {
        return Message("the discounted sum of rewards with gamma {}", numberText(solution[0]));
    }

private:
    const PatientLeaf &m_stored, &m_reward;
};

/// Generalized advantage estimation, of advantages that may be shifted and scaled: with s the scale, m the shift,
/// `reward - value = s adv - gamma next_value - gamma lambda s adv' + m - gamma lambda m`.
class Gae final : public Recursion {
public:
    /// `isTarget`: stored is the advantage plus the value, which nobody scales.
    Gae(const PatientLeaf& stored, const Parts& parts, bool isTarget) : m_stored(stored), m_parts(parts), m_isTarget(isTarget) { }
    [[nodiscard]] std::size_t unknowns() const override { return m_isTarget ? 2 : 5; }
    [[nodiscard]] std::vector<const PatientLeaf*> leaves() const override
    {
        return {&m_stored, m_parts.value, m_parts.nextValue, m_parts.reward};
    }
    [[nodiscard]] std::optional<double> equation(const Steps& steps, int64_t row, int64_t step, double* factors) const override
    {
        const int64_t number = row * steps.count() + step;
        const bool isLast = flag(steps.marks.last, number);
        if (!isLast && !hasNext(steps, 0, step))
            return std::nullopt;
        const bool isTerminated = steps.marks.terminated.defined() ? flag(steps.marks.terminated, number)
                                                                   : flag(steps.marks.ended, number);
        const double value = at(steps, 1, row, step), next = isTerminated ? 0 : at(steps, 2, row, step);
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
    const PatientLeaf& m_stored;
    Parts m_parts;
    bool m_isTarget;
};

/// Steps that are data, with all numbers as doubles.
template <typename Visit>
void forEachEquation(const Patient& patient, const Recursion& recursion, const Visit& visit)
{
    std::vector<double> factors(recursion.unknowns());
    patient.walk(recursion.leaves(), true, [&](Steps steps) {
        for (at::Tensor& tensor : steps.tensors)
            tensor = tensor.to(at::kDouble).contiguous();
        for (int64_t row = 0; row < steps.stretch.rows; ++row)
            for (int64_t step = 0; step < steps.count(); ++step)
                if (steps.isData(row * steps.count() + step))
                    if (const auto result = recursion.equation(steps, row, step, factors.data()))
                        visit(factors, *result, steps, row * steps.count() + step);
    });
}

void lay(const Patient& patient, const PatientLeaf& stored, const Recursion& recursion, std::vector<Symptom>& symptoms)
{
    LeastSquares fit(recursion.unknowns());
    forEachEquation(patient, recursion,
                    [&](const std::vector<double>& factors, double result, const Steps&, int64_t) { fit.add(factors, result); });
    const auto given = recursion.given(patient.options());
    const auto solution = given ? given : fit.solution();
    if (!solution)
        return;
    const double size = std::sqrt(fit.meanSquare());
    double worst = 0;
    std::string where;
    int64_t wrong = 0;
    forEachEquation(patient, recursion, [&](const std::vector<double>& factors, double result, const Steps& steps, int64_t number) {
        double sum = 0, terms = std::abs(result);
        for (std::size_t i = 0; i < factors.size(); ++i) {
            sum += (*solution)[i] * factors[i];
            terms += std::abs((*solution)[i] * factors[i]);
        }
        const double difference = std::abs(sum - result);
        if (!(difference <= kRounding * (terms + size)))
            ++wrong;
        if (!(difference <= worst)) {
            worst = difference;
            where = steps.indexOf(number);
        }
    });
    if (wrong == 0)
        symptoms.push_back({Concern::Note, stored.key, {}, 0, Message("it is {}", recursion.told(*solution))});
    else
        symptoms.push_back({Concern::Warning, stored.key, where, wrong,
                            Message("it is not {}, the nearest fit, {} in all; the worst place is off by {}",
                                    recursion.told(*solution), wrong, numberText(worst))});
    if (wrong > 0 && given)
        symptoms.back().message = Message("it is not {}, as given, {} in all; the worst place is off by {}",
                                          recursion.told(*solution), wrong, numberText(worst));
}

std::optional<std::vector<Symptom>> findStoredTargets(const Patient& patient)
{
    if (!patient.hasEpisodes() || patient.options().rule.ends.empty())
        return std::nullopt;
    const auto scalar = [&](const std::vector<KeyPath>& keys) -> const PatientLeaf* {
        const PatientLeaf* leaf = patient.findAny(keys);
        return leaf && leaf->isScalar() && leaf->isFloating() ? leaf : nullptr;
    };
    const PatientLeaf* reward = scalar({{"next", "reward"}, KeyPath{"reward"}});
    if (!reward)
        return std::nullopt;
    std::vector<Symptom> symptoms;
    bool isStored = false;
    if (const PatientLeaf* stored = scalar({KeyPath{"reward_to_go"}, KeyPath{"reward2go"}})) {
        isStored = true;
        lay(patient, *stored, RewardToGo(*stored, *reward), symptoms);
    }
    const Parts parts{scalar({KeyPath{"state_value"}, KeyPath{"value"}}), scalar({{"next", "state_value"}, {"next", "value"}}),
                      reward};
    if (parts.value && parts.nextValue) {
        if (const PatientLeaf* stored = scalar({KeyPath{"advantage"}})) {
            isStored = true;
            lay(patient, *stored, Gae(*stored, parts, false), symptoms);
        }
        if (const PatientLeaf* stored = scalar({KeyPath{"value_target"}})) {
            isStored = true;
            lay(patient, *stored, Gae(*stored, parts, true), symptoms);
        }
    }
    return isStored ? std::optional(symptoms) : std::nullopt;
}

}  // namespace

const HealthCheck& storedTargetsCheck()
{
    static const HealthCheck check{
        "stored-targets", [] { return Message("Stored returns and advantages"); },
        [] {
            return Message(
                "Advantages and returns follow from rewards, values and flags; where no discount makes what is stored, they were "
                "made of others, one step off, or across an end.");
        },
        [] {
            return Message(
                "Make them anew, as by generalized_advantage_estimate(), and compare; an estimator of another kind may be meant.");
        },
        findStoredTargets};
    return check;
}

}  // namespace tensordesk

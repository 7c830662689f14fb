// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checks/checks.h"
#include "model/analysis/doctor/leastsquares.h"
#include "model/analysis/doctor/recursions.h"
#include "model/analysis/doctor/round.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <cmath>
#include <memory>

namespace tensordesk {
namespace {

// Note [Fitted discounts] Stored numbers are correct if one gamma, and one lambda, give them at every step. Each recursion is
// linear in gamma and gamma * lambda, so that one round accumulates a least-squares fit, and a second one compares it with the
// stored numbers. Advantages are often shifted and scaled to mean 0 and standard deviation 1 before they are stored: the fit
// includes that scale.

/// The relative tolerance for rounding of stored numbers.
constexpr Threshold kRounding{"rounding", 2e-3};

/// The deviation of stored numbers from the recursion.
struct Off {
    int64_t wrong = 0;
    double worst = 0;
    std::string where = {};  ///< of the largest deviation

    void add(const Off& behind)
    {
        wrong += behind.wrong;
        if (behind.worst > worst) {
            worst = behind.worst;
            where = behind.where;
        }
    }
};

/// A recursion compared with the stored numbers.
struct Candidate {
    std::shared_ptr<const Recursion> recursion;
    LeastSquares fit;
    std::optional<std::vector<double>> solution = {};
    Off off = {};
};

/// Steps that are data, with all numbers as doubles.
template <typename Visit>
void forEachEquation(Steps steps, const Recursion& recursion, const Visit& visit)
{
    std::vector<double> factors(recursion.unknowns());
    for (at::Tensor& tensor : steps.tensors)
        tensor = tensor.to(at::kDouble).contiguous();
    for (int64_t row = 0; row < steps.stretch.rows; ++row)
        for (int64_t step = 0; step < steps.count(); ++step)
            if (steps.isData(row * steps.count() + step))
                if (const auto result = recursion.equation(steps, row, step, factors.data()))
                    visit(factors, *result, row * steps.count() + step);
}

Off offIn(const Steps& steps, const Candidate& candidate, double rounding)
{
    Off off;
    const double size = std::sqrt(candidate.fit.meanSquare());
    forEachEquation(steps, *candidate.recursion, [&](const std::vector<double>& factors, double result, int64_t number) {
        double sum = 0, terms = std::abs(result);
        for (std::size_t i = 0; i < factors.size(); ++i) {
            sum += (*candidate.solution)[i] * factors[i];
            terms += std::abs((*candidate.solution)[i] * factors[i]);
        }
        const double difference = std::abs(sum - result);
        if (!(difference <= rounding * (terms + size)))
            ++off.wrong;
        if (!(difference <= off.worst)) {
            off.worst = difference;
            off.where = steps.indexOf(number);
        }
    });
    return off;
}

/// Requests the data to compare a candidate: once for its fit, once for its deviation.
void ask(Round& round, const std::shared_ptr<Candidate>& candidate, const CheckedRollout& rollout)
{
    const auto lay = [candidate, rounding = rollout.threshold(kRounding)](Round& then) {
        if (!candidate->solution)
            candidate->solution = candidate->fit.solution();
        if (!candidate->solution)
            return;
        then.watch(candidate->recursion->leaves(), true, [candidate, rounding](const Steps& steps) -> SumUp {
            return [candidate, off = offIn(steps, *candidate, rounding)] { candidate->off.add(off); };
        });
    };
    candidate->solution = candidate->recursion->given(rollout.options());
    round.watch(candidate->recursion->leaves(), true, [candidate](const Steps& steps) -> SumUp {
        LeastSquares fit(candidate->recursion->unknowns());
        forEachEquation(steps, *candidate->recursion,
                        [&](const std::vector<double>& factors, double result, int64_t) { fit.add(factors, result); });
        return [candidate, fit] { candidate->fit.add(fit); };
    });
    round.thereafter(lay);
}

using Candidates = std::vector<std::shared_ptr<Candidate>>;

std::optional<Symptom> symptomOf(const KeyPath& key, const Candidates& candidates, const HealthOptions& options)
{
    Candidates fitted;
    std::ranges::copy_if(candidates, std::back_inserter(fitted), [](const auto& each) { return each->solution.has_value(); });
    if (fitted.empty())
        return std::nullopt;
    const auto at = std::ranges::min_element(fitted, {}, [](const auto& each) { return each->off.wrong; });
    const Candidate& best = **at;
    const Off& off = best.off;
    const bool isGiven = best.recursion->given(options).has_value();
    const Message told = best.recursion->told(*best.solution);
    if (off.wrong > 0)
        return Symptom{Concern::Warning, key, off.where, off.wrong,
                       isGiven ? Message("differs from {}, as given, {} total; the largest error is {}", told, off.wrong,
                                         numberText(off.worst))
                               : Message("differs from {}, the nearest fit, {} total; the largest error is {}", told, off.wrong,
                                         numberText(off.worst))};
    if (best.recursion->endsAtTruncation()) {
        const Off& asUsual = (*std::prev(at))->off;  // that of the same recursion, which goes on at truncations
        return Symptom{Concern::Warning, key, asUsual.where, asUsual.wrong,
                       Message("it is {}, with truncated steps treated as terminated: the values after them are not counted",
                               told)};
    }
    return Symptom{Concern::Note, key, {}, 0, Message("it is {}", told)};
}

TellSymptoms findStoredTargets(const CheckedRollout& rollout, Round& round)
{
    if (!rollout.hasEpisodes() || rollout.options().rule.ends.empty())
        return {};
    std::vector<std::pair<KeyPath, Candidates>> stored;
    for (const std::vector<KeyPath>& keys : recursiveKeys()) {
        const RolloutLeaf* leaf = rollout.findAny(keys);
        if (!leaf)
            continue;
        Candidates candidates;
        for (const auto& recursion : recursionsOf(rollout, *leaf)) {
            candidates.push_back(std::make_shared<Candidate>(Candidate{recursion, LeastSquares(recursion->unknowns())}));
            ask(round, candidates.back(), rollout);
        }
        if (!candidates.empty())
            stored.emplace_back(leaf->key, std::move(candidates));
    }
    if (stored.empty())
        return {};
    return [stored, &options = rollout.options()] {
        std::vector<Symptom> symptoms;
        for (const auto& [key, candidates] : stored)
            if (auto symptom = symptomOf(key, candidates, options))
                symptoms.push_back(std::move(*symptom));
        return symptoms;
    };
}

}  // namespace

const HealthCheck& storedTargetsCheck()
{
    static const HealthCheck check{
        "stored-targets",
        [] { return Message("Stored returns and advantages"); },
        [] {
            return Message(
                "Advantages and returns follow from rewards, values and flags. If no discount reproduces the stored values, they were computed from other rewards or values, one step off, or across the end of an episode.");
        },
        [] {
            return Message(
                "Compute them again, for example by generalized_advantage_estimate(), and compare; they may be of another kind of estimator.");
        },
        findStoredTargets,
        {&kRounding}};
    return check;
}

}  // namespace tensordesk

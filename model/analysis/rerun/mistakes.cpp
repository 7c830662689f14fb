// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/rerun/mistakes.h"

#include "model/analysis/values/statistictext.h"
#include "model/expression/modules/modulescope.h"
#include "model/tensordict/base/error.h"

#include <ATen/ops/log_softmax.h>
#include <ATen/ops/maximum.h>
#include <ATen/ops/softplus.h>
#include <ATen/ops/zeros_like.h>
#include <c10/core/ScalarType.h>

#include <cmath>
#include <limits>
#include <numbers>

namespace tensordesk {
namespace {

using at::Tensor;

/// A normal distribution a dim of the action, maybe squashed by a tanh.
struct Bells {
    Tensor loc, scale;
    Tensor x;         ///< the action before the tanh
    Tensor stretch;   ///< the logarithm of how much the tanh stretches, a dim; undefined where there is none
    Tensor logRange;  ///< the part of it that comes of the range; undefined where that is [-1, 1]
};

Tensor logDensity(const Tensor& x, const Tensor& loc, const Tensor& scale)
{
    return -((x - loc) / scale).pow(2) / 2 - scale.log() - 0.5 * std::log(2 * std::numbers::pi);
}

Tensor stretchAt(const Tensor& x)
{
    return 2.0 * (std::log(2.0) - x - at::softplus(-2.0 * x));
}

Tensor parameter(const Distribution& distribution, std::string_view name)
{
    const auto value = distribution.attribute(name);
    const auto* leaf = value ? value->as<Leaf>() : nullptr;
    return leaf ? leaf->tensor() : Tensor();
}

/// The action as values of the normal distribution lie: in the dtype of its parameters.
std::optional<Bells> bellsOf(const ScoredAction& action)
{
    const Distribution* distribution = action.distribution.get();
    const bool isTanh = distribution->typeName() == "TanhNormal";
    DistributionPtr base;
    while (distribution->typeName().starts_with("Independent")) {
        const auto inner = distribution->attribute("base_dist");
        base = inner ? asDistribution(*inner) : nullptr;
        if (!base)
            return std::nullopt;
        distribution = base.get();
    }
    if (!isTanh && distribution->typeName() != "Normal")
        return std::nullopt;
    Bells bells{parameter(*distribution, "loc"), parameter(*distribution, "scale"), {}, {}, {}};
    if (!bells.loc.defined() || !bells.scale.defined())
        return std::nullopt;
    bells.x = action.action.to(bells.loc.scalar_type());
    if (!isTanh)
        return bells;
    const Tensor low = parameter(*distribution, "low").to(bells.loc.options());
    const Tensor high = parameter(*distribution, "high").to(bells.loc.options());
    const Tensor half = (high - low) / 2;
    const double limit = 1 - (bells.loc.scalar_type() == at::kDouble ? 1e-15 : 1e-6);
    bells.x = ((bells.x - (high + low) / 2) / half).clamp(-limit, limit).atanh();
    bells.stretch = stretchAt(bells.x);
    if ((half != 1).any().item<bool>()) {
        bells.logRange = half.log();
        bells.stretch = bells.stretch + bells.logRange;
    }
    return bells;
}

Tensor rescaled(const Bells& bells, double factor)
{
    const Tensor density = logDensity(bells.x, bells.loc, bells.scale * factor);
    return bells.stretch.defined() ? density - bells.stretch : density;
}

/// The logits of a class, and which one was taken: [..., 1]; nothing for other distributions.
std::optional<std::pair<Tensor, Tensor>> classesOf(const ScoredAction& action)
{
    const std::string name = action.distribution->typeName();
    const bool isVector = name == "OneHotCategorical";
    if (!isVector && name != "Categorical")
        return std::nullopt;
    const Tensor logits = parameter(*action.distribution, "logits");
    if (!logits.defined())
        return std::nullopt;
    const Tensor taken = isVector ? action.action.to(at::kByte).argmax(-1) : action.action.to(at::kLong);
    if (taken.dim() + 1 != logits.dim())
        return std::nullopt;
    return std::pair(logits, taken.unsqueeze(-1));
}

std::optional<Tensor> rescaled(const ScoredAction& action, double factor)
{
    if (const auto bells = bellsOf(action))
        return rescaled(*bells, factor);
    if (const auto classes = classesOf(action))
        return at::log_softmax(classes->first / factor, -1).gather(-1, classes->second);
    return std::nullopt;
}

double epsilonOf(at::ScalarType dtype)
{
    switch (dtype) {
    case at::kDouble: return std::numeric_limits<double>::epsilon();
    case at::kHalf: return 0x1p-10;
    case at::kBFloat16: return 0x1p-7;
    default: return std::numeric_limits<float>::epsilon();
    }
}

}  // namespace

int64_t fittedBy(LogProbMistake mistake) noexcept
{
    return mistake == LogProbMistake::Rescaled ? 1 : 0;
}

Message toMessage(LogProbMistake mistake, double factor)
{
    switch (mistake) {
    case LogProbMistake::NoTanhCorrection:
        return Message(
            "The stored log-probabilities lack the correction for the tanh: they are those of the normal value before it.");
    case LogProbMistake::NotUnsquashed:
        return Message(
            "The stored log-probabilities are those of the squashed action under the normal distribution before the tanh.");
    case LogProbMistake::ExtraTanh:
        return Message("The stored log-probabilities are those of a tanh of a normal value, and the module has no tanh.");
    case LogProbMistake::NoRangeCorrection:
        return Message("The stored log-probabilities lack the logarithm of the range that the tanh is stretched to.");
    case LogProbMistake::Averaged:
        return Message("The stored log-probabilities are means over the dims of the action, where they should be sums.");
    case LogProbMistake::OfMode:
        return Message("The stored log-probabilities are those of the likeliest action, not of the one that was taken.");
    case LogProbMistake::Negated: return Message("The stored log-probabilities have the other sign.");
    case LogProbMistake::Probability: return Message("The stored values are the probability, not its logarithm.");
    case LogProbMistake::Rescaled: break;
    }
    return Message("The stored log-probabilities are those of a distribution with the scale, or temperature, times {}.",
                   statisticText(factor));
}

Tensor sumsOfSteps(const Tensor& values, int64_t steps)
{
    return values.reshape({steps, -1}).to(at::kCPU, at::kDouble).sum(-1);
}

std::vector<Alternative> alternativesTo(const ScoredAction& action, int64_t steps, std::optional<double> factor)
{
    std::vector<Alternative> alternatives;
    const auto add = [&](LogProbMistake mistake, const Tensor& values) {
        alternatives.push_back({mistake, sumsOfSteps(values, steps)});
    };
    const Tensor now = sumsOfSteps(action.logProb, steps);
    if (const auto bells = bellsOf(action)) {
        const Tensor density = logDensity(bells->x, bells->loc, bells->scale);
        const Tensor raw = action.action.to(bells->loc.scalar_type());
        if (bells->stretch.defined()) {
            add(LogProbMistake::NoTanhCorrection, density);
            add(LogProbMistake::NotUnsquashed, logDensity(raw, bells->loc, bells->scale));
        } else if ((raw.abs() < 1).all().item<bool>()) {
            const Tensor x = raw.atanh();
            add(LogProbMistake::ExtraTanh, logDensity(x, bells->loc, bells->scale) - stretchAt(x));
        }
        if (bells->logRange.defined())
            add(LogProbMistake::NoRangeCorrection, density - (bells->stretch - bells->logRange));
        if (const int64_t dims = action.action.numel() / std::max<int64_t>(steps, 1); dims > 1)
            alternatives.push_back({LogProbMistake::Averaged, now / static_cast<double>(dims)});
    }
    if (action.deterministic.defined()) {
        try {
            const Value ofMode = action.distribution->logProb(Value(Leaf(action.deterministic)), ModuleScope());
            if (const auto* leaf = ofMode.as<Leaf>())
                add(LogProbMistake::OfMode, leaf->tensor());
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;  // otherwise the distribution cannot evaluate the deterministic sample
        }
    }
    alternatives.push_back({LogProbMistake::Negated, -now});
    alternatives.push_back({LogProbMistake::Probability, now.exp()});
    if (factor)
        if (const auto values = rescaled(action, *factor))
            add(LogProbMistake::Rescaled, *values);
    return alternatives;
}

std::optional<double> factorThatExplains(const ScoredAction& action, const Tensor& storedSums, const Tensor& differs)
{
    const Tensor wanted = storedSums.masked_select(differs);
    const auto distance = [&](double logFactor) {
        const auto values = rescaled(action, std::exp(logFactor));
        return values ? (sumsOfSteps(*values, storedSums.numel()).masked_select(differs) - wanted).abs().nanmedian().item<double>()
                      : std::numeric_limits<double>::infinity();
    };
    constexpr double kWidest = 3;  // a factor of 20
    constexpr int kGrid = 60;
    double best = 0, least = std::numeric_limits<double>::infinity();
    for (int i = 0; i <= kGrid; ++i) {
        const double at = kWidest * (2.0 * i / kGrid - 1), found = distance(at);
        if (found < least) {
            least = found;
            best = at;
        }
    }
    if (!std::isfinite(least))
        return std::nullopt;
    double low = best - 2 * kWidest / kGrid, high = best + 2 * kWidest / kGrid;
    constexpr double kGolden = 0.6180339887498949;
    for (int i = 0; i < 48; ++i) {
        const double left = high - kGolden * (high - low), right = low + kGolden * (high - low);
        const bool isLeft = distance(left) < distance(right);
        (isLeft ? high : low) = isLeft ? right : left;
    }
    const double factor = std::exp((low + high) / 2);
    const bool isExact = distance((low + high) / 2) < 1e-5 * (1 + wanted.abs().nanmedian().item<double>());
    return isExact && std::abs(factor - 1) > 1e-3 ? std::optional(factor) : std::nullopt;
}

Tensor roundingOf(const ScoredAction& action, int64_t steps)
{
    if (!c10::isFloatingType(action.action.scalar_type()) || !bellsOf(action))
        return {};
    // The functions are exact to some units in the last place, and so is the action.
    constexpr double kUnits = 4;
    const Tensor nudge = action.action.abs().clamp_min(1e-3) * (kUnits * epsilonOf(action.action.scalar_type()));
    const Tensor now = sumsOfSteps(action.logProb, steps);
    Tensor greatest = at::zeros_like(now);
    for (const double sign : {1.0, -1.0}) {
        const Value moved = action.distribution->logProb(Value(Leaf(action.action + sign * nudge)), ModuleScope());
        greatest = at::maximum(greatest, (sumsOfSteps(moved.as<Leaf>()->tensor(), steps) - now).abs());
    }
    return 2 * greatest;
}

Tensor isAtBounds(const ScoredAction& action, int64_t steps)
{
    const auto bells = bellsOf(action);
    if (!bells || !bells->stretch.defined())
        return {};
    const double limit = bells->loc.scalar_type() == at::kDouble ? 1 - 2e-15 : 1 - 2e-6;
    return (bells->x.abs() >= std::atanh(limit)).reshape({steps, -1}).any(-1).to(at::kCPU);
}

}  // namespace tensordesk

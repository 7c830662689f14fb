// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/parameters/parameterfigures.h"

#include "model/analysis/values/partprogress.h"
#include "model/tensordict/leaves/leafblocks.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/isfinite.h>
#include <ATen/ops/view_as_real.h>

#include <cmath>

namespace tensordesk {

namespace {

/// Three tensors of doubles and their temporaries stay in the cache.
constexpr int64_t kFigureBytes = int64_t{1} << 20;

at::Tensor asDoubles(const at::Tensor& block)
{
    const at::Tensor resolved = block.detach().resolve_conj().resolve_neg();
    return (resolved.is_complex() ? at::view_as_real(resolved) : resolved).to(at::kDouble);
}

double sumOfSquares(const at::Tensor& doubles)
{
    return doubles.square().sum().item<double>();
}

/// Returns the norm of the finite elements from their count, mean and standard deviation; NaN if there are none.
double normOf(const Summary& summary)
{
    const auto finite = static_cast<double>(summary.count - summary.nan - summary.inf);
    if (finite == 0) {
        return ParameterFigures::kNone;
    }
    const double spread = finite > 1 ? (finite - 1) * summary.std * summary.std : 0;
    return std::sqrt(spread + finite * summary.mean * summary.mean);
}

double adamStep(const OptimizedState& state, Progress& progress)
{
    const Leaf* const first = state.tensor("exp_avg");
    const Leaf* const greatest = state.tensor("max_exp_avg_sq");
    const Leaf* const second = greatest != nullptr ? greatest : state.tensor("exp_avg_sq");
    if (first == nullptr || second == nullptr || first->shape() != second->shape() || first->elementCount() == 0 || !state.step
        || !state.lr || !state.betas || !state.eps) {
        return ParameterFigures::kNone;
    }
    const double ofFirst = 1 - std::pow(state.betas->first, *state.step);
    const double ofSecond = 1 - std::pow(state.betas->second, *state.step);
    double squares = 0;
    LeafBlocks(*first, kFigureBytes).forEachPair(*second, progress, [&](const at::Tensor& m, const at::Tensor& v, int64_t) {
        const at::Tensor root = asDoubles(v).div_(ofSecond).sqrt_().add_(*state.eps);
        squares += sumOfSquares(asDoubles(m).div_(ofFirst).div_(root));
    });
    return *state.lr * std::sqrt(squares / static_cast<double>(first->elementCount()));
}

double effectiveStepOf(const OptimizedState& state, double momentum, Progress& progress)
{
    switch (state.rule) {
    case StepRule::Adam: return adamStep(state, progress);
    case StepRule::Momentum: {
        const Leaf* const buffer = state.tensor("momentum_buffer");
        return buffer != nullptr && state.lr ? *state.lr * momentum / std::sqrt(static_cast<double>(buffer->elementCount()))
                                             : ParameterFigures::kNone;
    }
    case StepRule::Other: break;
    }
    return ParameterFigures::kNone;
}

}  // namespace

double ParameterFigures::norm() const
{
    return normOf(summary);
}

double ParameterFigures::zeroShare() const
{
    return summary.count > 0 ? static_cast<double>(summary.zeros) / static_cast<double>(summary.count) : kNone;
}

void ParameterFigures::merge(const ParameterFigures& other)
{
    summary.merge(other.summary);
}

ParameterFigures figuresOf(const ModuleParameter& parameter, Progress& progress)
{
    ParameterFigures figures;
    const int64_t bytes = parameter.leaf.bytes();
    PartProgress first(progress, 0, 2 * bytes), second(progress, bytes, 2 * bytes);
    figures.summary = summarize(parameter.leaf, first);
    if (std::isfinite(figures.summary.min) && std::isfinite(figures.summary.max)) {
        figures.histogram = histogram(parameter.leaf, ParameterFigures::kBins, figures.summary.min, figures.summary.max, second);
    }
    if (parameter.state) {
        const Leaf* const adam = parameter.state->tensor("exp_avg");
        if (const Leaf* const moment = adam != nullptr ? adam : parameter.state->tensor("momentum_buffer")) {
            figures.momentum = normOf(summarize(*moment, progress));
        }
        figures.effectiveStep = effectiveStepOf(*parameter.state, figures.momentum, progress);
    }
    return figures;
}

void compareWith(ParameterFigures& figures, const Leaf& before, const Leaf& now, Progress& progress)
{
    double change = 0, old = 0;
    figures.newNonFinite = 0;
    LeafBlocks(now, kFigureBytes).forEachPair(before, progress, [&](const at::Tensor& block, const at::Tensor& earlier, int64_t) {
        at::Tensor x = asDoubles(block), y = asDoubles(earlier);
        const at::Tensor wasFinite = at::isfinite(y), isFinite = at::isfinite(x).logical_and_(wasFinite);
        if (!isFinite.all().item<bool>()) {
            figures.newNonFinite += wasFinite.sum().item<int64_t>() - isFinite.sum().item<int64_t>();
            x = x.masked_select(isFinite);
            y = y.masked_select(isFinite);
        }
        change += sumOfSquares(x.sub(y));
        old += sumOfSquares(y);
    });
    figures.change = old > 0 ? std::sqrt(change / old) : ParameterFigures::kNone;
}

}  // namespace tensordesk

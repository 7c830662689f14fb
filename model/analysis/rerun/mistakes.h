// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/rerun/policyrun.h"
#include "model/tensordict/base/message.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// What is stored in the place of a log-probability by mistake.
enum class LogProbMistake : uint8_t {
    NoTanhCorrection,   ///< of the value before the tanh, without the logarithm of how much that stretches
    NotUnsquashed,      ///< of the squashed action under the distribution before the tanh
    ExtraTanh,          ///< of a squashed action, which the module takes for one that is not
    NoRangeCorrection,  ///< without the logarithm of the range that the tanh is stretched to
    Averaged,           ///< over the dims of the action instead of summed
    OfMode,             ///< of the action that would be taken without drawing
    Negated,
    Probability,  ///< without the logarithm
    Rescaled,     ///< by another temperature, or with the scale times a factor
};
/// How many numbers are fitted to what is stored, so that it is explained: 1 of Rescaled.
[[nodiscard]] int64_t fittedBy(LogProbMistake mistake) noexcept;
/// A sentence. `factor`: of Rescaled.
[[nodiscard]] Message toMessage(LogProbMistake mistake, double factor);

struct Alternative {
    LogProbMistake mistake;
    at::Tensor sums;  ///< [steps], float64, on the CPU
};

/// One number a step: what a tensor over the block has of a step, summed. [steps], float64, on the CPU.
[[nodiscard]] at::Tensor sumsOfSteps(const at::Tensor& values, int64_t steps);

/// What would be stored by each mistake that this distribution allows. `factor`: of Rescaled, which is left out without it.
[[nodiscard]] std::vector<Alternative> alternativesTo(const ScoredAction& action, int64_t steps, std::optional<double> factor);

/// The factor by which the spread of the distribution, or its temperature, explains stored sums; nothing if none does.
/// `differs`: the steps that it is to explain, bools, [steps].
[[nodiscard]] std::optional<double> factorThatExplains(const ScoredAction& action, const at::Tensor& storedSums,
                                                       const at::Tensor& differs);

/// How far the log-probability of each step moves if the stored action is another by what its dtype cannot tell: [steps].
/// Undefined for classes, which are told exactly.
[[nodiscard]] at::Tensor roundingOf(const ScoredAction& action, int64_t steps);
/// True where an action lies at the bounds of a tanh, so that what was drawn cannot be told from it: [steps]. Undefined where
/// there are no bounds.
[[nodiscard]] at::Tensor isAtBounds(const ScoredAction& action, int64_t steps);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/rerun/policyrun.h"
#include "model/tensordict/base/message.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// A mistake by which another quantity is stored as a log-probability.
enum class LogProbMistake : uint8_t {
    NoTanhCorrection,   ///< of the value before the tanh, without the log-determinant of the tanh
    NotUnsquashed,      ///< of the squashed action under the distribution before the tanh
    ExtraTanh,          ///< of a squashed action that the module treats as unsquashed
    NoRangeCorrection,  ///< without the logarithm of the range to which the tanh is scaled
    Averaged,           ///< averaged over the dims of the action instead of summed
    OfMode,             ///< of the deterministic action
    Negated,
    Probability,  ///< without the logarithm
    Rescaled,     ///< with another temperature, or with the scale times a factor
};
/// Returns the number of parameters fitted to the stored numbers: 1 for Rescaled, otherwise 0.
[[nodiscard]] int64_t fittedBy(LogProbMistake mistake) noexcept;
/// Returns a sentence. `factor`: for Rescaled.
[[nodiscard]] Message toMessage(LogProbMistake mistake, double factor);

struct Alternative {
    LogProbMistake mistake;
    at::Tensor sums;  ///< float64 [steps], on the CPU
};

/// Returns the sum of each step's numbers in a tensor over the block: float64 [steps], on the CPU.
[[nodiscard]] at::Tensor sumsOfSteps(const at::Tensor& values, int64_t steps);

/// Returns the numbers that each mistake applicable to this distribution would store. `factor`: for Rescaled, which is skipped
/// without it.
[[nodiscard]] std::vector<Alternative> alternativesTo(const ScoredAction& action, int64_t steps, std::optional<double> factor);

/// Returns the factor of the distribution's spread or temperature that explains stored sums; empty if none does. `differs`: bool
/// [steps], the steps to explain.
[[nodiscard]] std::optional<double> factorThatExplains(const ScoredAction& action, const at::Tensor& storedSums,
                                                       const at::Tensor& differs);

/// Returns the change of each step's log-probability by rounding the action to its dtype: [steps]. Undefined for classes, which are
/// exact.
[[nodiscard]] at::Tensor roundingOf(const ScoredAction& action, int64_t steps);
/// Returns true where an action is at the bounds of a tanh, so that the sample cannot be recovered from it: [steps]. Undefined if
/// there are no bounds.
[[nodiscard]] at::Tensor isAtBounds(const ScoredAction& action, int64_t steps);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/tokens/tokenbatch.h"

#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// Something that is shown of each token: a stored value, or what follows from some.
struct TokenMeasure {
    std::string name;  ///< "log-prob", "probability", "log-prob − rollout"
    TokenRole role;
    std::vector<double> (*of)(const TokenBatch& batch, const TokenSequence& sequence, const TokenMeasure& measure);
    std::size_t stored = 0;  ///< of a stored value: its index in TokenBatch::values()

    /// Returns the measure of each token; NaN for padding, and where it has none.
    [[nodiscard]] std::vector<double> valuesOf(const TokenBatch& batch, const TokenSequence& sequence) const;
    /// True for a measure with values on both sides of 0, whose sign matters.
    [[nodiscard]] bool isSigned() const;
};

/// Returns the stored values of a role, by token; null if there are none.
[[nodiscard]] const std::vector<double>* storedValues(const TokenBatch& batch, const TokenSequence& sequence, TokenRole role);

/// Returns the estimate k3 of the KL divergence for a token, from its log-probability minus that under the reference.
[[nodiscard]] double klEstimate(double difference);

/// Returns the ends of a scale that a few extreme values do not stretch: the 2nd and the 98th percentile of the finite values; 0 and 1
/// without any.
[[nodiscard]] std::pair<double, double> robustLimits(const std::vector<double>& values);

/// Returns the measures of a batch, the stored values first. Derived ones: the probability of a token; the difference of its
/// log-probabilities under policy and rollout engine, and policy and reference; the ratio of PPO, exp(policy − rollout); and the
/// estimate k3 of the KL divergence from the reference, exp(r − p) − (r − p) − 1 (Schulman, Approximating KL Divergence, 2020).
[[nodiscard]] std::vector<TokenMeasure> measuresOf(const TokenBatch& batch);

}  // namespace tensordesk

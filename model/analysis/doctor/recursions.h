// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/round.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// A possible formula of a stored return or advantage, as linear equations that its steps satisfy if it applies.
class Recursion {
public:
    virtual ~Recursion() = default;
    [[nodiscard]] virtual std::size_t unknowns() const = 0;
    [[nodiscard]] virtual Round::Leaves leaves() const = 0;
    /// Sets the factors of the unknowns at a step and returns the right side; empty if a step gives no equation. `steps`: of
    /// leaves(), as doubles, with one step more if the row continues.
    [[nodiscard]] virtual std::optional<double> equation(const Steps& steps, int64_t row, int64_t step, double* factors) const = 0;
    /// Returns the unknowns if the options set them.
    [[nodiscard]] virtual std::optional<std::vector<double>> given(const HealthOptions& options) const = 0;
    /// Returns a description: "the discounted sum of rewards with gamma 0.99".
    [[nodiscard]] virtual Message told(const std::vector<double>& solution) const = 0;
    /// True if it treats truncated steps as terminated, which is probably a mistake.
    [[nodiscard]] virtual bool endsAtTruncation() const { return false; }
};

/// Returns the possible formulas of a stored key of the root, the most common first; empty if the required keys are missing, or for
/// other keys. Known are:
/// - `reward_to_go`, `reward2go`, `return`, `returns`: discounted sums of rewards;
/// - `value_target`, `return`, `returns`: the value plus GAE(gamma, lambda), with TD(0) and TD(lambda) as special cases, or
///   V-trace;
/// - `advantage`: GAE(gamma, lambda), possibly shifted and scaled, or V-trace if `value_target` is stored too. V-trace is
///   recognised if the logarithms of both action probabilities are stored: `log_pi`, `target_log_prob` or `current_log_prob` of the
///   learning policy, and `log_mu`, `sample_log_prob` or `action_log_prob` of the behaviour policy. Both ratios are clipped at 1.
[[nodiscard]] std::vector<std::shared_ptr<const Recursion>> recursionsOf(const CheckedRollout& rollout, const RolloutLeaf& stored);
/// Returns the keys that recursionsOf() knows, grouped by meaning: the first existing key of each group counts.
[[nodiscard]] const std::vector<std::vector<KeyPath>>& recursiveKeys();

}  // namespace tensordesk

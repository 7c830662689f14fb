// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/doctor/round.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// What a stored return or advantage may be, as the linear equations that its steps satisfy if it is.
class Recursion {
public:
    virtual ~Recursion() = default;
    [[nodiscard]] virtual std::size_t unknowns() const = 0;
    [[nodiscard]] virtual Round::Leaves leaves() const = 0;
    /// Fills in the factors of the unknowns at a step, and gives what they add up to. Nothing where a step says nothing.
    /// `steps`: of leaves(), with one step more where the row goes on, as doubles.
    [[nodiscard]] virtual std::optional<double> equation(const Steps& steps, int64_t row, int64_t step, double* factors) const = 0;
    /// The unknowns, where these tell them.
    [[nodiscard]] virtual std::optional<std::vector<double>> given(const HealthOptions& options) const = 0;
    /// "the discounted sum of rewards with gamma 0.99".
    [[nodiscard]] virtual Message told(const std::vector<double>& solution) const = 0;
    /// It takes truncated steps for terminated ones, which is probably a mistake.
    [[nodiscard]] virtual bool endsAtTruncation() const { return false; }
};

/// What a stored key of the root may be, what is most often meant first; nothing where the keys are missing that tell, or of any
/// other key. These are known:
/// - `reward_to_go`, `reward2go`, `return`, `returns`: discounted sums of rewards;
/// - `value_target`, `return`, `returns`: what GAE(gamma, lambda) adds to the value, TD(0) and TD(lambda) among them, or V-trace;
/// - `advantage`: GAE(gamma, lambda), possibly shifted and scaled, or V-trace where `value_target` is stored too.
/// V-trace is known where logarithms of both probabilities of an action are stored: `log_pi`, `target_log_prob` or
/// `current_log_prob` of the policy that learns, `log_mu`, `sample_log_prob` or `action_log_prob` of the one that acted. Both
/// ratios are cut at 1.
[[nodiscard]] std::vector<std::shared_ptr<const Recursion>> recursionsOf(const Patient& patient, const PatientLeaf& stored);
/// Keys that recursionsOf() knows, those of one meaning together: of each the first one that there is counts.
[[nodiscard]] const std::vector<std::vector<KeyPath>>& recursiveKeys();

}  // namespace tensordesk

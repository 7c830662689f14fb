// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episoderule.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/indices/shape.h"
#include "model/tensordict/tree/tensordict.h"

#include <c10/core/Device.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

// Runs a policy or critic again over a rollout and compares the result with the stored numbers. Detects log-probabilities that are
// not those of the policy that took the actions, the classic bug of PPO.

/// The kind of a compared key.
enum class RerunKind : uint8_t {
    LogProb,  ///< the log-probability of the stored action
    Output,   ///< a written key: a value, the parameters of a distribution
    Action,   ///< the action, compared with the deterministic action of the module
};
/// Returns "log-prob", "output" or "action".
[[nodiscard]] const char* nameOf(RerunKind kind) noexcept;

/// The conclusion on a key.
enum class RerunVerdict : uint8_t {
    Equal,    ///< equal to 1e-5, and to the precision of the stored action
    Rounded,  ///< the stored numbers are the new ones, rounded to 16 bits
    Moved,    ///< the module has changed since: stale
    /// the stored numbers are another quantity that was recognised, such as a log-probability without the tanh correction
    Mismatched,
    Unlike,       ///< they differ, and not as after a change of the policy
    Misshapen,    ///< the numbers per step differ
    Informative,  ///< for actions, which need not be equal
};
/// Returns "equal", "rounded", "stale", "mismatched", "unlike", "misshapen" or "not judged".
[[nodiscard]] const char* nameOf(RerunVerdict verdict) noexcept;
/// True for verdicts that the user should examine.
[[nodiscard]] bool differs(RerunVerdict verdict) noexcept;
/// Returns the consequence for training on the rollout, in one or two sentences.
[[nodiscard]] Message meaningOf(RerunVerdict verdict, RerunKind kind);
/// Returns the remedy, in one or two sentences.
[[nodiscard]] Message adviceOf(RerunVerdict verdict, RerunKind kind);

/// An element of a stored key.
struct RerunPlace {
    Shape position = {};  ///< one index per batch dim and, if a step has several numbers, per event dim
    double stored = 0, now = 0;

    [[nodiscard]] double difference() const noexcept { return now - stored; }
};

/// Statistics of exp(now - stored) of log-probabilities.
struct RerunRatio {
    double mean = 0, deviation = 0, least = 0, greatest = 0;
    double outside = 0;  ///< the share outside of [0.8, 1.2], PPO's default clipping range
    double kl = 0;       ///< the mean of ratio - 1 - log(ratio), an estimate of the divergence of the new policy
};

/// Statistics of some consecutive steps, over all rows.
struct RerunSteps {
    int64_t count = 0;              ///< number of compared numbers
    double mean = 0, greatest = 0;  ///< of |now - stored|
};

struct RerunKey {
    KeyPath key;  ///< as stored
    RerunKind kind = RerunKind::Output;
    int64_t values = 0;                    ///< compared numbers
    int64_t equal = 0;                     ///< of these
    int64_t nonFinite = 0;                 ///< of these, NaN or infinite on one side only
    int64_t untold = 0;                    ///< excluded: the action is at its bounds, from which the sample cannot be recovered
    double greatest = 0, mean = 0;         ///< of |now - stored|, of finite numbers
    std::optional<RerunRatio> ratio = {};  ///< for log-probabilities
    std::optional<double> entropy = {};    ///< for actions: the mean, if the distribution has a formula
    int64_t stepWidth = 1;                 ///< number of steps per item of `steps`
    std::vector<RerunSteps> steps = {};    ///< along time, from step 0 on
    std::vector<RerunPlace> worst = {};    ///< the largest differences first, without equal ones
    RerunVerdict verdict = RerunVerdict::Equal;
    Message finding = {};  ///< the finding, as a sentence
};

struct RerunReport {
    std::vector<RerunKey> keys;      ///< log-probabilities first, then outputs, then actions
    std::vector<KeyPath> notStored;  ///< results of the module that the rollout lacks
    int64_t steps = 0;               ///< number of steps that were run, including padding
    int64_t blocks = 0;
    bool byWholeRows = false;  ///< a block had all steps of its rows; see PolicyRun::needsWholeTime()

    /// True if no key differs, see differs().
    [[nodiscard]] bool agrees() const noexcept;
};

struct RerunOptions {
    std::string module;            ///< an expression with a module over tensordicts as its value
    at::Device device = at::kCPU;  ///< the device for computing
    int64_t block = 0;             ///< number of steps that are run at once; 0: by their size
    int64_t worst = 10;            ///< the number of positions to list per key
    EpisodeRule rule = {};         ///< for a ring buffer: defines the written rows
};

/// Runs the module over all steps, in blocks: memory does not grow with the rollout. The last batch dim is time. Nothing is
/// sampled: log-probabilities are those of the stored actions. Ignores padding. Throws KeyError for a key that the module needs and
/// the rollout lacks, ValueError if nothing can be compared, and the errors of the expression and the storage. Can be cancelled
/// between blocks.
[[nodiscard]] RerunReport rerun(const TensorDict& td, const RerunOptions& options, Progress& progress = Progress::none());

/// Returns lines for DerivedKeys that define the log-probability of the stored actions under this policy as the key `name`.
[[nodiscard]] std::string derivedLogProb(const std::string& module, const std::string& name);

}  // namespace tensordesk

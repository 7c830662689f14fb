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

// A policy or critic is run again over a rollout, and what comes out laid beside what is stored: how a log-probability that is
// not of the policy that took the actions, the classic bug of PPO, is found.

/// What a stored key holds of a policy.
enum class RerunKind : uint8_t {
    LogProb,  ///< the log-probability of the stored action
    Output,   ///< what a module writes: a value, the parameters of a distribution
    Action,   ///< the action, beside the one that would be taken now if none was drawn
};
/// "log-prob", "output", "action".
[[nodiscard]] const char* nameOf(RerunKind kind) noexcept;

/// What the numbers of a key say.
enum class RerunVerdict : uint8_t {
    Equal,       ///< to 1e-5, and to what the stored action can tell
    Rounded,     ///< the stored ones are the new ones, kept in 16 bits
    Moved,       ///< the module is another one by now: stale
    Mismatched,  ///< something else was stored than is computed, and it is known what
    Unlike,      ///< they differ, and not as they do where a policy moved
    Misshapen,   ///< there are not as many numbers a step
    Told,        ///< of actions, which need not be the same
};
/// "equal", "rounded", "stale", "mismatched", "unlike", "misshapen", "not judged".
[[nodiscard]] const char* nameOf(RerunVerdict verdict) noexcept;
/// True of what a person should look at.
[[nodiscard]] bool differs(RerunVerdict verdict) noexcept;
/// What it means for training on the rollout, and what to do, in a sentence or two.
[[nodiscard]] Message meaningOf(RerunVerdict verdict, RerunKind kind);
[[nodiscard]] Message adviceOf(RerunVerdict verdict, RerunKind kind);

/// An element of a stored key.
struct RerunPlace {
    Shape position = {};  ///< an index each of the batch dims and, where a step has several numbers, of the dims behind them
    double stored = 0, now = 0;

    [[nodiscard]] double difference() const noexcept { return now - stored; }
};

/// exp(now - stored) of log-probabilities.
struct RerunRatio {
    double mean = 0, deviation = 0, least = 0, greatest = 0;
    double outside = 0;  ///< the share outside of [0.8, 1.2], where PPO clips unless told otherwise
    double kl = 0;       ///< the mean of ratio - 1 - log(ratio), an estimate of the divergence of the new policy
};

/// Some steps that follow each other, in all rows.
struct RerunSteps {
    int64_t count = 0;              ///< of numbers
    double mean = 0, greatest = 0;  ///< of |now - stored|
};

struct RerunKey {
    KeyPath key;  ///< as it is stored
    RerunKind kind = RerunKind::Output;
    int64_t values = 0;                    ///< that were compared
    int64_t equal = 0;                     ///< of these
    int64_t nonFinite = 0;                 ///< of these, NaN or infinite in one alone
    int64_t untold = 0;                    ///< left out: the action lies at the bounds, where it does not tell what was drawn
    double greatest = 0, mean = 0;         ///< of |now - stored|, of what is finite
    std::optional<RerunRatio> ratio = {};  ///< of log-probabilities
    std::optional<double> entropy = {};    ///< of actions: the mean, where the distribution has a formula
    int64_t stepWidth = 1;                 ///< steps that an item of `steps` stands for
    std::vector<RerunSteps> steps = {};    ///< along time, from step 0 on
    std::vector<RerunPlace> worst = {};    ///< the greatest differences first; those that are equal are left out
    RerunVerdict verdict = RerunVerdict::Equal;
    Message finding = {};  ///< what was found, in a sentence
};

struct RerunReport {
    std::vector<RerunKey> keys;      ///< log-probabilities first, then outputs, then actions
    std::vector<KeyPath> notStored;  ///< that the module makes and the rollout lacks
    int64_t steps = 0;               ///< that were run over, padding too
    int64_t blocks = 0;
    bool byWholeRows = false;  ///< a block had all steps of its rows; see PolicyRun::needsWholeTime()

    [[nodiscard]] bool agrees() const noexcept;
};

struct RerunOptions {
    std::string module;            ///< an expression that gives a module over tensordicts
    at::Device device = at::kCPU;  ///< where to compute
    int64_t block = 0;             ///< steps that are run at once; 0: by what they take
    int64_t worst = 10;            ///< places told a key
    EpisodeRule rule = {};         ///< of a ring: which rows are written
};

/// Runs the module over all steps, in blocks: memory does not grow with the rollout. The last batch dim is time. Draws nothing:
/// log-probabilities are those of the stored actions. Padding does not count. KeyError for a key that the module needs and the
/// rollout lacks, ValueError where nothing can be compared, errors of the expression and the storage. Cancelled between blocks.
[[nodiscard]] RerunReport rerun(const TensorDict& td, const RerunOptions& options, Progress& progress = Progress::none());

/// Lines for DerivedKeys: the log-probability of the stored actions by this policy as the key `name`.
[[nodiscard]] std::string derivedLogProb(const std::string& module, const std::string& name);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/distributions/distribution.h"
#include "model/expression/modules/tensordictmodule.h"
#include "model/expression/statements/session.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"

#include <ATen/core/Tensor.h>
#include <c10/core/Device.h>

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// The result of evaluating a distribution for stored actions.
struct ScoredAction {
    KeyPath key;                       ///< of the action
    std::vector<KeyPath> logProbKeys;  ///< keys under which its log-probability may be stored, the likeliest first
    DistributionPtr distribution;
    at::Tensor action;         ///< as stored, on the device
    at::Tensor logProb;        ///< of the stored action: [block…], possibly followed by dims of the action
    at::Tensor entropy;        ///< undefined if the distribution has no formula
    at::Tensor deterministic;  ///< the deterministic sample; undefined if the distribution has none
};

/// The modules of an expression, run over blocks of a rollout. Nothing is sampled: a module that samples keeps the stored action
/// and evaluates its probability, and later modules read that action. All modules are in eval mode. For one thread.
class PolicyRun {
public:
    /// `td`: the tensordict with this name in the expression. Parameters are moved to `device`. Throws the errors of the
    /// expression, and TypeError if its value is not a module over tensordicts.
    PolicyRun(const std::string& expression, const TensorDict& td, at::Device device, Progress& progress);

    /// Returns the keys of the rollout that it reads, including actions.
    [[nodiscard]] const std::vector<KeyPath>& reads() const noexcept { return m_reads; }
    /// True if a module reads keys that are not listed in in_keys.
    [[nodiscard]] bool readsAll() const noexcept { return m_readsAll; }
    /// Returns the keys that its modules write, except actions, in order.
    [[nodiscard]] const std::vector<KeyPath>& writes() const noexcept { return m_writes; }
    /// Returns the results that can be compared with keys of `td`: log-probabilities, by their keys there, and written keys.
    [[nodiscard]] std::vector<KeyPath> gives(const TensorDict& td) const;
    /// True if the result at a step depends on earlier steps: a module is recurrent or uses attention, or reads a key whose name
    /// denotes a state.
    [[nodiscard]] bool needsWholeTime() const noexcept { return m_needsWholeTime; }
    [[nodiscard]] at::Device device() const noexcept { return m_device; }

    struct Outcome {
        TensorDict td;
        std::vector<ScoredAction> actions;
    };
    /// Runs the modules. `block`: the keys to read, in memory, on the device; receives the written keys. Throws the errors of the
    /// modules.
    [[nodiscard]] Outcome run(const TensorDict& block, Progress& progress) const;

private:
    void plan();

    std::shared_ptr<Session> m_session;  ///< owns the functions among the modules
    std::shared_ptr<TdModule> m_module;
    std::vector<std::shared_ptr<TdModule>> m_modules;  ///< in order, without sequences
    bool m_drawsOnce = false;                          ///< exactly one of them samples
    at::Device m_device;
    std::vector<KeyPath> m_reads, m_writes;
    bool m_readsAll = false;
    bool m_needsWholeTime = false;
};

/// Returns the module expression with the parameters of the file at `path`, which contains a state dict in any supported format.
/// Replaces an earlier file added by withWeights().
[[nodiscard]] std::string withWeights(const std::string& module, const std::string& path);

}  // namespace tensordesk

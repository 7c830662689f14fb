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

/// What a distribution says of actions that were taken.
struct ScoredAction {
    KeyPath key;                       ///< of the action
    std::vector<KeyPath> logProbKeys;  ///< where its log-probability may be stored, the likeliest first
    DistributionPtr distribution;
    at::Tensor action;         ///< as stored, on the device
    at::Tensor logProb;        ///< of the stored action: [block…], or with dims of the action behind
    at::Tensor entropy;        ///< undefined where the distribution has no formula
    at::Tensor deterministic;  ///< what stands for a sample; undefined where the distribution has nothing
};

/// The modules of an expression, run over blocks of a rollout. Nothing is drawn: a module that samples leaves the stored action
/// where it is and scores it, and what comes behind it sees that action. All modules are in eval mode. For one thread.
class PolicyRun {
public:
    /// `td`: what the expression sees under this name. The parameters go to `device`. Errors of the expression; TypeError for a
    /// value that is no module over tensordicts.
    PolicyRun(const std::string& expression, const TensorDict& td, at::Device device, Progress& progress);

    /// Keys that it needs of the rollout, actions among them.
    [[nodiscard]] const std::vector<KeyPath>& reads() const noexcept { return m_reads; }
    /// True if a module reads what no list of in_keys tells.
    [[nodiscard]] bool readsAll() const noexcept { return m_readsAll; }
    /// What its modules write beside actions, in their order.
    [[nodiscard]] const std::vector<KeyPath>& writes() const noexcept { return m_writes; }
    /// What can be compared with keys of `td`: log-probabilities, by the names that these have there, and what is written.
    [[nodiscard]] std::vector<KeyPath> gives(const TensorDict& td) const;
    /// True if what comes of a step follows from the steps before it: it has a recurrent or an attention module, or reads a state
    /// by its name.
    [[nodiscard]] bool needsWholeTime() const noexcept { return m_needsWholeTime; }
    [[nodiscard]] at::Device device() const noexcept { return m_device; }

    struct Outcome {
        TensorDict td;
        std::vector<ScoredAction> actions;
    };
    /// `block`: the keys that it reads, in memory, on the device; it gains what is written. Errors of the modules.
    [[nodiscard]] Outcome run(const TensorDict& block, Progress& progress) const;

private:
    void plan();

    std::shared_ptr<Session> m_session;  ///< that functions among the modules belong to
    std::shared_ptr<TdModule> m_module;
    std::vector<std::shared_ptr<TdModule>> m_modules;  ///< in their order; sequences are taken apart
    bool m_drawsOnce = false;                          ///< one of them alone samples
    at::Device m_device;
    std::vector<KeyPath> m_reads, m_writes;
    bool m_readsAll = false;
    bool m_needsWholeTime = false;
};

/// The module expression with the parameters of the file at `path`, which may hold a state dict in any format that is opened; in
/// the place of those of another file, where withWeights() gave `module`.
[[nodiscard]] std::string withWeights(const std::string& module, const std::string& path);

}  // namespace tensordesk

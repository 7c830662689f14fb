// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/message.h"
#include "model/tensordict/tree/tensordict.h"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

struct ModuleParameter;

/// The rule of an optimizer, as far as its settings identify it.
enum class StepRule : uint8_t { Adam, Momentum, Other };

/// The state that an optimizer of torch has for one parameter, and the settings of the parameter's group.
struct OptimizedState {
    KeyPath path;       ///< of the state: ("optimizer", "state", "3")
    int64_t group = 0;  ///< the index in `param_groups`
    StepRule rule = StepRule::Other;
    std::vector<std::pair<Key, Leaf>> tensors = {};  ///< exp_avg, momentum_buffer, …
    std::optional<double> step = {};
    std::optional<double> lr = {};
    std::optional<std::pair<double, double>> betas = {};
    std::optional<double> eps = {};

    /// Returns the tensor of that name; null if there is none.
    [[nodiscard]] const Leaf* tensor(const Key& name) const;
};

/// An optimizer of a checkpoint.
struct OptimizerSummary {
    KeyPath path;
    int64_t groups = 0;    ///< 0 if the optimizer cannot be read
    int64_t states = 0;    ///< parameters for which it has a state
    int64_t joined = 0;    ///< of these, joined to a parameter
    Message problem = {};  ///< why some are not joined; empty if all are
};

/// True for the state dict of an optimizer of torch: it has `state` and `param_groups`.
[[nodiscard]] bool isOptimizer(const TensorDict& td);

/// Sets `ModuleParameter::state` of the parameters that the optimizer trains. State dicts number parameters by group and order;
/// they are found by name if the groups have `param_names`. Otherwise their shapes must fit, in the order of the file or in
/// reverse, without buffers and tied parameters, first among the parameters of one top-level key; nothing is joined if none or
/// several fit. Reads small numbers. Source: torch.optim.Optimizer.state_dict.
[[nodiscard]] OptimizerSummary joinOptimizer(std::vector<ModuleParameter>& parameters, const TensorDict& optimizer,
                                             const KeyPath& path);

}  // namespace tensordesk

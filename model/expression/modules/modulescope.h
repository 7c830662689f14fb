// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// What the scopes around a call say to the modules in it, and to LibTorch.
struct ModuleScope {
    /// Of `set_interaction_type`: what is written of a distribution, "mode", "random"; nothing leaves it to the module.
    std::optional<std::string> interaction = {};
    /// Of `set_skip_existing`: modules whose keys are all there do nothing.
    bool skipsExisting = false;
    /// Only those that write nothing but these keys; nothing for all.
    std::optional<std::vector<KeyPath>> skipped = {};
    /// Of `set_composite_lp_aggregate`: one log-probability of all that a composite distribution draws.
    bool aggregatesLogProb = false;
    /// Of `no_grad` and its like: what is computed is kept in mind, so that gradients can be computed from it.
    bool recordsGradients = false;
};

}  // namespace tensordesk

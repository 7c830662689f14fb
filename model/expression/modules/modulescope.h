// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/keypath.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The settings of the scopes around a call, for modules and LibTorch.
struct ModuleScope {
    /// From `set_interaction_type`: the value of a distribution to write, "mode" or "random"; empty: the module decides.
    std::optional<std::string> interaction = {};
    /// From `set_skip_existing`: modules whose keys all exist are skipped.
    bool skipsExisting = false;
    /// Only skips modules that write nothing but these keys; empty for all modules.
    std::optional<std::vector<KeyPath>> skipped = {};
    /// From `set_composite_lp_aggregate`: one log-probability for all samples of a composite distribution.
    bool aggregatesLogProb = false;
    /// From `no_grad` etc.: computations are recorded, so that gradients can be computed.
    bool recordsGradients = false;
};

}  // namespace tensordesk

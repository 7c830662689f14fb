// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"

namespace tensordesk {

/// `module.state_dict(prefix)`: the tensors of a module and of those in it, by the names that Python gives them.
[[nodiscard]] Value stateDict(const Arguments& arguments);

/// `module.load_state_dict(state_dict, strict)`: copies the tensors of a dict, or of a tensordict whose levels are names
/// between dots, into those of the module; gives the names that were missing and those that it does not have. RuntimeError,
/// and nothing changes, where there are any and it is strict, and where a shape differs.
[[nodiscard]] Value loadStateDict(const Arguments& arguments);

}  // namespace tensordesk

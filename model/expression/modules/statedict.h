// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"

namespace tensordesk {

/// Implements `module.state_dict(prefix)`: the tensors of a module and its nested modules, by their Python names.
[[nodiscard]] Value stateDict(const Arguments& arguments);

/// Implements `module.load_state_dict(state_dict, strict)`: copies the tensors of a dict, or of a tensordict whose levels are the
/// names between dots, to the module. Returns missing and unexpected names. Throws RuntimeError without changing anything if there
/// are any and `strict` is set, or if a shape differs.
[[nodiscard]] Value loadStateDict(const Arguments& arguments);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"
#include "model/expression/modules/modulescope.h"

#include <functional>

namespace tensordesk {

/// What a scope is to expressions, which have no `with`: called with a function or a module, it gives a function that calls it
/// within the scope. `enter` says what holds there.
[[nodiscard]] Value scoped(const Arguments& arguments, std::function<void(ModuleScope&)> enter);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"
#include "model/expression/modules/modulescope.h"

#include <functional>

namespace tensordesk {

/// A scope, which `with` enters; called with a function or a module, it gives a function that calls it within the scope, as
/// Python's decorators do. `enter` says what holds there.
[[nodiscard]] Value scoped(const Arguments& arguments, std::function<void(ModuleScope&)> enter);
/// The `enter` of a value that scoped() made; null for any other one.
[[nodiscard]] const std::function<void(ModuleScope&)>* entryOf(const Value& value);

}  // namespace tensordesk

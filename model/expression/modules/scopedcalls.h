// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/calls/registry.h"
#include "model/expression/modules/modulescope.h"

#include <functional>

namespace tensordesk {

/// Returns a scope for `with`. Called with a function or a module, it returns a function that calls it within the scope, like
/// Python's decorators. `enter` sets the scope.
[[nodiscard]] Value scoped(const Arguments& arguments, std::function<void(ModuleScope&)> enter);
/// Returns the `enter` of a value that scoped() made; null for any other value.
[[nodiscard]] const std::function<void(ModuleScope&)>* entryOf(const Value& value);

}  // namespace tensordesk

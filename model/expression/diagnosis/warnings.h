// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/diagnosis.h"

#include <string_view>
#include <vector>

namespace tensordesk {

/// Explains the parts of an expression whose result is probably a mistake, inner parts first: a broadcast larger than its operands,
/// a softmax over the batch, arithmetic that overflows at 256. The rule states what happens, the error is empty, and the fixes are
/// whole expressions with fewer warnings. `shapes`: tensordicts without elements, see withoutElements(). Returns none if the
/// expression fails, unless a result depends on values. Evaluates each part several times; reads nothing. If it is cancelled while
/// it searches for fixes, returns those found so far; before that it throws Cancelled, and nothing else. Safe to call from any
/// thread.
[[nodiscard]] std::vector<Diagnosis> warningsFor(std::string_view expression, const Scope& shapes,
                                                 Progress& progress = Progress::none());

}  // namespace tensordesk

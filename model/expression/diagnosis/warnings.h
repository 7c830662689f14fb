// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/diagnosis.h"

#include <string_view>
#include <vector>

namespace tensordesk {

/// Explains the parts of an expression that have a value which is probably a mistake, inner parts first: a broadcast larger than its
/// operands, a softmax over the batch, arithmetic that wraps around at 256. The rule of each says what happens there, its error is
/// empty, and its fixes are whole expressions with fewer warnings. `shapes`: tensordicts without elements as withoutElements() gives
/// them. Returns none where the expression fails, unless it fails because a result depends on values. Evaluates each part several
/// times; reads nothing. Cancelled while it looks for fixes, it returns those found so far; before, it throws Cancelled, and nothing
/// else. Call from any thread.
[[nodiscard]] std::vector<Diagnosis> warningsFor(std::string_view expression, const Scope& shapes,
                                                 Progress& progress = Progress::none());

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/evaluation/evaluator.h"

#include <vector>

namespace tensordesk {

/// The batch dims of `td` along which the value of `expression` has a position for each position, computed of that position
/// alone: there a part of the value is the value of a part of td. None where that is not known: what is known is arithmetic,
/// operators that LibTorch takes for pointwise, running sums along other dims, what goes on in the dims behind the batch, and
/// layers that take each row by itself. `expression` belongs to `session`, which is over shapes alone (withoutElements()).
[[nodiscard]] std::vector<bool> localDims(const Expression& expression, const std::shared_ptr<Session>& session,
                                          const Evaluator::Variables& variables);

}  // namespace tensordesk

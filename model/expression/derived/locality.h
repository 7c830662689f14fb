// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/evaluation/evaluator.h"

#include <vector>

namespace tensordesk {

/// Returns one flag per batch dim of `td`: true if a position of the value of `expression` only depends on the same position of
/// `td`, so that a part of the value can be computed from a part of `td`. All false if that is unknown. Known are arithmetic,
/// operators that LibTorch marks as pointwise, running sums along other dims, operations on dims after the batch, and layers that
/// process each row independently. `expression` belongs to `session`, which is over shapes only (withoutElements()).
[[nodiscard]] std::vector<bool> localDims(const Expression& expression, const std::shared_ptr<Session>& session,
                                          const Evaluator::Variables& variables);

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/evaluation/strictrules.h"

#include "model/tensordict/tree/validation.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::array<std::string_view, 47> kMissing = {// Reductions.
                                                       "sum", "mean", "prod", "std", "var", "nansum", "nanmean", "all", "any",
                                                       "norm", "max", "min", "amax", "amin", "cummax", "cummin", "logsumexp",
                                                       "softmax", "quantile",
                                                       // Names.
                                                       "names", "rename", "rename_", "refine_names",
                                                       // Locks.
                                                       "lock_", "unlock_", "is_locked",
                                                       // Lazy stacks.
                                                       "lazy_stack", "maybe_dense_stack", "to_lazystack", "densify", "append",
                                                       "insert", "extend", "get_nestedtensor",
                                                       // Non-tensor values.
                                                       "set_non_tensor", "get_non_tensor", "is_non_tensor", "non_tensor_items",
                                                       "filter_non_tensor_data",
                                                       // Comparisons.
                                                       "eq", "ne", "lt", "le", "gt", "ge", "masked_fill", "where"};

}  // namespace

bool isMissingByStrictRules(std::string_view name)
{
    return validation() == Validation::Strict && std::find(kMissing.begin(), kMissing.end(), name) != kMissing.end();
}

}  // namespace tensordesk

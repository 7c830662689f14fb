// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/tokens/sequencetable.h"
#include "model/tensordict/base/progress.h"

#include <string>
#include <vector>

namespace tensordesk {

/// Returns the numbers of the sequences for which an expression is true, such as `reward < 0 and truncated`. Variables of the
/// expression: `sequence` (its number), `prompt` and `response` (their lengths), `reward`, `advantage`, `kl`, `entropy` (NaN if they are
/// missing), `step` (None), `truncated` (a bool), `group` (a text), `group_size`, `group_mean` and `group_std` (of the rewards of its
/// group), `flags` (a text with those of SequenceTable::flagsOf()), and the components of the reward whose names are names in Python too. Throws the errors of the expression.
[[nodiscard]] std::vector<std::size_t> filtered(const SequenceTable& table, const std::string& where, Progress& progress);

}  // namespace tensordesk

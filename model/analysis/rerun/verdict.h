// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/rerun/keytally.h"

#include <optional>

namespace tensordesk {

/// What the numbers of a tally say, put into `result`: only what they show. `storedWidth` and `nowWidth`: numbers that a step has
/// as stored and as computed; where they are not as many, the tally is of their sums. `factor`: of LogProbMistake::Rescaled.
void judge(RerunKey& result, const KeyTally& tally, int64_t storedWidth, int64_t nowWidth, std::optional<double> factor);

}  // namespace tensordesk

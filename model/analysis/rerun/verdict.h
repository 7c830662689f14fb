// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/rerun/keytally.h"

#include <optional>

namespace tensordesk {

/// Sets the verdict of `result` and its sentence from the statistics of a tally. `storedWidth` and `nowWidth`: the numbers per step as
/// stored and as computed; if they differ, the tally is of their sums. `factor`: the ratio of stored to computed log-probabilities, if
/// one ratio fits them all (LogProbMistake::Rescaled).
void judge(RerunKey& result, const KeyTally& tally, int64_t storedWidth, int64_t nowWidth, std::optional<double> factor);

}  // namespace tensordesk

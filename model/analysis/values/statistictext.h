// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/summary.h"

#include <span>
#include <string>
#include <vector>

namespace tensordesk {

/// Returns a statistic as text, in the same way everywhere: six significant digits, but integers below 1e10 in full; `nan`, `inf`,
/// `-inf`.
[[nodiscard]] std::string statisticText(double value);

/// Returns such texts, with more digits if different numbers would have equal texts.
[[nodiscard]] std::vector<std::string> statisticTexts(std::span<const double> values);

/// The statistics of a summary as texts: integers in full, others as by statisticTexts().
struct SummaryText {
    std::string min, max, mean, std;

    [[nodiscard]] static SummaryText of(const Summary& summary);
};

}  // namespace tensordesk

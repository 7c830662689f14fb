// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/summary.h"

#include <span>
#include <string>
#include <vector>

namespace tensordesk {

/// How statistics are written, on every surface: six significant digits, but whole numbers below 1e10 with all of
/// theirs; `nan`, `inf`, `-inf`.
[[nodiscard]] std::string statisticText(double value);

/// So, with as many more digits as tell different ones apart: the texts of two different numbers are never equal.
[[nodiscard]] std::vector<std::string> statisticTexts(std::span<const double> values);

/// The statistics of a summary as texts: those of integers in full, others told apart as by statisticTexts().
struct SummaryText {
    std::string min, max, mean, std;

    [[nodiscard]] static SummaryText of(const Summary& summary);
};

}  // namespace tensordesk

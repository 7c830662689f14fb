// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/histogram.h"
#include "model/analysis/values/minmax.h"
#include "model/analysis/values/summary.h"
#include "model/tensordict/leaves/farleaf.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

// Figures of leaves that are stored on another machine, which computes them there. They are equal to those computed here.
namespace tensordesk {

/// Returns summarize() of a leaf, histogram(), or extremesOfRuns(). Empty if the leaf, or `data`, is not on another machine. Throws the
/// errors of that machine and of the connection.
[[nodiscard]] std::optional<Summary> farSummary(const Leaf& leaf, const std::optional<Leaf>& data, Progress& progress);
[[nodiscard]] std::optional<Histogram> farHistogram(const Leaf& leaf, int64_t bins, double min, double max, Progress& progress);
[[nodiscard]] std::optional<std::vector<MinMax>> farExtremes(const Leaf& leaf, int64_t length, Progress& progress);

/// Returns the figure `what` on the machine of the leaf, as the functions above ask for it by FarComputer::compute(). `arrayAt`: see
/// leafFrom(). Throws ValueError for another question.
[[nodiscard]] PythonValue figureHere(const std::string& what, const PythonValue& leaf, const PythonValue& arguments,
                                     const std::function<Leaf(const PythonValue& address)>& arrayAt, Progress& progress);

}  // namespace tensordesk

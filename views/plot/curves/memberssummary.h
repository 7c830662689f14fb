// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/plottedleaf.h"

#include <optional>

namespace tensordesk {

/// What members that differ in length have in common, if a selection shows a curve of several: at each step the mean of those
/// that reach so far, and their deviation from it.
[[nodiscard]] std::optional<PlottedLeaf> summaryOfMembers(const ShownLeaf& leaf, const DimSelection& selection);

}  // namespace tensordesk

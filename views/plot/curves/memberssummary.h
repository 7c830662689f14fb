// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/plottedleaf.h"

#include <optional>

namespace tensordesk {

/// Returns the mean, and the deviation from it, over the members that reach each step, if members differ in length and a selection
/// shows one curve of several.
[[nodiscard]] std::optional<PlottedLeaf> summaryOfMembers(const ShownLeaf& leaf, const DimSelection& selection);

}  // namespace tensordesk

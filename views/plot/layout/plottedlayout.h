// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/layout/curvelayout.h"

namespace tensordesk {

class LinePlotView;

/// How a plot of the key is set out now.
[[nodiscard]] CurveLayout layoutOf(const LinePlotView& plot, const KeyPath& key);
/// Sets out a plot so; keys that its tensordict does not have are left out.
void applyLayout(LinePlotView& plot, const CurveLayout& layout);

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/layout/curvelayout.h"

namespace tensordesk {

class LinePlotView;

/// Returns the current layout of a plot of the key.
[[nodiscard]] CurveLayout layoutOf(const LinePlotView& plot, const KeyPath& key);
/// Applies a layout to a plot; ignores keys that its tensordict does not have.
void applyLayout(LinePlotView& plot, const CurveLayout& layout);

}  // namespace tensordesk

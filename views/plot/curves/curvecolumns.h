// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/curves.h"

namespace tensordesk {

/// What of a dim's part to read for what an axis shows of it.
namespace curvecolumns {

/// Where each column of the plot begins, and those of half its width on both sides, so that a short pan finds its points.
/// Every element, where thinning would save little.
[[nodiscard]] CurveRequest requestFor(const QCPAxis& x, const Range& indices);
/// Whether all elements that are visible, and those beside them, are in the stretch that was asked for.
[[nodiscard]] bool holds(const CurveRequest& request, const QCPRange& visible, const Range& indices);

}  // namespace curvecolumns

}  // namespace tensordesk

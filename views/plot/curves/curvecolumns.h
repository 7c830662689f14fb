// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/plot/curves/curves.h"

namespace tensordesk {

/// Computes which elements of a dim to read for the visible range of an axis.
namespace curvecolumns {

/// Returns the start of each column of the plot, with a margin of half its width on both sides for short pans. Requests every
/// element if thinning would save little.
[[nodiscard]] CurveRequest requestFor(const QCPAxis& x, const Range& indices);
/// True if all visible elements and their neighbours are in the requested range.
[[nodiscard]] bool holds(const CurveRequest& request, const QCPRange& visible, const Range& indices);

}  // namespace curvecolumns

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace tensordesk {

/// Divides a rectangle into one for each weight, with proportional areas and as square as possible: the squarified treemap of
/// Bruls, Huizing and van Wijk (2000). REQUIRES: weights > 0, in descending order.
[[nodiscard]] std::vector<QRectF> squarified(const std::vector<double>& weights, const QRectF& place);

}  // namespace tensordesk

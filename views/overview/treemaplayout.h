// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace tensordesk {

/// Divides a rectangle into one for each weight, of areas like the weights and as square as can be: the squarified
/// treemap of Bruls, Huizing and van Wijk (2000). Gives as many rectangles as weights.
/// REQUIRES: weights > 0, the greatest first.
[[nodiscard]] std::vector<QRectF> squarified(const std::vector<double>& weights, const QRectF& place);

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tensordesk {

/// Arithmetic with the least and the greatest of some values, which may be equal, as far apart as doubles go, or nearer
/// than they can be divided.
namespace valuerange {

/// Where a value lies from low to high: from 0 to 1, never beyond; 0.5 where they are equal, or for NaN.
[[nodiscard]] inline double shareOf(double value, double low, double high)
{
    const double size = high / 2 - low / 2;  // the whole may be more than a double holds
    const double share = (value / 2 - low / 2) / size;
    return size > 0 && !std::isnan(share) ? std::clamp(share, 0.0, 1.0) : 0.5;
}

/// The value at that share of the way.
[[nodiscard]] inline double valueAt(double share, double low, double high)
{
    return low * (1 - share) + high * share;
}

/// Both, with room around values that are all equal: so much that low < high.
[[nodiscard]] inline std::pair<double, double> apart(double low, double high)
{
    constexpr double kFine = 1e-9;     // of a value, so that numbers lie between
    constexpr double kLeast = 1e-250;  // nearer ones cannot be told apart on an axis
    constexpr double kMost = std::numeric_limits<double>::max();
    const double reach = std::max(std::abs(low), std::abs(high));
    if (high / 2 - low / 2 > std::max(reach * std::numeric_limits<double>::epsilon(), kLeast)) {
        return {low, high};
    }
    const double room = std::max(0.5, reach * kFine);
    return {std::max(low - room, -kMost), std::min(high + room, kMost)};
}

}  // namespace valuerange

}  // namespace tensordesk

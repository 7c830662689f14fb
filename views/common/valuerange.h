// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace tensordesk {

/// Computes with a range of values, which may be empty, as wide as doubles allow, or too narrow to divide.
namespace valuerange {

/// Returns the position of a value between low and high, clamped to 0…1; 0.5 if they are equal, or for NaN.
[[nodiscard]] inline double shareOf(double value, double low, double high)
{
    const double size = high / 2 - low / 2;  // the whole width may exceed the range of doubles
    const double share = (value / 2 - low / 2) / size;
    return size > 0 && !std::isnan(share) ? std::clamp(share, 0.0, 1.0) : 0.5;
}

/// Returns the value at a position in 0…1 between low and high: the inverse of shareOf().
[[nodiscard]] inline double valueAt(double share, double low, double high)
{
    return low * (1 - share) + high * share;
}

/// Returns low and high, widened if they are equal or too close for an axis, so that low < high.
[[nodiscard]] inline std::pair<double, double> apart(double low, double high)
{
    constexpr double kFine = 1e-9;     // of a value, so that there are numbers in between
    constexpr double kLeast = 1e-250;  // closer values cannot be distinguished on an axis
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

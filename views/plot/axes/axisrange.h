// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/indices/index.h"
#include "views/common/valuerange.h"
#include "views/plot/qcp.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

/// The default range of an axis.
namespace axisrange {

/// Returns the first and the last index of a dim's range.
[[nodiscard]] inline QCPRange bounds(const Range& indices)
{
    return {static_cast<double>(indices.start), static_cast<double>(indices.start + (indices.count - 1) * indices.step)};
}

/// Returns all indices of a dim's range, with a margin. A logarithmic axis cannot show index 0.
[[nodiscard]] inline QCPRange ofIndices(const Range& indices, bool logarithmic)
{
    const QCPRange all = bounds(indices);
    if (logarithmic) {
        return {std::max(all.lower, 0.9), std::max(1.1 * all.upper, 2.0)};
    }
    const double margin = indices.count > 1 ? 0.01 * (all.upper - all.lower) : 1;
    return {all.lower - margin, all.upper + margin};
}

/// Returns the range between two values, enlarged on each side by `share` of its width, in units of the axis (see Note [Axis
/// units]). A single value gets some space around it. REQUIRES: positive values and the unit 1 for a logarithmic axis.
[[nodiscard]] inline QCPRange ofValues(double least, double greatest, double share, bool logarithmic, double unit = 1)
{
    if (logarithmic) {
        const double factor = greatest > least ? std::pow(greatest / least, share) : 2;
        return {least / factor, greatest * factor};
    }
    const auto [low, high] = valuerange::apart(least, greatest);
    const double margin = share * (high / unit - low / unit);
    return {low / unit - margin, high / unit + margin};
}

}  // namespace axisrange

}  // namespace tensordesk

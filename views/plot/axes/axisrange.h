// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/indices/index.h"
#include "views/common/valuerange.h"
#include "views/plot/qcp.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

/// What an axis shows of what is drawn, before a person zooms.
namespace axisrange {

/// The first and the last index of a dim's part.
[[nodiscard]] inline QCPRange bounds(const Range& indices)
{
    return {static_cast<double>(indices.start), static_cast<double>(indices.start + (indices.count - 1) * indices.step)};
}

/// All indices of a dim's part, with a margin. A logarithmic axis has no place for index 0.
[[nodiscard]] inline QCPRange ofIndices(const Range& indices, bool logarithmic)
{
    const QCPRange all = bounds(indices);
    if (logarithmic) {
        return {std::max(all.lower, 0.9), std::max(1.1 * all.upper, 2.0)};
    }
    const double margin = indices.count > 1 ? 0.01 * (all.upper - all.lower) : 1;
    return {all.lower - margin, all.upper + margin};
}

/// The values between two, and on each side a `share` of their distance, in units of the axis (see Note [Axis units]). Of
/// one value alone some room around it. REQUIRES: positive values and the unit 1 for a logarithmic axis.
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

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/minmax.h"
#include "views/plot/curves/plottedleaf.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

namespace tensordesk {

/// What is told of a curve at an element, which is counted along x from the first one that the selection shows.
namespace curvereadout {

/// A curve at an element.
struct Nearest {
    const DrawnCurve* drawn = nullptr;
    MinMax values{};  ///< as valuesAt() gives them
};

struct Value {
    QString text;   ///< as exact as what was read tells, with the ends of the band around it
    double height;  ///< NaN where the curve has none
};

/// What is drawn of a curve at an element: its value, or the extremes of the column of pixels that it lies in. NaN if
/// nothing is.
[[nodiscard]] MinMax valuesAt(const DrawnCurve& drawn, int64_t offset);
/// The curve that is drawn nearest to a height there, of those that are to be seen; one without a value only where no other
/// has one. `drawn` is null
/// without curves.
[[nodiscard]] Nearest nearest(const std::vector<DrawnCurve>& curves, int64_t offset, double height);
/// A place on the axis of a curve's values, and how far one value is on the screen.
struct Height {
    double value = 0, perValue = 1;
};
[[nodiscard]] Nearest nearest(const std::vector<DrawnCurve>& curves, int64_t offset,
                              const std::function<Height(const DrawnCurve& drawn)>& heightOn);
/// `[3, :, mean]`, with `x` for the index along x; `withKey`: after the key.
[[nodiscard]] QString position(const DrawnCurve& drawn, const QString& x, bool withKey);
/// What tells it from the other curves: `env 3`, `reward · env 3`; without dims that have a curve each the key.
[[nodiscard]] QString name(const DrawnCurve& drawn, bool withKey);
/// REQUIRES: a curve.
[[nodiscard]] Value valueOf(const Nearest& nearest, int64_t offset);

}  // namespace curvereadout

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/minmax.h"
#include "views/plot/curves/plottedleaf.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <vector>

namespace tensordesk {

/// The read-out of a curve at an element, counted along x from the first shown one.
namespace curvereadout {

/// A curve at an element.
struct Nearest {
    const DrawnCurve* drawn = nullptr;
    MinMax values{};  ///< the result of valuesAt()
};

struct Value {
    QString text;   ///< as exact as the read data, with the ends of the band around it
    double height;  ///< NaN if the curve has no value
};

/// Returns the drawn value of a curve at an element, or the extremes of its column of pixels. NaN if nothing is drawn.
[[nodiscard]] MinMax valuesAt(const DrawnCurve& drawn, int64_t offset);
/// Returns the visible curve nearest to a height at that element; one without a value only if no other has one. `drawn` is null
/// without curves.
[[nodiscard]] Nearest nearest(const std::vector<DrawnCurve>& curves, int64_t offset, double height);
/// A position on the axis of a curve's values, and the screen distance of one value.
struct Height {
    double value = 0, perValue = 1;
};
[[nodiscard]] Nearest nearest(const std::vector<DrawnCurve>& curves, int64_t offset,
                              const std::function<Height(const DrawnCurve& drawn)>& heightOn);
/// Returns `[3, :, mean]`, with `x` as the index along x. `withKey`: after the key.
[[nodiscard]] QString position(const DrawnCurve& drawn, const QString& x, bool withKey);
/// Returns the name that distinguishes it from the other curves: `env 3`, `reward · env 3`; the key if no dim has one curve per
/// index.
[[nodiscard]] QString name(const DrawnCurve& drawn, bool withKey);
/// REQUIRES: a curve.
[[nodiscard]] Value valueOf(const Nearest& nearest, int64_t offset);

}  // namespace curvereadout

}  // namespace tensordesk

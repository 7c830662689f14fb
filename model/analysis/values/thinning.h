// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/analysis/values/pyramid.h"
#include "model/analysis/values/wholeoffset.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace tensordesk {

// Note [Columns] A curve with many more elements than the screen has pixels is drawn from a few points with the same picture. In
// each column of pixels the curve covers the range between its minimum and maximum there, and continues from its last element to
// the first of the next column. These four points are kept, in order of occurrence (M4: Jugel, Jerzak, Hackenbroich and Markl, VLDB
// 2014). A gap within a column, of NaN or infinities, leaves disjoint ranges of values, which are all kept.

/// A point of a curve: the index of an element and its value. NaN and infinities are gaps.
struct CurvePoint {
    double index;
    double value;
};

/// Called with each point, in order.
using CurvePointSink = std::function<void(const CurvePoint&)>;

/// Passes the few points that draw the same curve as all elements of `series`. Column n has the elements from `borders[n]` to
/// before `borders[n + 1]`: its first and last point are elements; its minimum and maximum may be passed at the middle of the
/// column. `pyramid`, if given, avoids reading each element. NaN and infinities are passed as gaps. Complex elements have the value
/// of their magnitude, integers that of `element - offset`; see Note [Columns] and Note [Whole offset]. REQUIRES: a 1-d CPU tensor;
/// ascending borders within it; a pyramid of the series minus the offset.
void thin(const at::Tensor& series, const Pyramid* pyramid, std::span<const int64_t> borders, const CurvePointSink& sink,
          Integer offset = 0);

/// Passes points without access to elements: the minimum and maximum of the pyramid's runs (blocks of consecutive elements) in each
/// column. A run that spans a border counts for the column in which it begins, so that the error is less than a run.
void thin(const Pyramid& pyramid, std::span<const int64_t> borders, const CurvePointSink& sink);

}  // namespace tensordesk

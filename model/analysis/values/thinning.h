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

/// Passes the points to draw a series like all of its elements. Column n has the elements from `borders[n]` to before `borders[n +
/// 1]`. `pyramid`, if given, avoids reading each element. The points of a column are within it; the first and the last are
/// elements, others may be at its middle. See Note [Columns]. Complex elements count by magnitude, integers minus the offset; see
/// Note [Whole offset]. REQUIRES: a 1-d CPU tensor; ascending borders within it; the pyramid was made from it, minus the offset.
void thin(const at::Tensor& series, const Pyramid* pyramid, std::span<const int64_t> borders, const CurvePointSink& sink,
          Integer offset = 0);

/// Passes the points without access to elements: the minimum and maximum of each column's runs. A run that spans a border counts
/// for the column in which it begins, so that the error is less than a run.
void thin(const Pyramid& pyramid, std::span<const int64_t> borders, const CurvePointSink& sink);

}  // namespace tensordesk

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

// Note [Columns]
// A curve of many more elements than the screen has pixels is drawn from a few points that look like all of them. Pixels
// stand in columns: in one of them the curve covers what lies between its least and its greatest element there, and
// leaves it from its last element for the first of the next column. Those four are kept, in the order in which they occur
// (M4: Jugel, Jerzak, Hackenbroich and Markl, VLDB 2014). A gap within a column, of NaN or infinities, leaves disjoint
// stretches of values, which are kept all.

/// A point of a curve: the index of an element and its value. NaN and infinities are gaps.
struct CurvePoint {
    double index;
    double value;
};

/// Calls with each point, in their order.
using CurvePointSink = std::function<void(const CurvePoint&)>;

/// The points that draw a series like all of its elements, in columns whose n-th has the elements from `borders[n]` to
/// before `borders[n + 1]`. `pyramid`, if there is one, spares looking at each. The points of a column lie within it; the
/// first and the last are elements, others may stand in its middle. See Note [Columns]. Complex elements go by magnitude, integers
/// less the offset; see Note [Whole offset].
/// REQUIRES: a 1-d CPU tensor; borders ascend, within it; the pyramid is of it, less the offset.
void thin(const at::Tensor& series, const Pyramid* pyramid, std::span<const int64_t> borders, const CurvePointSink& sink,
          Integer offset = 0);

/// The points where elements are not at hand: the least and the greatest of each column's runs. A run that a border cuts
/// counts for the column that it begins in, so what is drawn is off by less than a run.
void thin(const Pyramid& pyramid, std::span<const int64_t> borders, const CurvePointSink& sink);

}  // namespace tensordesk

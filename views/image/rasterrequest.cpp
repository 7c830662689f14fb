// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/rasterrequest.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

// A plane up to this is read whole, once; beyond it as much as the screen shows.
constexpr int64_t kWholeElements = 1 << 22;

/// A part of `range`, of whole cells around [lower, upper], with steps so that at most `most` are left.
Range thinned(double lower, double upper, const Range& range, int64_t most)
{
    const auto indexOf = [&range](double coordinate) {
        const double index = (coordinate - static_cast<double>(range.start)) / static_cast<double>(range.step);
        return static_cast<int64_t>(std::clamp(index, 0.0, static_cast<double>(range.count - 1)));
    };
    int64_t first = indexOf(std::floor(lower));
    const int64_t count = indexOf(std::ceil(upper)) - first + 1;
    // Powers of two: a small zoom keeps the same elements.
    int64_t step = 1;
    while (count / step > most) {
        step *= 2;
    }
    first = first / step * step;
    return {first, step, std::min((count + step - 1) / step + 1, (range.count - first + step - 1) / step)};
}

Range rangeAlong(const DimSelection& selection, DimRole role)
{
    const auto dim = selection.dimWith(role);
    return dim ? selection.dim(*dim).range : Range{};
}

}  // namespace

RasterRequest RasterRequest::whole(const DimSelection& selection, const QSize& pixels)
{
    const Range rows = rangeAlong(selection, DimRole::Y);
    const Range columns = rangeAlong(selection, DimRole::X);
    const auto channel = selection.dimWith(DimRole::Channel);
    const int64_t channels = channel ? selection.count(*channel) : 1;
    if (rows.count * channels <= kWholeElements / std::max<int64_t>(columns.count, 1)) {
        return {{0, 1, rows.count}, {0, 1, columns.count}};
    }
    const auto last = [](const Range& range) { return static_cast<double>(range.start + (range.count - 1) * range.step); };
    return {thinned(static_cast<double>(rows.start), last(rows), rows, pixels.height()),
            thinned(static_cast<double>(columns.start), last(columns), columns, pixels.width())};
}

RasterRequest RasterRequest::part(const DimSelection& selection, const QRectF& visible, const QSize& pixels)
{
    const RasterRequest all = whole(selection, pixels);
    if (all.isFull()) {
        return all;
    }
    const auto part = [](double lower, double upper, const Range& shown, int most) {
        const double margin = (upper - lower) / 2;
        return thinned(lower - margin, upper + margin, shown, int64_t{2} * most);
    };
    return {part(visible.top(), visible.bottom(), rangeAlong(selection, DimRole::Y), pixels.height()),
            part(visible.left(), visible.right(), rangeAlong(selection, DimRole::X), pixels.width())};
}

bool RasterRequest::covers(const RasterRequest& wanted) const
{
    const auto covers = [](const Range& had, const Range& want) {
        return had.step <= want.step && had.start <= want.start
            && had.start + had.count * had.step >= want.start + want.count * want.step;
    };
    // The visible part is required, the margin only preferred: part of it may be used up before the next read.
    const auto needed = [](const Range& range) {
        return Range{range.start + range.count / 5 * range.step, range.step, range.count - 2 * (range.count / 5)};
    };
    return covers(rows, needed(wanted.rows)) && covers(columns, needed(wanted.columns));
}

}  // namespace tensordesk

// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/indices/part.h"

#include <ATen/core/Tensor.h>

#include <algorithm>
#include <numeric>

namespace tensordesk {
namespace {

int64_t last(const Range& range)
{
    return range.start + (range.count - 1) * range.step;
}

/// The elements that two arithmetic progressions share: again one, with their steps' lcm as step.
std::optional<Range> intersection(const Range& a, const Range& b)
{
    if (a.count == 0 || b.count == 0) {
        return std::nullopt;
    }
    const int64_t low = std::max(a.start, b.start), high = std::min(last(a), last(b));
    if (low > high) {
        return std::nullopt;
    }
    if (a.step == 1 && b.step == 1) {
        return Range{low, 1, high - low + 1};
    }
    const Range& wide = a.step >= b.step ? a : b;
    const Range& narrow = a.step >= b.step ? b : a;
    // Steps of the wide one, from its first element at or above `low`, repeat modulo the narrow one
    // after step / gcd of them.
    const int64_t cycle = narrow.step / std::gcd(wide.step, narrow.step);
    int64_t at = wide.start + (low - wide.start + wide.step - 1) / wide.step * wide.step;
    for (int64_t i = 0; i < cycle && at <= high; ++i, at += wide.step) {
        if ((at - narrow.start) % narrow.step == 0) {
            const int64_t step = wide.step * cycle;
            return Range{at, step, (high - at) / step + 1};
        }
    }
    return std::nullopt;
}

bool covers(const Range& outer, const Range& inner)
{
    if (inner.count == 0) {
        return true;
    }
    return outer.count > 0 && inner.start >= outer.start && last(inner) <= last(outer)
        && (inner.start - outer.start) % outer.step == 0 && (inner.count == 1 || inner.step % outer.step == 0);
}

}  // namespace

Part wholePart(const Shape& shape)
{
    Part part;
    for (const int64_t size : shape) {
        part.push_back({0, 1, size});
    }
    return part;
}

Shape shapeOf(const Part& part)
{
    Shape shape;
    for (const Range& range : part) {
        shape.push_back(range.count);
    }
    return shape;
}

std::optional<Part> intersection(const Part& a, const Part& b)
{
    Part common(a.size());
    for (std::size_t dim = 0; dim < a.size(); ++dim) {
        const std::optional<Range> range = intersection(a[dim], b[dim]);
        if (!range) {
            return std::nullopt;
        }
        common[dim] = *range;
    }
    return common;
}

bool covers(const Part& outer, const Part& inner)
{
    for (std::size_t dim = 0; dim < outer.size(); ++dim) {
        if (!covers(outer[dim], inner[dim])) {
            return false;
        }
    }
    return true;
}

at::Tensor narrowed(const at::Tensor& tensor, const Part& part, const Part& inner)
{
    at::Tensor result = tensor;
    for (std::size_t dim = 0; dim < part.size(); ++dim) {
        const Range &all = part[dim], &some = inner[dim];
        if (all == some) {
            continue;
        }
        const int64_t start = (some.start - all.start) / all.step;
        const int64_t step = some.count > 1 ? some.step / all.step : 1;
        result = result.slice(static_cast<int64_t>(dim), start, start + (some.count - 1) * step + 1, step);
    }
    return result;
}

Index indexOf(const Part& part)
{
    Index index;
    for (const Range& range : part) {
        index.emplace_back(Slice{range.start, last(range) + 1, range.step});
    }
    return index;
}

std::string toPython(const Part& part, const Shape& shape)
{
    std::size_t dims = part.size();
    while (dims > 0 && part[dims - 1] == Range{0, 1, shape[dims - 1]}) {
        --dims;
    }
    if (dims == 0) {
        return {};
    }
    std::string text = "[";
    for (std::size_t dim = 0; dim < dims; ++dim) {
        const Range& range = part[dim];
        text += dim > 0 ? ", " : "";
        if (range.count == 1) {
            text += std::to_string(range.start);
            continue;
        }
        const int64_t stop = range.count == 0 ? range.start : last(range) + 1;
        text += range.start > 0 ? std::to_string(range.start) : "";
        text += ':';
        text += stop < shape[dim] ? std::to_string(stop) : "";
        text += range.step > 1 ? ":" + std::to_string(range.step) : "";
    }
    return text + "]";
}

}  // namespace tensordesk

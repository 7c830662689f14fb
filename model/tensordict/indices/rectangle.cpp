// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/indices/rectangle.h"

#include <algorithm>
#include <numeric>

namespace tensordesk {

namespace {

Shape rowMajorStrides(const Shape& shape)
{
    Shape strides(shape.size());
    int64_t stride = 1;
    for (std::size_t dim = shape.size(); dim-- > 0;) {
        strides[dim] = stride;
        stride *= std::max<int64_t>(shape[dim], 1);
    }
    return strides;
}

Shape coordinatesOf(int64_t position, const Shape& array, const Shape& strides)
{
    Shape coordinates(array.size());
    for (std::size_t dim = 0; dim < array.size(); ++dim) {
        coordinates[dim] = position / strides[dim] % array[dim];
    }
    return coordinates;
}

/// Several dims of a view that step through the array as one: each stride is the next one's whole extent.
struct Run {
    int64_t count;
    int64_t stride;
    std::size_t arrayDim = 0;  ///< the dim of its smallest step
};

/// The runs of the view's dims, and of which run each dim is; none for dims that do not step.
std::vector<Run> runsOf(const StridedElements& elements, std::vector<std::optional<std::size_t>>& runOf)
{
    std::vector<std::size_t> dims(elements.sizes.size());
    std::iota(dims.begin(), dims.end(), 0);
    std::erase_if(dims, [&](std::size_t dim) { return elements.sizes[dim] == 1 || elements.strides[dim] == 0; });
    std::stable_sort(dims.begin(), dims.end(),
                     [&](std::size_t a, std::size_t b) { return elements.strides[a] > elements.strides[b]; });
    std::vector<Run> runs;
    for (const std::size_t dim : dims) {
        const int64_t size = elements.sizes[dim], stride = elements.strides[dim];
        if (!runs.empty() && runs.back().stride == size * stride) {
            runs.back() = {runs.back().count * size, stride};
        } else {
            runs.push_back({size, stride});
        }
        runOf[dim] = runs.size() - 1;
    }
    return runs;
}

/// Finds the ranges of the array's dims that runs step through.
class Ranges {
public:
    Ranges(const Shape& array, int64_t offset)
        : m_array(array), m_strides(rowMajorStrides(array)), m_first(coordinatesOf(offset, array, m_strides)),
          m_taken(array.size(), false)
    {
        for (const int64_t position : m_first) {
            part.push_back({position, 1, 1});
        }
    }

    /// False if the run does not step through whole ranges of dims that no other run steps through.
    bool add(Run& run)
    {
        std::optional<std::size_t> dim = outermost([&](std::size_t d) { return m_strides[d] <= run.stride; });
        if (!dim || run.stride % m_strides[*dim] != 0) {
            return false;
        }
        run.arrayDim = *dim;
        int64_t step = run.stride / m_strides[*dim];
        for (int64_t count = run.count; count > 1; step = 1) {
            if (!dim || m_taken[*dim]) {
                return false;
            }
            m_taken[*dim] = true;
            const int64_t size = m_array[*dim], first = m_first[*dim];
            if (first + (count - 1) * step < size) {
                part[*dim] = {first, step, count};
                return true;
            }
            // It goes on in the next row: at the same place only if rows are whole numbers of steps.
            const int64_t perRow = size / step;
            if (size % step != 0 || first >= step || count % perRow != 0) {
                return false;
            }
            part[*dim] = {first, step, perRow};
            count /= perRow;
            const std::size_t inner = *dim;
            dim = innermost([&](std::size_t d) { return d < inner; });
        }
        return true;
    }

    std::vector<Range> part;

private:
    template <typename Predicate>
    [[nodiscard]] std::optional<std::size_t> outermost(const Predicate& fits) const
    {
        for (std::size_t dim = 0; dim < m_array.size(); ++dim) {
            if (m_array[dim] > 1 && fits(dim)) {
                return dim;
            }
        }
        return {};
    }
    template <typename Predicate>
    [[nodiscard]] std::optional<std::size_t> innermost(const Predicate& fits) const
    {
        for (std::size_t dim = m_array.size(); dim-- > 0;) {
            if (m_array[dim] > 1 && fits(dim)) {
                return dim;
            }
        }
        return {};
    }

    const Shape& m_array;
    Shape m_strides, m_first;
    std::vector<bool> m_taken;
};

}  // namespace

void StridedElements::append(int64_t size, int64_t stride)
{
    sizes.push_back(size);
    strides.push_back(stride);
}

bool StridedElements::isContiguous() const
{
    int64_t stride = 1;
    for (std::size_t dim = sizes.size(); dim-- > 0; stride *= sizes[dim]) {
        if (sizes[dim] != 1 && strides[dim] != stride) {
            return elementCount(sizes) == 0;
        }
    }
    return true;
}

StridedElements contiguousElements(const Shape& shape)
{
    return {shape, rowMajorStrides(shape), 0};
}

Shape Rectangle::counts() const
{
    Shape shape;
    for (const Range& range : part) {
        shape.push_back(range.count);
    }
    return shape;
}

std::optional<Rectangle> rectangleOf(const StridedElements& elements, const Shape& array)
{
    std::vector<std::optional<std::size_t>> runOf(elements.sizes.size());
    std::vector<Run> runs = runsOf(elements, runOf);
    Ranges ranges(array, elements.offset);
    for (Run& run : runs) {
        if (!ranges.add(run)) {
            return {};
        }
    }
    Rectangle rectangle{std::move(ranges.part), Shape(elements.sizes.size(), 0)};
    const Shape strides = rowMajorStrides(rectangle.counts());
    for (std::size_t dim = 0; dim < runOf.size(); ++dim) {
        if (runOf[dim]) {
            const Run& run = runs[*runOf[dim]];
            rectangle.strides[dim] = elements.strides[dim] / run.stride * strides[run.arrayDim];
        }
    }
    return rectangle;
}

RowBlock blockAround(const StridedElements& elements, const Shape& array)
{
    int64_t last = elements.offset;
    for (std::size_t dim = 0; dim < elements.sizes.size(); ++dim) {
        last += elements.extent(dim);
    }
    const Shape strides = rowMajorStrides(array);
    const Shape from = coordinatesOf(elements.offset, array, strides), to = coordinatesOf(last, array, strides);
    const auto differ = static_cast<std::size_t>(std::mismatch(from.begin(), from.end(), to.begin()).first - from.begin());
    RowBlock block{{}, 0, 1};
    for (std::size_t dim = 0; dim < array.size(); ++dim) {
        const bool isWhole = dim > differ;
        const Range range{isWhole ? 0 : from[dim], 1, isWhole ? array[dim] : to[dim] - from[dim] + 1};
        block.part.push_back(range);
        block.start += range.start * strides[dim];
        block.count *= range.count;
    }
    return block;
}

}  // namespace tensordesk

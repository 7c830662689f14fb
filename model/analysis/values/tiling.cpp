// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/values/tiling.h"

#include "model/analysis/values/partialsource.h"
#include "model/tensordict/base/error.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

/// The tiles, counted in one direction, that `range` of the tiled leaf reaches into.
struct Span {
    int64_t first, count;

    Span(const Range& range, int64_t size)
        : first(range.start / size), count((range.start + (range.count - 1) * range.step) / size - first + 1)
    {
    }
};

/// `range` counted within the tiles of a span.
at::Tensor cut(const at::Tensor& tiles, int64_t dim, const Range& range, int64_t offset)
{
    const int64_t start = range.start - offset;
    return tiles.slice(dim, start, start + (range.count - 1) * range.step + 1, range.step);
}

class TiledSource final : public PartialSource {
public:
    TiledSource(const Leaf& leaf, const Tiling& tiling)
        : PartialSource(tiling.shapeOf(leaf.shape()), leaf.dtype()), m_leaf(leaf), m_tiling(tiling)
    {
    }

    std::optional<Leaf> present() const override
    {
        const auto ofLeaf = presentOf(m_leaf);
        return ofLeaf ? std::optional(tiled(*ofLeaf, m_tiling)) : std::nullopt;
    }
    at::Tensor read(const std::vector<Range>& part) const override
    {
        Shape counts;
        for (const Range& range : part) {
            counts.push_back(range.count);
        }
        const auto options = at::TensorOptions().dtype(dtype());
        if (std::find(counts.begin(), counts.end(), 0) != counts.end()) {
            return at::zeros(counts, options);
        }
        const int64_t height = m_tiling.rows.count, width = m_tiling.columns.count;
        const int64_t rowDim = m_tiling.rowDim, columnDim = m_tiling.columnDim;
        const Span down(part[rowDim], height), across(part[columnDim], width);
        counts[rowDim] = down.count * height;
        counts[columnDim] = across.count * width;
        const at::Tensor tiles = at::zeros(counts, options);
        for (int64_t row = 0; row < down.count; ++row) {
            for (int64_t column = 0; column < across.count; ++column) {
                const int64_t tile = (down.first + row) * m_tiling.across + across.first + column;
                if (tile < m_tiling.count()) {
                    tiles.narrow(rowDim, row * height, height)
                        .narrow(columnDim, column * width, width)
                        .copy_(m_leaf.at(indexOf(tile, part)).tensor());
                }
            }
        }
        m_leaf.checkIntact();
        return cut(cut(tiles, rowDim, part[rowDim], down.first * height), columnDim, part[columnDim], across.first * width)
            .contiguous();
    }
    void write(const std::vector<Range>&, const at::Tensor&) override
    {
        throw Error(ErrorKind::PermissionError, "Tiles cannot be edited: edit the leaf they are made of.");
    }
    std::string file() const override { return m_leaf.source() ? m_leaf.source()->file() : std::string(); }
    StorageLayout layout() const override { return {StorageLayout::Kind::Tiled}; }
    int64_t storedBytes() const override { return 0; }

private:
    /// Returns the index of one tile, with the part of the other dims.
    Index indexOf(int64_t tile, const std::vector<Range>& part) const
    {
        std::vector<Range> ranges = part;
        ranges[m_tiling.rowDim] = m_tiling.rows;
        ranges[m_tiling.columnDim] = m_tiling.columns;
        for (auto each = m_tiling.each.rbegin(); each != m_tiling.each.rend(); ++each) {
            if (each->dim != Tiling::Dim::kNone) {
                ranges[each->dim] = {each->range.start + tile % each->range.count * each->range.step, 1, 1};
            }
            tile /= each->range.count;
        }
        Index index;
        for (const Range& range : ranges) {
            index.emplace_back(Slice{range.start, range.start + (range.count - 1) * range.step + 1, range.step});
        }
        return index;
    }

    Leaf m_leaf;
    Tiling m_tiling;
};

}  // namespace

int64_t Tiling::count() const
{
    int64_t count = 1;
    for (const Dim& dim : each) {
        count *= dim.range.count;
    }
    return count;
}

Shape Tiling::shapeOf(const Shape& leaf) const
{
    Shape shape = leaf;
    for (const Dim& dim : each) {
        if (dim.dim != Dim::kNone) {
            shape[dim.dim] = 1;
        }
    }
    shape[rowDim] = rows.count * down();
    shape[columnDim] = columns.count * std::min(across, count());
    return shape;
}

std::vector<int64_t> Tiling::positionOf(const std::vector<int64_t>& tiled) const
{
    std::vector<int64_t> position = tiled;
    int64_t& row = position[rowDim];
    int64_t& column = position[columnDim];
    int64_t tile = row / rows.count * across + column / columns.count;
    if (tile >= count()) {
        return {};
    }
    row = rows.start + row % rows.count * rows.step;
    column = columns.start + column % columns.count * columns.step;
    for (auto dim = each.rbegin(); dim != each.rend(); ++dim) {
        if (dim->dim != Dim::kNone) {
            position[dim->dim] = dim->range.start + tile % dim->range.count * dim->range.step;
        }
        tile /= dim->range.count;
    }
    return position;
}

int64_t Tiling::acrossFor(int64_t count, int64_t rows, int64_t columns, double ratio)
{
    const double square = std::sqrt(static_cast<double>(count) * ratio * static_cast<double>(rows) / static_cast<double>(columns));
    return std::clamp<int64_t>(std::llround(square), 1, std::max<int64_t>(count, 1));
}

Leaf tiled(const Leaf& leaf, const Tiling& tiling)
{
    return Leaf(std::make_shared<TiledSource>(leaf, tiling));
}

}  // namespace tensordesk

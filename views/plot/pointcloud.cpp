// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/pointcloud.h"

#include "model/analysis/values/partialsource.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "views/common/eachpart.h"

#include <ATen/ops/abs.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>

namespace tensordesk {

namespace {

// So many points are drawn as they are.
constexpr int64_t kFewPoints = 1 << 16;

/// Reports one of several reads of equal length as a share of them all.
class ShareOfReads final : public Progress {
public:
    ShareOfReads(Progress& all, int64_t before, int64_t count) : m_all(all), m_before(before), m_count(count) { }

    [[nodiscard]] bool isCancelled() const override { return m_all.isCancelled(); }
    void report(int64_t done, int64_t total) override { m_all.report(m_before * total + done, m_count * total); }

private:
    Progress& m_all;
    int64_t m_before;
    int64_t m_count;
};

/// One series of both leaves, read in blocks, only where both have elements.
class Pairs {
public:
    Pairs(const CloudAxis& y, const std::optional<CloudAxis>& x, int64_t n, const PointCloud& cloud)
        : m_offsetX(cloud.offsetX), m_offsetY(cloud.offsetY), m_y(y.leaf.at(eachpart::select(y.selection, n).toIndex())),
          m_range(y.selection.dim(*y.selection.dimWith(DimRole::X)).range)
    {
        if (x) {
            // A leaf without the dims that y has several of gives all of them the same values.
            const int64_t count = eachpart::count(x->selection);
            const DimSelection one = eachpart::select(x->selection, count == eachpart::count(y.selection) ? n : 0);
            m_x = x->leaf.at(one.toIndex());
            m_there = together(m_there, presentAt(x->leaf, one));
        }
        m_there = together(m_there, presentAt(y.leaf, eachpart::select(y.selection, n)));
    }

    /// Calls `visit(x, y, index)` for every point. Reports bytes of y.
    template <typename Visit>
    void forEach(Progress& progress, const Visit& visit) const
    {
        const auto visitBlock = [&](const at::Tensor& ys, const at::Tensor& xs, int64_t first) {
            const double* const y = ys.const_data_ptr<double>();
            const double* const x = xs.defined() ? xs.const_data_ptr<double>() : nullptr;
            for (int64_t i = 0; i < ys.numel(); ++i) {
                if (m_there.defined() && !m_there.const_data_ptr<bool>()[first + i]) {
                    continue;
                }
                const int64_t index = m_range.start + (first + i) * m_range.step;
                visit(x != nullptr ? x[i] : static_cast<double>(index), y[i], index);
            }
        };
        if (m_x) {
            LeafBlocks(m_y).forEachPair(*m_x, progress, [&](const at::Tensor& y, const at::Tensor& x, int64_t first) {
                visitBlock(values(y, m_offsetY), values(x, m_offsetX), first);
            });
            return;
        }
        const ProgressScope scope(progress);
        int64_t first = 0;
        LeafBlocks(m_y).forEach([&](const at::Tensor& y) {
            visitBlock(values(y, m_offsetY), {}, first);
            first += y.numel();
            progress.report(first * itemSize(m_y.dtype()), m_y.bytes());
        });
    }

private:
    static at::Tensor values(const at::Tensor& block, Integer offset)
    {
        if (offset != 0) {
            return lessOffset(block, offset);
        }
        return (block.is_complex() ? at::abs(block) : block).to(at::kDouble).contiguous();
    }

    static at::Tensor presentAt(const Leaf& leaf, const DimSelection& one)
    {
        const auto present = presentOf(leaf);
        return present ? snapshot(present->at(one.toIndex())) : at::Tensor();
    }
    static at::Tensor together(const at::Tensor& a, const at::Tensor& b)
    {
        return a.defined() && b.defined() ? a.logical_and(b) : a.defined() ? a : b;
    }

    Integer m_offsetX, m_offsetY;
    Leaf m_y;
    std::optional<Leaf> m_x;
    Range m_range;
    at::Tensor m_there;  ///< true where both have elements; undefined: everywhere
};

/// The cells of the plot, to find points that overlap.
class Grid {
public:
    Grid(const QRectF& area, const CloudRequest& request)
        : m_x(scale(area.left(), area.right(), request.cells.width(), request.logarithmicX)),
          m_y(scale(area.top(), area.bottom(), request.cells.height(), request.logarithmicY))
    {
    }
    /// The number of the point's cell; none if it lies outside.
    [[nodiscard]] std::optional<int64_t> cellOf(double x, double y) const
    {
        const double column = m_x.cellOf(x);
        const double row = m_y.cellOf(y);
        const bool isInside = column >= 0 && column < m_x.cells && row >= 0 && row < m_y.cells;
        return isInside ? std::optional(static_cast<int64_t>(row) * m_x.cells + static_cast<int64_t>(column)) : std::nullopt;
    }
    /// The number of the point's cell, or below 0 which sides of the plot it lies beyond: a line between two points on
    /// one side never crosses the plot.
    [[nodiscard]] int64_t placeOf(double x, double y) const
    {
        if (const auto cell = cellOf(x, y)) {
            return *cell;
        }
        const auto sideOf = [](const Scale& scale, double value) {
            const double cell = scale.cellOf(value);
            return cell < 0 ? 1 : cell >= scale.cells ? 2 : 0;
        };
        return -1 - (sideOf(m_x, x) + 3 * sideOf(m_y, y));
    }
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(m_x.cells) * static_cast<std::size_t>(m_y.cells); }

private:
    struct Scale {
        double low, factor;
        int cells;
        bool logarithmic;
        [[nodiscard]] double cellOf(double value) const { return ((logarithmic ? std::log10(value) : value) - low) * factor; }
    };
    static Scale scale(double low, double high, int cells, bool logarithmic)
    {
        if (logarithmic) {
            low = std::log10(std::max(low, std::numeric_limits<double>::min()));
            high = std::log10(std::max(high, std::numeric_limits<double>::min()));
        }
        cells = std::max(cells, 1);
        const double size = high > low ? high - low : 1;
        return {low, cells / size * (1 - 1e-12), cells, logarithmic};  // the greatest value lies in the last cell
    }

    Scale m_x, m_y;
};

/// The extent of finite points; it grows.
struct Extent {
    double left = std::numeric_limits<double>::infinity(), right = -left;
    double top = left, bottom = -left;

    void add(double x, double y)
    {
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = std::max(bottom, y);
    }
    [[nodiscard]] QRectF rect() const { return left > right ? QRectF() : QRectF(QPointF(left, top), QPointF(right, bottom)); }
};

/// True if the point can be drawn on the axes.
bool hasPlace(double x, double y, const CloudRequest& request)
{
    const bool isInside = std::abs(x) <= PointCloud::kMostValue && std::abs(y) <= PointCloud::kMostValue;  // NaN is not
    return isInside && (x > 0 || !request.logarithmicX) && (y > 0 || !request.logarithmicY);
}

Integer offsetOf(const CloudAxis& axis)
{
    return presentOf(axis.leaf) ? 0 : wholeOffset(axis.leaf.at(axis.selection.toIndex()));
}

void append(CloudSeries& series, double x, double y, int64_t index)
{
    series.x.push_back(x);
    series.y.push_back(y);
    series.index.push_back(index);
}

}  // namespace

PointCloud PointCloud::read(const CloudAxis& y, const std::optional<CloudAxis>& x, const CloudRequest& request, Progress& progress)
{
    PointCloud cloud;
    cloud.request = request;
    cloud.offsetX = x && !request.logarithmicX ? offsetOf(*x) : 0;
    cloud.offsetY = request.logarithmicY ? 0 : offsetOf(y);
    cloud.seriesCount = eachpart::count(y.selection);
    const int64_t count = std::min(cloud.seriesCount, kMostSeries);
    const int64_t length = y.selection.count(*y.selection.dimWith(DimRole::X));
    cloud.thinned = length * count > kFewPoints;
    Extent extent;
    for (int64_t n = 0; n < count; ++n) {
        CloudSeries& series = cloud.series.emplace_back();
        series.position = eachpart::position(y.selection, n);
        ShareOfReads share(progress, n, cloud.thinned ? 2 * count : count);
        Pairs(y, x, n, cloud).forEach(share, [&](double px, double py, int64_t index) {
            if (!hasPlace(px, py, request)) {
                ++cloud.oddCount;
                return;
            }
            extent.add(px, py);
            if (!cloud.thinned) {
                append(series, px, py, index);
            }
        });
    }
    cloud.extent = extent.rect();
    if (cloud.thinned && extent.left <= extent.right) {
        const Grid grid(request.area.isNull() ? cloud.extent : request.area, request);
        for (int64_t n = 0; n < count; ++n) {
            CloudSeries& series = cloud.series[static_cast<std::size_t>(n)];
            std::vector<char> taken(request.joined ? 0 : grid.size(), 0);
            std::optional<int64_t> place;
            std::optional<std::tuple<double, double, int64_t>> before;  // and left out so far
            ShareOfReads share(progress, count + n, 2 * count);
            Pairs(y, x, n, cloud).forEach(share, [&](double px, double py, int64_t index) {
                if (!hasPlace(px, py, request)) {
                    return;
                }
                if (!request.joined) {
                    const auto cell = grid.cellOf(px, py);
                    if (cell && !std::exchange(taken[static_cast<std::size_t>(*cell)], 1)) {
                        append(series, px, py, index);
                    }
                    return;
                }
                // A line leaves a cell from the last of its points there, for the first in another.
                if (place == grid.placeOf(px, py)) {
                    before = {px, py, index};
                    return;
                }
                place = grid.placeOf(px, py);
                if (const auto last = std::exchange(before, std::nullopt)) {
                    append(series, std::get<0>(*last), std::get<1>(*last), std::get<2>(*last));
                }
                append(series, px, py, index);
            });
        }
    }
    y.leaf.checkIntact();
    if (x) {
        x->leaf.checkIntact();
    }
    return cloud;
}

}  // namespace tensordesk

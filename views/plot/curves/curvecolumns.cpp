// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/curvecolumns.h"

#include "views/plot/curves/columngraph.h"

#include <algorithm>
#include <cmath>

namespace tensordesk::curvecolumns {

namespace {

// A column must hold several elements before its points are fewer than these.
constexpr int64_t kThinFactor = 4;
// Columns of a plot that has no place on the screen yet.
constexpr int64_t kUnplaced = 1000;

/// The columns of pixels of an axis, and the indices in them.
class Columns {
public:
    Columns(const QCPAxis& axis, const Range& indices) : m_axis(axis), m_indices(indices), m_place(axis.axisRect()->rect()) { }

    [[nodiscard]] int count() const { return m_place.width() * ColumnGraph::kColumns; }

    /// The offset of the first index in a column, or behind it.
    [[nodiscard]] int64_t firstOf(int column) const
    {
        const double index = m_axis.pixelToCoord(m_place.left() + static_cast<double>(column) / ColumnGraph::kColumns);
        const double offset = (index - static_cast<double>(m_indices.start)) / static_cast<double>(m_indices.step);
        auto first = static_cast<int64_t>(std::clamp(std::ceil(offset), 0.0, static_cast<double>(m_indices.count)));
        // The way there and back again may end in the column beside.
        while (first > 0 && columnOf(first - 1) >= column) {
            --first;
        }
        while (first < m_indices.count && columnOf(first) < column) {
            ++first;
        }
        return first;
    }

private:
    [[nodiscard]] double columnOf(int64_t offset) const
    {
        const auto index = static_cast<double>(m_indices.start + offset * m_indices.step);
        return std::floor((m_axis.coordToPixel(index) - m_place.left()) * ColumnGraph::kColumns);
    }

    const QCPAxis& m_axis;
    const Range& m_indices;
    QRect m_place;
};

std::vector<int64_t> bordersOf(const QCPAxis& x, const Range& indices)
{
    std::vector<int64_t> borders;
    const auto append = [&](int64_t first) {
        if (borders.empty() || first > borders.back()) {
            borders.push_back(first);
        }
    };
    const Columns columns(x, indices);
    if (columns.count() > 0) {
        const int margin = columns.count() / 2;
        for (int column = -margin; column <= 3 * margin; ++column) {
            append(columns.firstOf(column));
        }
    } else {
        for (int64_t n = 0; n <= kUnplaced; ++n) {
            append(static_cast<int64_t>(static_cast<double>(indices.count) * static_cast<double>(n) / kUnplaced));
        }
    }
    return borders;
}

}  // namespace

CurveRequest requestFor(const QCPAxis& x, const Range& indices)
{
    std::vector<int64_t> borders = bordersOf(x, indices);
    CurveRequest request;
    request.first = std::max<int64_t>(borders.front() - 1, 0);
    request.count = std::min(borders.back() + 1, indices.count) - request.first;
    if (request.count > kThinFactor * static_cast<int64_t>(borders.size())) {
        borders.front() = request.first;
        borders.back() = request.first + request.count;
        request.columns = std::move(borders);
    }
    return request;
}

bool holds(const CurveRequest& request, const QCPRange& visible, const Range& indices)
{
    const auto offsetOf = [&](double index) {
        return (index - static_cast<double>(indices.start)) / static_cast<double>(indices.step);
    };
    const int64_t end = request.first + request.count;
    return (request.first == 0 || offsetOf(visible.lower) >= static_cast<double>(request.first))
        && (end == indices.count || offsetOf(visible.upper) <= static_cast<double>(end - 1));
}

}  // namespace tensordesk::curvecolumns

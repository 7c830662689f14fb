// SPDX-License-Identifier: GPL-3.0-or-later
// What LinePlotView reads, and when; lineplotview.cpp draws it.
#include "plot/lineplotview.h"

#include "common/format.h"
#include "common/neighbours.h"
#include "jobs/jobpools.h"
#include "plot/columngraph.h"
#include "plot/plotwidget.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

// So many components of an added key have a curve each.
constexpr int64_t kFewAdded = 8;
// A column must hold several elements before its points are fewer than these.
constexpr int64_t kThinFactor = 4;
// Columns of a plot that has no place on the screen yet.
constexpr int64_t kUnplaced = 1000;

}  // namespace

std::optional<DimSelection> LinePlotView::beside(const DimSelection& selection, const LeafDims& other)
{
    auto result = selection.alongside(other);
    const auto events = static_cast<std::size_t>(other.batchDims);
    for (std::size_t dim = events; result && dim < other.rank(); ++dim) {
        const bool isChosen = dim < selection.rank() && selection.leaf().shape == other.shape;
        if (!isChosen && result->isFixed(dim) && other.shape[dim] > 1 && other.shape[dim] <= kFewAdded) {
            result->setRole(dim, DimRole::Each);
        }
    }
    return result;
}

/// The leaf itself and the added ones that fit; with what was read of them before.
std::vector<LinePlotView::Plotted> LinePlotView::wantedLeaves() const
{
    std::vector<Plotted> wanted{{*m_leaf, m_selection}};
    for (const KeyPath& key : m_added) {
        const ShownLeaf* const leaf = m_neighbours ? m_neighbours->find(key) : nullptr;
        if (leaf != nullptr && key != m_leaf->path) {
            if (auto selection = beside(m_selection, leaf->dims)) {
                wanted.push_back({*leaf, *std::move(selection)});
            }
        }
    }
    for (Plotted& plotted : wanted) {
        for (const Plotted& before : m_plotted) {
            if (!m_stale && before.leaf.path == plotted.leaf.path && before.selection == plotted.selection) {
                plotted.source = before.source;
            }
        }
    }
    return wanted;
}

QString LinePlotView::obstacle() const
{
    const QString obstacle = m_leaf->obstacle(m_selection);
    if (!obstacle.isEmpty() || m_selection.dimWith(DimRole::X)) {
        return obstacle;
    }
    return m_selection.rank() == 0 ? tr("This leaf is a single value; the table shows it.")
                                   : tr("Give one dim the x axis to see a curve.");
}

Range LinePlotView::xRange() const
{
    const auto x = m_selection.dimWith(DimRole::X);
    return x ? m_selection.dim(*x).range : Range{};
}

/// Where each column of the plot begins, and those of half its width on both sides, so that a short pan finds its points.
CurveRequest LinePlotView::wantedRequest() const
{
    const Range range = xRange();
    const QCPAxis& axis = *m_plot->xAxis;
    const QRect place = m_plot->axisRect()->rect();
    const auto columnOf = [&](int64_t offset) {
        const auto index = static_cast<double>(range.start + offset * range.step);
        return std::floor((axis.coordToPixel(index) - place.left()) * ColumnGraph::kColumns);
    };
    const auto firstOf = [&](int column) {
        const double index = axis.pixelToCoord(place.left() + static_cast<double>(column) / ColumnGraph::kColumns);
        const double offset = (index - static_cast<double>(range.start)) / static_cast<double>(range.step);
        auto first = static_cast<int64_t>(std::clamp(std::ceil(offset), 0.0, static_cast<double>(range.count)));
        // The way there and back again may end in the column beside.
        while (first > 0 && columnOf(first - 1) >= column) {
            --first;
        }
        while (first < range.count && columnOf(first) < column) {
            ++first;
        }
        return first;
    };
    std::vector<int64_t> borders;
    const auto append = [&](int64_t first) {
        if (borders.empty() || first > borders.back()) {
            borders.push_back(first);
        }
    };
    if (place.width() > 0) {
        const int margin = place.width() * ColumnGraph::kColumns / 2;
        for (int column = -margin; column <= 3 * margin; ++column) {
            append(firstOf(column));
        }
    } else {
        for (int64_t n = 0; n <= kUnplaced; ++n) {
            append(static_cast<int64_t>(static_cast<double>(range.count) * static_cast<double>(n) / kUnplaced));
        }
    }
    CurveRequest request;
    request.first = std::max<int64_t>(borders.front() - 1, 0);
    request.count = std::min(borders.back() + 1, range.count) - request.first;
    if (request.count > kThinFactor * static_cast<int64_t>(borders.size())) {
        borders.front() = request.first;
        borders.back() = request.first + request.count;
        request.columns = std::move(borders);
    }
    return request;
}

void LinePlotView::read()
{
    m_readAgain = false;
    if (!canRead()) {
        return;
    }
    m_reading = wantedLeaves();
    if (!m_xChosen) {
        showWholeX();
    }
    const CurveRequest request = wantedRequest();
    const bool isAtHand = std::all_of(m_reading.begin(), m_reading.end(), [&](const Plotted& plotted) {
        return plotted.source && Curves::isAtHand(*plotted.source, request);
    });
    const auto readAll = [leaves = m_reading, request](Progress& progress) {
        std::vector<Curves> curves;
        for (const Plotted& one : leaves) {
            curves.push_back(Curves::read(one.leaf.leaf,
                                          one.source ? one.source : CurveSource::read(one.leaf.leaf, one.selection, progress),
                                          request, progress));
        }
        return curves;
    };
    if (isAtHand) {
        m_job.cancel();
        draw(readAll(Progress::none()));
        return;
    }
    if (!isDrawn()) {
        announceRead(tr("Reading %1…").arg(format::bytes(m_selection.elementCount() * itemSize(m_leaf->leaf.dtype()))));
    }
    m_job.start(JobPools::poolFor(m_leaf->leaf), readAll);
}

void LinePlotView::readIfNeeded()
{
    if (!isDrawn() || !m_leaf) {
        return;
    }
    const CurveRequest& had = curves()->request;
    if (had.isThinned() ? had == wantedRequest() : holdsVisible(had)) {
        return;
    }
    if (m_job.isRunning()) {
        m_readAgain = true;  // this answer first, so that a drag shows something on its way
    } else {
        read();
    }
}

/// Whether all elements that the plot shows, and those beside them, are in the stretch that was asked for.
bool LinePlotView::holdsVisible(const CurveRequest& request) const
{
    const Range range = xRange();
    const QCPRange visible = m_plot->xAxis->range();
    const auto offsetOf = [&](double key) { return (key - static_cast<double>(range.start)) / static_cast<double>(range.step); };
    const int64_t end = request.first + request.count;
    return (request.first == 0 || offsetOf(visible.lower) >= static_cast<double>(request.first))
        && (end == range.count || offsetOf(visible.upper) <= static_cast<double>(end - 1));
}

}  // namespace tensordesk

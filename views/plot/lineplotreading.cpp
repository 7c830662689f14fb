// SPDX-License-Identifier: GPL-3.0-or-later
// What LinePlotView reads, and when; lineplotview.cpp draws it.
#include "plot/lineplotview.h"

#include "common/format.h"
#include "common/neighbours.h"
#include "jobs/jobpools.h"
#include "plot/plotwidget.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

    // So many components of an added key have a curve each.
    constexpr int64_t kFewAdded = 8;

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

CurveRequest LinePlotView::requestFor(double lower, double upper) const
{
    // As much again on both sides, so that a short pan finds its points there.
    const Range range = xRange();
    const double step = static_cast<double>(range.step);
    const double width = upper - lower;
    const auto indexOf = [&](double key) {
        const double last = static_cast<double>(range.count);
        return static_cast<int64_t>(std::clamp((key - static_cast<double>(range.start)) / step, 0.0, last));
    };
    CurveRequest request;
    request.first = std::max<int64_t>(indexOf(lower - width / 2) - 1, 0);
    request.count = std::min(indexOf(upper + width / 2) + 2, range.count) - request.first;
    const auto pixels = static_cast<int64_t>(std::max(m_plot->axisRect()->width(), 200) * m_plot->devicePixelRatioF());
    // The columns of the screen, for the share of the request that is on it.
    const double visible = std::max(static_cast<double>(indexOf(upper) - indexOf(lower)), 1.0);
    request.columns =
        std::max(pixels, static_cast<int64_t>(static_cast<double>(pixels) * static_cast<double>(request.count) / visible));
    request.columns = std::min(request.columns, 4 * pixels);
    request.logarithmic = m_plot->xAxis->scaleType() == QCPAxis::stLogarithmic;
    return request;
}

CurveRequest LinePlotView::wantedRequest() const
{
    const Range range = xRange();
    const double first = static_cast<double>(range.start);
    const double last = first + static_cast<double>((range.count - 1) * range.step);
    const QCPRange visible = m_xChosen ? m_plot->xAxis->range() : QCPRange(first, last);
    return requestFor(visible.lower, visible.upper);
}

void LinePlotView::read()
{
    m_readAgain = false;
    if (!canRead()) {
        return;
    }
    m_reading = wantedLeaves();
    const CurveRequest request = wantedRequest();
    const bool isAtHand = std::all_of(m_reading.begin(), m_reading.end(), [&](const Plotted& plotted) {
        return plotted.source && Curves::isAtHand(*plotted.source, request);
    });
    const auto readAll = [leaves = m_reading, request](Progress& progress) {
        std::vector<Curves> curves;
        for (const Plotted& one : leaves) {
            curves.push_back(Curves::read(
                one.leaf.leaf, one.source ? one.source : CurveSource::read(one.leaf.leaf, one.selection, progress), request,
                progress));
        }
        return curves;
    };
    if (isAtHand) {
        m_job.cancel();
        draw(readAll(Progress::none()));
        return;
    }
    if (!isDrawn()) {
        announceRead(tr("Reading %1…").arg(
            format::bytes(m_selection.elementCount() * itemSize(m_leaf->leaf.dtype()))));
    }
    m_job.start(JobPools::poolFor(m_leaf->leaf), readAll);
}

void LinePlotView::readIfNeeded()
{
    if (!isDrawn() || !m_leaf) {
        return;
    }
    const QCPRange visible = m_plot->xAxis->range();
    const CurveRequest wanted = requestFor(visible.lower, visible.upper);
    const CurveRequest& had = curves()->request;
    const Range range = xRange();
    const auto shows = [&](double key) {
        const double index = (key - static_cast<double>(range.start)) / static_cast<double>(range.step);
        return index >= static_cast<double>(had.first) && index <= static_cast<double>(had.first + had.count - 1);
    };
    const double last = static_cast<double>(range.start + (range.count - 1) * range.step);
    const bool covered = shows(std::clamp(visible.lower, static_cast<double>(range.start), last))
        && shows(std::clamp(visible.upper, static_cast<double>(range.start), last));
    // Elements a point, now and if it were read again.
    const double coarse = static_cast<double>(had.count) / static_cast<double>(std::max<int64_t>(had.columns, 1));
    const double fine = static_cast<double>(wanted.count) / static_cast<double>(std::max<int64_t>(wanted.columns, 1));
    const bool sharp = !curves()->thinned || coarse < 1.5 * fine;
    if (covered && sharp) {
        return;
    }
    if (m_job.isRunning()) {
        m_readAgain = true;  // this answer first, so that a drag shows something on its way
    } else {
        read();
    }
}

}  // namespace tensordesk

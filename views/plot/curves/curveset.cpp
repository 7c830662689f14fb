// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/curveset.h"

#include "views/plot/axes/axisrange.h"
#include "views/plot/axes/valueticker.h"
#include "views/plot/curves/columngraph.h"
#include "views/plot/curves/curvereadout.h"
#include "views/plot/curves/lanegraph.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

const QString kFront = QStringLiteral("front");  // the layer of items that neighbouring curves must not hide
// More marks of odd values side by side are one blot.
constexpr qsizetype kMostOdd = 2000;
constexpr double kPointEveryPixels = 8;  // so far apart, single points are marked
constexpr double kDensePoints = 2;       // points per pixel from which curves are drawn by columns
constexpr float kRawAlpha = 0.35F;       // of curves that are also drawn smoothed
constexpr double kThinWidth = 1;         // of members that are shown together
constexpr double kDenseWidth = 1.25;     // of the pen: as wide as five columns
constexpr double kHighlight = 1.5;       // added to the pen of the curve at the pointer

// More names of lanes would lie on one another.
constexpr std::size_t kNamedLanes = 16;
constexpr double kMostInLane = 31;  // greater numbers are a curve

enum Odd { PlusInf, MinusInf, Nan };
constexpr std::array kOddShapes = {QCPScatterStyle::ssTriangle, QCPScatterStyle::ssTriangleInverted, QCPScatterStyle::ssCross};
// In fractions of the plot's height: at its upper and lower end.
constexpr std::array kOddHeights = {0.985, 0.015, 0.015};

struct CurveTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::CurveSet)
};

void setMarks(const DrawnCurve& drawn)
{
    QVector<QCPGraphData> on;
    for (const QCPGraphData& point : drawn.curve->points) {
        if (point.value > 0 && (on.isEmpty() || on.last().key != point.key)) {
            on.append({point.key, 1});
        }
    }
    drawn.line->data()->set(on, true);
}

}  // namespace

CurveSet::CurveSet(PlotWidget& plot) : m_plot(plot), m_second(plot.addValueAxis())
{
    m_second->setVisible(false);
    m_plot.addLayer(kFront, m_plot.layer(QStringLiteral("main")));
    m_plot.yAxis2->setRange(0, 1);  // hidden: for items with a position but no value
}

void CurveSet::clear()
{
    m_styles = {};
    m_leaves.clear();
    m_highlighted.reset();
    m_lines.clear();
    m_marks.clear();
    m_odd.clear();
    m_unlike = nullptr;
    m_lanes = nullptr;
    setLanes(false);
    m_second->setVisible(false);
    m_plot.removeAll();
}

bool CurveSet::draw(std::vector<PlottedLeaf> leaves, std::vector<Curves> curves)
{
    const bool isSame = isDrawn(curves);
    if (isSame) {
        replacePoints(std::move(curves));
    } else {
        drawAnew(std::move(leaves), std::move(curves));
    }
    drawOddValues();
    showLanes();
    return isSame;
}

/// True if these are the drawn elements in other columns of pixels.
bool CurveSet::isDrawn(const std::vector<Curves>& curves) const
{
    const auto isSame = [](const PlottedLeaf& leaf, const Curves& read) { return leaf.source == read.source; };
    return std::equal(m_leaves.begin(), m_leaves.end(), curves.begin(), curves.end(), isSame);
}

void CurveSet::expire()
{
    for (PlottedLeaf& leaf : m_leaves) {
        leaf.source.reset();
    }
}

bool CurveSet::isMarks(const PlottedLeaf& leaf) const
{
    const PlottedLeaf& first = m_leaves.front();
    return &leaf != &first && leaf.leaf.leaf.dtype() == DType::Bool && first.leaf.leaf.dtype() != DType::Bool;
}

std::size_t CurveSet::keyOf(const DrawnCurve& drawn) const
{
    return static_cast<std::size_t>(drawn.of - m_leaves.data());
}

void CurveSet::replacePoints(std::vector<Curves> curves)
{
    for (std::vector<DrawnCurve>* const all : {&m_lines, &m_marks}) {
        for (DrawnCurve& drawn : *all) {
            const auto at = static_cast<std::size_t>(drawn.curve - drawn.of->curves->curves.data());
            drawn.curve = &curves[keyOf(drawn)].curves[at];
        }
    }
    for (std::size_t n = 0; n < curves.size(); ++n) {
        m_leaves[n].curves = std::move(curves[n]);
    }
    for (const DrawnCurve& drawn : m_lines) {
        setPoints(drawn);
    }
    for (const DrawnCurve& drawn : m_marks) {
        setMarks(drawn);
    }
    for (QCPGraph* const odd : std::exchange(m_odd, {})) {
        m_plot.removeGraph(odd);
    }
}

void CurveSet::drawAnew(std::vector<PlottedLeaf> leaves, std::vector<Curves> curves)
{
    clear();
    m_leaves = std::move(leaves);
    std::size_t count = 0;
    for (std::size_t n = 0; n < curves.size(); ++n) {
        count += m_leaves[n].isDerived() ? 0 : curves[n].curves.size();
        m_leaves[n].source = curves[n].source;
        m_leaves[n].curves = std::move(curves[n]);
    }
    m_styles = CurveStyles(keyCount(), count);
    drawLines();
    drawMarks();
}

void CurveSet::drawLines()
{
    const auto newGraph = [this](const PlottedLeaf& of) {
        return new ColumnGraph(m_plot.xAxis, of.isOnSecondAxis ? m_second : m_plot.yAxis);  // the plot's
    };
    for (const PlottedLeaf& leaf : m_leaves) {
        for (const Curve& curve : leaf.curves->curves) {
            if (!isMarks(leaf)) {
                m_lines.push_back({&leaf, &curve, newGraph(leaf)});
                if (leaf.isDerived() || &leaf == &m_leaves.front()) {
                    m_lines.back().line->setLayer(kFront);
                }
            }
        }
    }
    for (DrawnCurve& drawn : m_lines) {
        name(drawn);
        if (drawn.of->curves->source->series > 1) {
            drawn.low = newGraph(*drawn.of);
            drawn.high = newGraph(*drawn.of);
            drawn.high->setChannelFillGraph(drawn.low);
        }
        setPoints(drawn);
    }
}

/// The line that a smooth one is of, by its number.
std::size_t CurveSet::rawOf(const DrawnCurve& smooth) const
{
    const PlottedLeaf& raw = m_leaves[*smooth.of->smooths];
    const auto at = smooth.curve - smooth.of->curves->curves.data();
    const auto found = std::find_if(m_lines.begin(), m_lines.end(), [&](const DrawnCurve& drawn) {
        return drawn.of == &raw && drawn.curve - raw.curves->curves.data() == at;
    });
    return static_cast<std::size_t>(found - m_lines.begin());
}

bool CurveSet::isSmoothed(std::size_t leaf) const
{
    return std::any_of(m_leaves.begin(), m_leaves.end(), [&](const PlottedLeaf& other) { return other.smooths == leaf; });
}

void CurveSet::setUnlike(const std::vector<double>& places)
{
    if (m_unlike != nullptr) {
        m_plot.removeGraph(std::exchange(m_unlike, nullptr));
    }
    if (places.empty()) {
        return;
    }
    QVector<QCPGraphData> marks;
    for (const double place : places) {
        marks.append({place, 1});
    }
    m_unlike = m_plot.addGraph(m_plot.xAxis, m_plot.yAxis2);
    m_unlike->data()->set(marks, true);
    m_unlike->setLineStyle(QCPGraph::lsImpulse);
    m_unlike->setPen(QPen(style::colours().broken, 1.5));
    m_unlike->removeFromLegend();
}

void CurveSet::drawMarks()
{
    for (const PlottedLeaf& leaf : m_leaves) {
        for (const Curve& curve : leaf.curves->curves) {
            if (isMarks(leaf)) {
                auto* const marks = new ColumnGraph(m_plot.xAxis, m_plot.yAxis2);  // the plot's
                marks->setLineStyle(QCPGraph::lsImpulse);
                m_marks.push_back({&leaf, &curve, marks});
                setMarks(m_marks.back());
                name(m_marks.back());
            }
        }
    }
}

/// Marks values that cannot be drawn: infinities at the ends of the plot, NaN at its foot.
void CurveSet::drawOddValues()
{
    std::array<QVector<QCPGraphData>, 3> odd;
    for (const DrawnCurve& drawn : m_lines) {
        for (const QCPGraphData& point : drawn.curve->points) {
            if (!std::isfinite(point.value)) {
                const Odd which = std::isnan(point.value) ? Nan : point.value > 0 ? PlusInf : MinusInf;
                const bool isNew = odd[which].isEmpty() || odd[which].last().key != point.key;
                if (isNew && odd[which].size() < kMostOdd) {
                    odd[which].append({point.key, kOddHeights[which]});
                }
            }
        }
    }
    for (std::size_t which = 0; which < odd.size(); ++which) {
        if (!odd[which].isEmpty()) {
            QCPGraph* const marks = m_plot.addGraph(m_plot.xAxis, m_plot.yAxis2);
            marks->data()->set(odd[which], false);
            marks->setLineStyle(QCPGraph::lsNone);
            marks->setScatterStyle(QCPScatterStyle(kOddShapes[which], 7));
            marks->setLayer(kFront);
            m_odd.push_back(marks);
        }
    }
}

/// A line of the legend for each curve, or, where these are too many, for each key.
void CurveSet::name(const DrawnCurve& drawn) const
{
    const std::vector<Curve>& ofKey = drawn.of->curves->curves;
    const auto count = static_cast<int>(ofKey.size());
    if (drawn.of->isSummary) {
        drawn.line->setName(CurveTexts::tr("mean ± std"));
        drawn.line->addToLegend();
        return;
    }
    if (drawn.of->smooths) {
        drawn.line->setName(m_lines[rawOf(drawn)].line->name());  // shown and hidden with it
        return;
    }
    drawn.line->setName(m_styles.isByKey() && count > 1
                            ? CurveTexts::tr("%1: %n curves", nullptr, count).arg(format::path(drawn.of->leaf.path))
                            : curvereadout::name(drawn, keyCount() > 1));
    if (m_styles.isInLegend(drawn.curve == &ofKey.front())) {
        drawn.line->addToLegend();
    }
}

void CurveSet::setPoints(const DrawnCurve& drawn) const
{
    const auto set = [unit = unit(drawn.of->isOnSecondAxis)](ColumnGraph& graph, QVector<QCPGraphData> points) {
        for (QCPGraphData& point : points) {
            point.value /= unit;
        }
        graph.data()->set(points, true);
    };
    set(*drawn.line, drawn.curve->points);
    if (drawn.high != nullptr) {
        set(*drawn.low, drawn.curve->low);
        set(*drawn.high, drawn.curve->high);
    }
}

void CurveSet::setUnit(double unit, bool second)
{
    PlotWidget::setUnit(second ? m_second : m_plot.yAxis, unit);
    double& own = second ? m_secondUnit : m_unit;
    if (unit != own) {
        own = unit;
        for (const DrawnCurve& drawn : m_lines) {
            setPoints(drawn);
        }
    }
}

Integer CurveSet::offset(bool second) const
{
    const auto isOn = [second](const PlottedLeaf& leaf) { return leaf.isOnSecondAxis == second && leaf.source; };
    const auto first = std::find_if(m_leaves.begin(), m_leaves.end(), isOn);
    return first == m_leaves.end() ? 0 : first->source->offset;
}

void CurveSet::fitSecondAxis(double margin)
{
    const auto values = extent(false, true);
    if (!values) {
        return;
    }
    setUnit(ValueTicker::unitFor(values->first, values->second), true);
    m_second->setRange(axisrange::ofValues(values->first, values->second, margin, false, m_secondUnit));
    QStringList keys;
    for (const PlottedLeaf& leaf : m_leaves) {
        if (leaf.isOnSecondAxis) {
            keys << format::path(leaf.leaf.path);
        }
    }
    m_second->setLabel(ValueTicker::labelWith(keys.join(QStringLiteral(", ")), offset(true)));
}

curvereadout::Nearest CurveSet::nearestTo(int height, int64_t offset) const
{
    if (m_areLanes) {
        const auto lane = std::llround(m_plot.yAxis->pixelToCoord(height));
        const DrawnCurve& drawn =
            m_lines[static_cast<std::size_t>(std::clamp<int64_t>(lane, 0, static_cast<int64_t>(laneCount()) - 1))];
        const curvereadout::Nearest there{&drawn, curvereadout::valuesAt(drawn, offset)};
        return drawn.isShown && !std::isnan(there.values.min) ? there : curvereadout::Nearest();
    }
    return curvereadout::nearest(m_lines, offset, [&](const DrawnCurve& drawn) {
        const QCPAxis& axis = *drawn.line->valueAxis();
        const double unit = this->unit(drawn.of->isOnSecondAxis);
        return curvereadout::Height{axis.pixelToCoord(height) * unit, 1 / (axis.range().size() * unit)};
    });
}

QStringList CurveSet::legendValues(int64_t offset) const
{
    QStringList values;
    for (int at = 0; at < m_plot.legend->itemCount(); ++at) {
        const auto* const listed = qobject_cast<QCPPlottableLegendItem*>(m_plot.legend->item(at))->plottable();
        const auto drawn = std::find_if(m_lines.begin(), m_lines.end(),
                                        [listed](const DrawnCurve& curve) { return curve.line == listed; });
        values << (drawn == m_lines.end() || m_styles.isByKey()
                       ? QString()
                       : curvereadout::valueOf({&*drawn, curvereadout::valuesAt(*drawn, offset)}, offset).text);
    }
    return values;
}

void CurveSet::setShown(const std::function<bool(const QString& name)>& isShown)
{
    for (auto* all : {&m_lines, &m_marks}) {
        for (DrawnCurve& drawn : *all) {
            drawn.isShown = isShown(drawn.line->name());
            for (ColumnGraph* const graph : {drawn.line, drawn.low, drawn.high}) {
                if (graph != nullptr) {
                    graph->setVisible(drawn.isShown && !(m_areLanes && all == &m_lines));
                }
            }
        }
    }
    m_second->setVisible(std::any_of(m_lines.begin(), m_lines.end(),
                                     [](const DrawnCurve& drawn) { return drawn.of->isOnSecondAxis && drawn.isShown; }));
    showLanes();
}

bool CurveSet::canBeLanes() const
{
    const auto isOfFew = [](const DrawnCurve& drawn) {
        const DType dtype = drawn.of->leaf.leaf.dtype();
        return dtype == DType::Bool
            || (c10::isIntegralType(dtype, false) && drawn.of->source->offset == 0
                && std::all_of(drawn.curve->points.begin(), drawn.curve->points.end(),
                               [](const QCPGraphData& point) { return std::abs(point.value) <= kMostInLane; }));
    };
    return !m_lines.empty() && std::all_of(m_lines.begin(), m_lines.end(), [&](const DrawnCurve& drawn) {
        return drawn.of->isDerived() || isOfFew(drawn);
    });
}

void CurveSet::setLanes(bool areLanes)
{
    const bool wereLanes = std::exchange(m_areLanes, areLanes);
    for (const DrawnCurve& drawn : m_lines) {
        for (ColumnGraph* const graph : {drawn.line, drawn.low, drawn.high}) {
            if (graph != nullptr) {
                graph->setVisible(drawn.isShown && !areLanes);
            }
        }
    }
    m_plot.yAxis->setRangeReversed(areLanes);
    m_plot.yAxis->grid()->setVisible(!areLanes);
    if (areLanes) {
        nameLanes();
    } else if (wereLanes) {
        m_plot.setLogarithmic(m_plot.yAxis, m_plot.yAxis->scaleType() == QCPAxis::stLogarithmic);
    }
    showLanes();
}

/// At the y axis, as many names as have room there.
void CurveSet::nameLanes()
{
    const auto names = QSharedPointer<QCPAxisTickerText>::create();
    const std::size_t count = laneCount();
    for (std::size_t n = 0; n < count; n += (count + kNamedLanes - 1) / kNamedLanes) {
        names->addTick(static_cast<double>(n), curvereadout::name(m_lines[n], keyCount() > 1));
    }
    m_plot.yAxis->setTicker(names);
}

/// The lanes of curves that are shown, of none an empty one.
void CurveSet::showLanes()
{
    if (!m_areLanes) {
        if (m_lanes != nullptr) {
            m_lanes->setLanes({}, 1);
        }
        return;
    }
    if (m_lanes == nullptr) {
        m_lanes = new LaneGraph(m_plot.xAxis, m_plot.yAxis);  // the plot's
    }
    std::vector<LaneGraph::Lane> lanes;
    double step = 1;
    for (const DrawnCurve& drawn : m_lines) {
        if (!drawn.of->isDerived()) {
            lanes.push_back({drawn.isShown ? drawn.curve->points : QVector<QCPGraphData>(), drawn.line->pen().color(),
                             drawn.of->leaf.leaf.dtype() == DType::Bool});
            step = static_cast<double>(drawn.of->indices().step);
        }
    }
    m_lanes->setLanes(std::move(lanes), step);
}

std::size_t CurveSet::laneCount() const
{
    return static_cast<std::size_t>(
        std::count_if(m_lines.begin(), m_lines.end(), [](const DrawnCurve& drawn) { return !drawn.of->isDerived(); }));
}

std::size_t CurveSet::keyCount() const
{
    return static_cast<std::size_t>(
        std::count_if(m_leaves.begin(), m_leaves.end(), [](const PlottedLeaf& leaf) { return !leaf.isDerived(); }));
}

void CurveSet::setHighlighted(const DrawnCurve* drawn)
{
    const auto number = drawn != nullptr && laneCount() > 1 ? std::optional(static_cast<std::size_t>(drawn - m_lines.data()))
                                                            : std::nullopt;
    if (std::exchange(m_highlighted, number) != number) {
        restyle();
    }
}

void CurveSet::restyle()
{
    const double pixelsPerIndex = m_plot.axisRect()->width() / std::max(m_plot.xAxis->range().size(), 1e-9);
    for (std::size_t n = 0; n < m_lines.size(); ++n) {
        const DrawnCurve& drawn = m_lines[n];
        const double pixelsPerPoint = pixelsPerIndex * static_cast<double>(drawn.of->indices().step);
        const bool isThinned = drawn.of->curves->request.isThinned();
        const bool isDense = isThinned || pixelsPerPoint * kDensePoints < 1;
        const bool isBool = drawn.of->leaf.leaf.dtype() == DType::Bool;
        const bool isSummary = drawn.of->isSummary;
        const std::size_t like = drawn.of->smooths ? rawOf(drawn) : n;
        QColor colour = isSummary ? m_plot.palette().color(QPalette::Text) : m_styles.colour(keyOf(m_lines[like]), like);
        if (isSmoothed(keyOf(drawn))) {
            colour.setAlphaF(kRawAlpha);
        }
        const bool isThin = drawn.of->leaf.dims.ragged && drawn.of->curves->curves.size() > 1;
        const double width = isDense && !drawn.of->smooths ? kDenseWidth : drawn.of->isDerived() ? 2.0 : isThin ? kThinWidth : 1.5;
        QPen pen(colour, n == m_highlighted ? width + kHighlight : width);
        pen.setStyle(drawn.of->isDerived() ? Qt::SolidLine : m_styles.dashes(keyOf(drawn), n));
        drawn.line->setPen(pen);
        drawn.line->setDense(isDense);
        drawn.line->setLineStyle(isBool ? QCPGraph::lsStepCenter : QCPGraph::lsLine);
        const bool mark = (!isThinned && !isThin && !drawn.of->smooths && pixelsPerPoint >= kPointEveryPixels)
                       || drawn.line->data()->size() == 1;
        drawn.line->setScatterStyle(mark ? QCPScatterStyle(QCPScatterStyle::ssDisc, 5) : QCPScatterStyle(QCPScatterStyle::ssNone));
        if (drawn.high != nullptr) {
            QColor veil = colour;
            veil.setAlphaF(0.2F);
            drawn.low->setPen(Qt::NoPen);
            drawn.high->setPen(Qt::NoPen);
            drawn.high->setBrush(veil);
            drawn.high->setDense(isDense);
        }
    }
    for (std::size_t n = 0; n < m_marks.size(); ++n) {
        m_marks[n].line->setPen(QPen(m_styles.colour(keyOf(m_marks[n]), m_lines.size() + n), 1, Qt::DashLine));
    }
    for (QCPGraph* const odd : m_odd) {
        odd->setPen(QPen(m_plot.palette().color(QPalette::Text), 1.2));
    }
    if (m_unlike != nullptr) {
        m_unlike->setPen(QPen(style::colours().broken, 1.5));
    }
    showLanes();
}

std::optional<std::pair<double, double>> CurveSet::extent(bool positive, bool second) const
{
    double least = std::numeric_limits<double>::infinity();
    double greatest = -least;
    for (const DrawnCurve& drawn : m_lines) {
        if (drawn.of->isOnSecondAxis != second) {
            continue;
        }
        for (const auto* points : {&drawn.curve->points, &drawn.curve->low, &drawn.curve->high}) {
            for (const QCPGraphData& point : *points) {
                if (std::isfinite(point.value) && (!positive || point.value > 0)) {
                    least = std::min(least, point.value);
                    greatest = std::max(greatest, point.value);
                }
            }
        }
    }
    return least > greatest ? std::nullopt : std::optional(std::pair(least, greatest));
}

}  // namespace tensordesk

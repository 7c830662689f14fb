// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/lineplotview.h"

#include "common/elementtext.h"
#include "common/format.h"
#include "common/style.h"
#include "jobs/jobpools.h"
#include "plot/indexticker.h"
#include "plot/plotwidget.h"

#include <QAction>
#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

    constexpr int kMostInLegend = 16;
    constexpr double kPointEveryPixels = 8;  // so far apart, single points are marked
    constexpr double kInfinity = std::numeric_limits<double>::infinity();

}  // namespace

LinePlotView::LinePlotView(QWidget* parent)
    : PlotView(parent), m_indices(QSharedPointer<IndexTicker>::create()), m_tracer(new QCPItemTracer(m_plot)),
      m_logarithmic(new QAction(tr("Logarithmic y axis"), this))
{
    follow(m_job, tr("Read curves"));
    m_plot->setWheelZoom(Qt::Horizontal);
    m_plot->xAxis->setTicker(m_indices);
    m_plot->placeLegendBeside();
    m_tracer->setStyle(QCPItemTracer::tsCircle);
    m_tracer->setVisible(false);
    m_logarithmic->setCheckable(true);
    m_plot->addMenuAction(m_logarithmic);

    connect(m_logarithmic, &QAction::toggled, this, &LinePlotView::setLogarithmic);
    connect(&m_job, &AbstractJob::done, this, [this] { draw(*m_job.takeResult()); });
    connect(m_plot->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this] {
        if (!m_settingRange) {
            m_xChosen = true;
            styleCurves();  // single points are marked once they are far apart
            readIfNeeded();
        }
    });
    connect(m_plot->yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this] {
        m_yChosen = m_yChosen || !m_settingRange;
    });
    styleCurves();
    clear(tr("Select a leaf in the tree to see its curves."));
}

int LinePlotView::offers(const LeafDims& leaf) const
{
    if (leaf.rank() == 0) {
        return 0;
    }
    return pixelDims(leaf) ? 5 : 8;
}

void LinePlotView::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    m_xChosen = m_xChosen && m_leaf && m_selection.sharesAxis(selection, DimRole::X);
    m_yChosen = false;
    m_leaf = leaf;
    m_selection = selection;
    forget();
    unpoint();
    labelAxes();
    read();
}

void LinePlotView::setSelection(const DimSelection& selection)
{
    if (!m_leaf || selection == m_selection) {
        return;
    }
    if (!selection.dimWith(DimRole::X) || !selection.sharesAxis(m_selection, DimRole::X)) {
        setLeaf(*m_leaf, selection);
        return;
    }
    // Other indices of the same axis: the old curves stay until the new ones are there.
    m_selection = selection;
    refresh();
}

void LinePlotView::forget()
{
    m_source.reset();
    m_curves.reset();
    m_plot->clearGraphs();
}

void LinePlotView::refresh()
{
    m_source.reset();
    read();
}

void LinePlotView::setLogarithmic(bool logarithmic)
{
    m_logarithmic->setChecked(logarithmic);
    m_plot->setLogarithmic(m_plot->yAxis, logarithmic);
    m_yChosen = false;
    if (m_curves) {
        tellNotes();
        rescale();
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LinePlotView::resizeEvent(QResizeEvent* event)
{
    PlotView::resizeEvent(event);
    readIfNeeded();
}

// ---- reading ----------------------------------------------------------------------------------------

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
    const CurveRequest request = wantedRequest();
    if (m_source && Curves::isAtHand(*m_source, request)) {
        m_job.cancel();
        draw(Curves::read(m_leaf->leaf, m_source, request, Progress::none()));
        return;
    }
    if (!m_curves) {
        announceRead(tr("Reading %1…").arg(
            format::bytes(m_selection.elementCount() * itemSize(m_leaf->leaf.dtype()))));
    }
    m_job.start(JobPools::poolFor(m_leaf->leaf),
                [leaf = m_leaf->leaf, selection = m_selection, request, source = m_source](Progress& progress) {
                    return Curves::read(leaf, source ? source : CurveSource::read(leaf, selection, progress), request,
                                        progress);
                });
}

void LinePlotView::readIfNeeded()
{
    if (!m_curves || !m_leaf) {
        return;
    }
    const QCPRange visible = m_plot->xAxis->range();
    const CurveRequest wanted = requestFor(visible.lower, visible.upper);
    const CurveRequest& had = m_curves->request;
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
    const bool sharp = !m_curves->thinned || coarse < 1.5 * fine;
    if (covered && sharp) {
        return;
    }
    if (m_job.isRunning()) {
        m_readAgain = true;  // this answer first, so that a drag shows something on its way
    } else {
        read();
    }
}

// ---- drawing ----------------------------------------------------------------------------------------

void LinePlotView::draw(Curves curves)
{
    m_source = curves.source;
    m_curves = std::move(curves);
    // The curves first, then two ends of a band for each.
    const auto curveCount = static_cast<int>(m_curves->curves.size());
    const int count = m_source->series > 1 ? 3 * curveCount : curveCount;
    while (m_plot->graphCount() > count) {
        m_plot->removeGraph(m_plot->graphCount() - 1);
    }
    while (m_plot->graphCount() < count) {
        m_plot->addGraph()->removeFromLegend();
    }
    const bool named = curveCount > 1 && curveCount <= kMostInLegend;
    for (int n = 0; n < curveCount; ++n) {
        drawCurve(n, m_curves->curves[static_cast<std::size_t>(n)], named);
    }
    styleCurves();
    tellNotes();
    rescale();
    showPlot();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    if (m_readAgain) {
        readIfNeeded();
    }
}

void LinePlotView::drawCurve(int n, const Curve& curve, bool named)
{
    QCPGraph* const graph = m_plot->graph(n);
    graph->data()->set(curve.points, true);
    graph->setName(positionText(curve, QStringLiteral(":")));
    graph->setChannelFillGraph(nullptr);
    if (named) {
        graph->addToLegend();
    } else {
        graph->removeFromLegend();
    }
    if (m_source->series > 1) {
        const auto curves = static_cast<int>(m_curves->curves.size());
        QCPGraph* const low = m_plot->graph(curves + 2 * n);
        QCPGraph* const high = m_plot->graph(curves + 2 * n + 1);
        low->data()->set(curve.low, true);
        high->data()->set(curve.high, true);
        low->setChannelFillGraph(nullptr);
        high->setChannelFillGraph(low);
        low->removeFromLegend();
        high->removeFromLegend();
    }
}

void LinePlotView::styleCurves()
{
    const int curveCount = m_curves ? static_cast<int>(m_curves->curves.size()) : 0;
    const bool isBool = m_leaf && m_leaf->leaf.dtype() == DType::Bool;
    const double pixelsPerPoint = m_plot->graphCount() > 0 && !m_plot->graph(0)->data()->isEmpty()
        ? m_plot->axisRect()->width() / std::max(m_plot->xAxis->range().size(), 1e-9)
        : 0;
    for (int n = curveCount; n < m_plot->graphCount(); ++n) {
        QCPGraph* const end = m_plot->graph(n);
        QColor colour = style::curveColour((n - curveCount) / 2);
        colour.setAlphaF(0.2F);
        end->setPen(Qt::NoPen);
        end->setBrush(end->channelFillGraph() ? QBrush(colour) : QBrush(Qt::NoBrush));
        end->setLineStyle(QCPGraph::lsLine);
        end->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssNone));
    }
    for (int n = 0; n < curveCount; ++n) {
        QCPGraph* const graph = m_plot->graph(n);
        graph->setBrush(Qt::NoBrush);
        // Past eight curves the colours start anew, told apart by their dashes.
        static constexpr Qt::PenStyle dashes[] = {Qt::SolidLine, Qt::DashLine, Qt::DotLine, Qt::DashDotLine};
        QPen pen(style::curveColour(n), m_curves && m_curves->thinned ? 1.0 : 1.5);
        pen.setStyle(dashes[n / 8 % 4]);
        graph->setPen(pen);
        graph->setLineStyle(isBool && m_curves && !m_curves->thinned ? QCPGraph::lsStepCenter : QCPGraph::lsLine);
        const bool mark = (m_curves && !m_curves->thinned && pixelsPerPoint >= kPointEveryPixels)
            || graph->data()->size() == 1;
        graph->setScatterStyle(mark ? QCPScatterStyle(QCPScatterStyle::ssDisc, 5)
                                    : QCPScatterStyle(QCPScatterStyle::ssNone));
    }
    m_tracer->setPen(QPen(palette().color(QPalette::Text), 1.5));
}

void LinePlotView::labelAxes()
{
    const auto x = m_selection.dimWith(DimRole::X);
    m_plot->xAxis->setLabel(x ? axisLabel(*x) : QString());
    m_plot->yAxis->setLabel(m_leaf ? format::path(m_leaf->path) : QString());
    const Range range = xRange();
    m_indices->setBounds(static_cast<double>(range.start), static_cast<double>(range.start + (range.count - 1) * range.step));
}

void LinePlotView::rescale()
{
    const QScopedValueRollback guard(m_settingRange, true);
    if (!m_xChosen) {
        const Range range = xRange();
        const double first = static_cast<double>(range.start);
        const double last = first + static_cast<double>((range.count - 1) * range.step);
        const double margin = range.count > 1 ? 0.01 * (last - first) : 1;
        m_plot->xAxis->setRange(first - margin, last + margin);
    }
    if (!m_yChosen) {
        const bool logarithmic = m_logarithmic->isChecked();
        double least = kInfinity;
        double greatest = -kInfinity;
        for (const Curve& curve : m_curves->curves) {
            for (const auto* points : {&curve.points, &curve.low, &curve.high}) {
                for (const QCPGraphData& point : *points) {
                    if (std::isfinite(point.value) && (!logarithmic || point.value > 0)) {
                        least = std::min(least, point.value);
                        greatest = std::max(greatest, point.value);
                    }
                }
            }
        }
        if (least > greatest) {
            least = greatest = logarithmic ? 1 : 0;
        }
        if (logarithmic) {
            const double margin = greatest > least ? std::pow(greatest / least, 0.05) : 2;
            m_plot->yAxis->setRange(least / margin, greatest * margin);
        } else {
            if (m_leaf->leaf.dtype() == DType::Bool) {
                least = 0;
                greatest = 1;
            }
            const double margin = greatest > least ? 0.05 * (greatest - least) : std::max(0.05 * std::abs(least), 0.5);
            m_plot->yAxis->setRange(least - margin, greatest + margin);
        }
    }
    styleCurves();
}

void LinePlotView::showAll()
{
    m_xChosen = m_yChosen = false;
    if (m_curves) {
        rescale();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
        readIfNeeded();
    }
}

void LinePlotView::tellNotes()
{
    QStringList notes;
    if (m_source->curveCount > static_cast<int64_t>(m_curves->curves.size())) {
        notes << tr("The first %1 of %2 curves.")
                     .arg(format::count(static_cast<int64_t>(m_curves->curves.size())),
                          format::count(m_source->curveCount));
    }
    const auto all = [this](auto test) {
        return std::all_of(m_curves->curves.begin(), m_curves->curves.end(), [&](const Curve& curve) {
            return std::all_of(curve.points.begin(), curve.points.end(), test);
        });
    };
    if (all([](const QCPGraphData& point) { return !std::isfinite(point.value); })) {
        notes << tr("All values are NaN or infinite.");
    }
    if (m_logarithmic->isChecked() && !all([](const QCPGraphData& point) { return !(point.value <= 0); })) {
        notes << tr("Values of 0 and below have no place on a logarithmic axis.");
    }
    if (c10::isComplexType(m_leaf->leaf.dtype())) {
        notes << tr("Complex values by magnitude.");
    }
    showNotes(notes);
}

// ---- the element under the pointer ------------------------------------------------------------------

QString LinePlotView::positionText(const Curve& curve, const QString& x) const
{
    QStringList parts;
    const auto xDim = m_selection.dimWith(DimRole::X);
    for (std::size_t dim = 0; dim < curve.position.size(); ++dim) {
        const auto& shown = m_selection.dim(dim);
        const std::string_view name = reductionName(shown.reduction);
        parts << (dim == xDim                       ? x
                      : shown.role == DimRole::Spread ? QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()))
                                                      : QString::number(curve.position[dim]));
    }
    return format::index(parts);
}

LinePlotView::Nearest LinePlotView::nearestTo(double index, double height) const
{
    Nearest nearest;
    double best = kInfinity;
    for (const Curve& curve : m_curves->curves) {
        const auto byKey = [](const QCPGraphData& a, double b) { return a.key < b; };
        auto at = std::lower_bound(curve.points.begin(), curve.points.end(), index, byKey);
        if (at != curve.points.begin() && (at == curve.points.end() || index - (at - 1)->key < at->key - index)) {
            --at;
        }
        if (at == curve.points.end()) {
            continue;
        }
        MinMax span{at->value, at->value};
        for (auto same = at; same != curve.points.begin() && (same - 1)->key == at->key; --same) {
            span = merged(span, {(same - 1)->value, (same - 1)->value});
        }
        for (auto same = at; same + 1 != curve.points.end() && (same + 1)->key == at->key; ++same) {
            span = merged(span, {(same + 1)->value, (same + 1)->value});
        }
        const double distance = height < span.min ? span.min - height : height > span.max ? height - span.max : 0;
        if (distance < best) {
            best = distance;
            nearest = {&curve, span};
        }
    }
    return nearest;
}

QString LinePlotView::elementText(const Curve& curve, int64_t offset, int64_t series) const
{
    const at::Tensor elements = m_source->elements->tensor();
    const auto x = m_selection.dimWith(DimRole::X);
    int64_t element = 0;
    for (std::size_t dim = 0; dim < m_selection.rank(); ++dim) {
        if (!m_selection.isFixed(dim)) {
            const Range& shown = m_selection.dim(dim).range;
            const int64_t at = dim == x                             ? offset
                : m_selection.dim(dim).role == DimRole::Spread ? series
                                                               : (curve.position[dim] - shown.start) / shown.step;
            element += at * elements.stride(static_cast<int64_t>(m_selection.resultDim(dim)));
        }
    }
    return elementtext::text(elements.scalar_type(),
                             static_cast<const char*>(elements.const_data_ptr())
                                 + element * static_cast<int64_t>(elements.element_size()));
}

void LinePlotView::point(const QPoint& pixel)
{
    if (!m_curves || !m_source || m_curves->curves.empty() || !m_plot->axisRect()->rect().contains(pixel)) {
        unpoint();
        return;
    }
    const Range range = xRange();
    const double key = m_plot->xAxis->pixelToCoord(pixel.x());
    const auto offset = std::clamp<int64_t>(
        std::llround((key - static_cast<double>(range.start)) / static_cast<double>(range.step)), 0, range.count - 1);
    const int64_t index = range.start + offset * range.step;
    const Nearest nearest = nearestTo(static_cast<double>(index), m_plot->yAxis->pixelToCoord(pixel.y()));
    if (!nearest.curve) {
        unpoint();
        return;
    }
    QString value;
    double height = (nearest.values.min + nearest.values.max) / 2;
    if (m_source->elements) {
        const int64_t middle = m_source->series / 2;
        value = elementText(*nearest.curve, offset, middle);
        bool isNumber = false;
        const double exact = value.toDouble(&isNumber);
        height = isNumber && std::isfinite(exact) ? exact : height;
        if (middle > 0) {
            value += QStringLiteral(" (%1 … %2)")
                         .arg(elementText(*nearest.curve, offset, 0), elementText(*nearest.curve, offset, 2));
        }
    } else if (nearest.values.min == nearest.values.max) {
        value = format::number(nearest.values.min);
    } else {
        value = format::number(nearest.values.min) + QStringLiteral(" … ") + format::number(nearest.values.max);
    }
    const QString text = positionText(*nearest.curve, QString::number(index)) + QStringLiteral(" = ") + value;
    m_tracer->position->setCoords(static_cast<double>(index), height);
    m_tracer->setVisible(std::isfinite(height));
    m_plot->setReadout(text);
    Q_EMIT pointed(text);
}

void LinePlotView::unpoint()
{
    if (m_plot->readout().isEmpty()) {
        return;
    }
    m_tracer->setVisible(false);
    m_plot->setReadout({});
    Q_EMIT pointed(QString());
}

}  // namespace tensordesk

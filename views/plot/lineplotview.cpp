// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/lineplotview.h"

#include "common/contentstack.h"
#include "common/elementtext.h"
#include "common/format.h"
#include "common/style.h"
#include "jobs/jobpools.h"
#include "plot/indexticker.h"
#include "plot/plotwidget.h"

#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

    constexpr int kMostInLegend = 16;
    constexpr double kPointEveryPixels = 8;  // so far apart, single points are marked

    /// The dim's name, or its number.
    QString axisLabel(const LeafDims& leaf, std::size_t dim)
    {
        return leaf.name(dim) ? format::text(*leaf.name(dim)) : LinePlotView::tr("dim %1").arg(dim);
    }

    QString positionText(const std::vector<int64_t>& position, std::optional<std::size_t> xDim,
                         const QString& x)
    {
        QStringList parts;
        for (std::size_t dim = 0; dim < position.size(); ++dim) {
            parts << (dim == xDim ? x : QString::number(position[dim]));
        }
        return QLatin1Char('[') + parts.join(QStringLiteral(", ")) + QLatin1Char(']');
    }

    /// Why there are no curves to read; empty if there are.
    QString obstacleTo(const ShownLeaf& leaf, const DimSelection& selection)
    {
        const QString obstacle = leaf.obstacle(selection);
        if (!obstacle.isEmpty() || selection.dimWith(DimRole::X)) {
            return obstacle;
        }
        return selection.rank() == 0 ? LinePlotView::tr("This leaf is a single value; the table shows it.")
                                     : LinePlotView::tr("Give one dim the x axis to see a curve.");
    }

}  // namespace

LinePlotView::LinePlotView(QWidget* parent)
    : LeafView(parent), m_plot(new PlotWidget(this)), m_stack(new ContentStack(m_plot, this)),
      m_notice(new QLabel(this)), m_indices(QSharedPointer<IndexTicker>::create()), m_tracer(new QCPItemTracer(m_plot)), m_pointed(new QCPItemText(m_plot))
{
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_stack, 1);
    m_notice->setContentsMargins(style::grid(this, 2), style::grid(this), style::grid(this, 2), style::grid(this));
    m_notice->hide();
    setFocusProxy(m_plot);
    m_job.setTitle(tr("Read curves"));

    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    m_plot->setWheelZoom(Qt::Horizontal);
    m_plot->xAxis->setTicker(m_indices);
    // The legend stands beside the curves, not on them.
    auto* const side = new QCPLayoutGrid;
    m_plot->axisRect()->insetLayout()->take(m_plot->legend);
    m_plot->plotLayout()->addElement(0, 1, side);
    side->addElement(0, 0, m_plot->legend);
    side->addElement(1, 0, new QCPLayoutElement);
    m_plot->plotLayout()->setColumnStretchFactor(1, 0.001);
    side->setRowStretchFactor(0, 0.001);
    m_plot->legend->setVisible(true);
    m_tracer->setStyle(QCPItemTracer::tsCircle);
    m_tracer->setVisible(false);
    m_pointed->setVisible(false);
    m_pointed->setPositionAlignment(Qt::AlignTop | Qt::AlignRight);
    m_pointed->position->setType(QCPItemPosition::ptAxisRectRatio);
    m_pointed->position->setCoords(0.995, 0.01);
    const int pad = style::grid(this);
    m_pointed->setPadding(QMargins(pad, pad / 2, pad, pad / 2));

    connect(&m_job, &AbstractJob::done, this, [this] { draw(*m_job.takeResult()); });
    connect(&m_job, &AbstractJob::failed, this, &LinePlotView::showFailure);
    connect(&m_job, &AbstractJob::cancelled, this, [this] {
        if (m_leaf && !m_curves && obstacleTo(*m_leaf, m_selection).isEmpty()) {
            m_stack->showHint(tr("Reading was stopped. Press F5 to read it again."));
        }
    });
    connect(m_plot, &PlotWidget::hovered, this, &LinePlotView::point);
    connect(m_plot, &PlotWidget::left, this, &LinePlotView::unpoint);
    connect(m_plot, &PlotWidget::resetRequested, this, &LinePlotView::showAll);
    connect(m_plot, &PlotWidget::message, this, &LeafView::message);
    connect(m_plot, &PlotWidget::restyled, this, &LinePlotView::styleCurves);
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
    const auto before = m_selection.dimWith(DimRole::X);
    const auto after = selection.dimWith(DimRole::X);
    const bool samePlace = m_leaf && before && after && m_selection.leaf().label(*before) == selection.leaf().label(*after)
        && m_selection.dim(*before).range == selection.dim(*after).range;
    m_xChosen = m_xChosen && samePlace;
    m_yChosen = false;
    m_leaf = leaf;
    m_selection = selection;
    m_elements.reset();
    m_curves.reset();
    m_plot->clearGraphs();
    unpoint();
    labelAxes();
    read();
}

void LinePlotView::setSelection(const DimSelection& selection)
{
    if (!m_leaf || selection == m_selection) {
        return;
    }
    const auto x = selection.dimWith(DimRole::X);
    const bool sameAxis = x == m_selection.dimWith(DimRole::X) && x
        && selection.dim(*x).range == m_selection.dim(*x).range;
    if (!sameAxis) {
        setLeaf(*m_leaf, selection);
        return;
    }
    // Other indices of the same axis: the old curves stay until the new ones are there.
    m_selection = selection;
    m_elements.reset();
    read();
}

void LinePlotView::clear(const QString& hint)
{
    m_job.cancel();
    m_leaf.reset();
    m_elements.reset();
    m_curves.reset();
    m_plot->clearGraphs();
    m_notice->hide();
    unpoint();
    m_stack->showHint(hint);
}

void LinePlotView::refresh()
{
    m_elements.reset();
    read();
}

void LinePlotView::copy() { m_plot->copyPicture(); }

void LinePlotView::resizeEvent(QResizeEvent* event)
{
    LeafView::resizeEvent(event);
    readIfNeeded();
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

void LinePlotView::read()
{
    if (!m_leaf) {
        return;
    }
    m_readAgain = false;
    const QString obstacle = obstacleTo(*m_leaf, m_selection);
    if (!obstacle.isEmpty()) {
        m_job.cancel();
        m_curves.reset();
        m_notice->hide();
        m_stack->showHint(obstacle);
        return;
    }
    if (!m_curves) {
        m_stack->showHintSoon(tr("Reading %1…").arg(
            format::bytes(m_selection.elementCount() * itemSize(m_leaf->leaf.dtype()))));
    }
    const Range range = xRange();
    const double first = static_cast<double>(range.start);
    const double last = first + static_cast<double>((range.count - 1) * range.step);
    const QCPRange visible = m_plot->xAxis->range();
    const CurveRequest request =
        m_xChosen ? requestFor(visible.lower, visible.upper) : requestFor(first, last);
    m_job.start(JobPools::poolFor(m_leaf->leaf),
                [leaf = m_leaf->leaf, selection = m_selection, request, known = m_elements](Progress& progress) {
                    return Curves::read(leaf, selection, request, known, progress);
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

void LinePlotView::draw(Curves curves)
{
    m_elements = curves.elements;
    m_curves = std::move(curves);
    m_plot->clearGraphs();
    for (const Curve& curve : m_curves->curves) {
        QCPGraph* const graph = m_plot->addGraph();
        graph->data()->set(curve.points, true);
        graph->setName(curveName(curve));
        if (m_curves->curves.size() < 2 || m_curves->curves.size() > kMostInLegend) {
            graph->removeFromLegend();
        }
    }
    styleCurves();
    showNotice();
    rescale();
    m_stack->showContent();
    m_plot->replot();
    if (m_readAgain) {
        readIfNeeded();
    }
}

void LinePlotView::showFailure(const Error& error)
{
    m_curves.reset();
    m_notice->hide();
    m_stack->showFailure(format::text(error.what()));
}

void LinePlotView::styleCurves()
{
    const bool isBool = m_leaf && m_leaf->leaf.dtype() == DType::Bool;
    const double pixelsPerPoint = m_plot->graphCount() > 0 && !m_plot->graph(0)->data()->isEmpty()
        ? m_plot->axisRect()->width() / std::max(m_plot->xAxis->range().size(), 1e-9)
        : 0;
    for (int n = 0; n < m_plot->graphCount(); ++n) {
        QCPGraph* const graph = m_plot->graph(n);
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
    const QPalette palette = this->palette();
    m_tracer->setPen(QPen(palette.color(QPalette::Text), 1.5));
    m_pointed->setColor(palette.color(QPalette::Text));
    m_pointed->setFont(style::monospaced(QGuiApplication::font()));
    QColor ground = palette.color(QPalette::Base);
    ground.setAlpha(230);
    m_pointed->setBrush(ground);
    QPalette amber = palette;
    amber.setColor(QPalette::WindowText, style::colours().inferred);
    m_notice->setPalette(amber);
}

void LinePlotView::labelAxes()
{
    const auto x = m_selection.dimWith(DimRole::X);
    m_plot->xAxis->setLabel(x ? axisLabel(m_selection.leaf(), *x) : QString());
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
        double least = std::numeric_limits<double>::infinity();
        double greatest = -least;
        for (const Curve& curve : m_curves->curves) {
            for (const QCPGraphData& point : curve.points) {
                if (std::isfinite(point.value)) {
                    least = std::min(least, point.value);
                    greatest = std::max(greatest, point.value);
                }
            }
        }
        if (least > greatest) {
            least = greatest = 0;
        }
        if (m_leaf->leaf.dtype() == DType::Bool) {
            least = 0;
            greatest = 1;
        }
        const double margin = greatest > least ? 0.05 * (greatest - least) : std::max(0.05 * std::abs(least), 0.5);
        m_plot->yAxis->setRange(least - margin, greatest + margin);
    }
    styleCurves();
}

void LinePlotView::showAll()
{
    m_xChosen = m_yChosen = false;
    if (m_curves) {
        rescale();
        m_plot->replot();
        readIfNeeded();
    }
}

QString LinePlotView::curveName(const Curve& curve) const
{
    return positionText(curve.position, m_selection.dimWith(DimRole::X), QStringLiteral(":"));
}

void LinePlotView::showNotice()
{
    QStringList notes;
    if (m_curves->curveCount > static_cast<int64_t>(m_curves->curves.size())) {
        notes << tr("The first %1 of %2 curves.")
                     .arg(format::count(static_cast<int64_t>(m_curves->curves.size())),
                          format::count(m_curves->curveCount));
    }
    const auto isGap = [](const QCPGraphData& point) { return !std::isfinite(point.value); };
    const bool nothing = std::all_of(m_curves->curves.begin(), m_curves->curves.end(), [&](const Curve& curve) {
        return std::all_of(curve.points.begin(), curve.points.end(), isGap);
    });
    if (nothing) {
        notes << tr("All values are NaN or infinite.");
    }
    if (c10::isComplexType(m_leaf->leaf.dtype())) {
        notes << tr("Complex values by magnitude.");
    }
    m_notice->setText(notes.join(QLatin1Char(' ')));
    m_notice->setVisible(!notes.isEmpty());
}

void LinePlotView::point(const QPoint& pixel)
{
    if (!m_curves || m_curves->curves.empty() || !m_plot->axisRect()->rect().contains(pixel)) {
        unpoint();
        return;
    }
    const Range range = xRange();
    const double key = m_plot->xAxis->pixelToCoord(pixel.x());
    const auto offset = std::clamp<int64_t>(
        std::llround((key - static_cast<double>(range.start)) / static_cast<double>(range.step)), 0, range.count - 1);
    const double index = static_cast<double>(range.start + offset * range.step);

    // The curve that passes nearest, by what is drawn at this index: one point, or the two of a run.
    const Curve* nearest = nullptr;
    std::pair<double, double> span;
    double best = std::numeric_limits<double>::infinity();
    for (const Curve& curve : m_curves->curves) {
        const auto byKey = [](const QCPGraphData& a, double b) { return a.key < b; };
        auto at = std::lower_bound(curve.points.begin(), curve.points.end(), index, byKey);
        if (at == curve.points.end() || (at != curve.points.begin() && index - (at - 1)->key < at->key - index)) {
            at = at == curve.points.begin() ? at : at - 1;
        }
        if (at == curve.points.end()) {
            continue;
        }
        double low = at->value;
        double high = at->value;
        for (auto same = at; same != curve.points.begin() && (same - 1)->key == at->key; --same) {
            low = std::min(low, (same - 1)->value);
            high = std::max(high, (same - 1)->value);
        }
        for (auto same = at; same + 1 != curve.points.end() && (same + 1)->key == at->key; ++same) {
            low = std::min(low, (same + 1)->value);
            high = std::max(high, (same + 1)->value);
        }
        const double y = m_plot->yAxis->pixelToCoord(pixel.y());
        const double distance = y < low ? low - y : y > high ? y - high : 0;
        if (distance < best) {
            best = distance;
            nearest = &curve;
            span = {low, high};
        }
    }
    if (!nearest) {
        unpoint();
        return;
    }
    const auto x = m_selection.dimWith(DimRole::X);
    QString value;
    double height = (span.first + span.second) / 2;
    if (m_elements) {
        const at::Tensor elements = m_elements->tensor();
        int64_t element = 0;
        for (std::size_t dim = 0; dim < m_selection.rank(); ++dim) {
            if (!m_selection.isFixed(dim)) {
                const Range& shown = m_selection.dim(dim).range;
                const int64_t at = dim == x ? offset : (nearest->position[dim] - shown.start) / shown.step;
                element += at * elements.stride(static_cast<int64_t>(m_selection.resultDim(dim)));
            }
        }
        value = elementtext::text(elements.scalar_type(),
                                  static_cast<const char*>(elements.const_data_ptr())
                                      + element * static_cast<int64_t>(elements.element_size()));
        bool isNumber = false;
        const double exact = value.toDouble(&isNumber);
        height = isNumber && std::isfinite(exact) ? exact : height;
    } else if (span.first == span.second) {
        value = format::number(span.first);
    } else {
        value = format::number(span.first) + QStringLiteral(" … ") + format::number(span.second);
    }
    const QString text = positionText(nearest->position, x, QString::number(range.start + offset * range.step))
        + QStringLiteral(" = ") + value;
    m_tracer->position->setCoords(index, height);
    m_tracer->setVisible(std::isfinite(height));
    m_pointed->setText(text);
    m_pointed->setVisible(true);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    Q_EMIT pointed(text);
}

void LinePlotView::unpoint()
{
    if (!m_pointed->visible()) {
        return;
    }
    m_tracer->setVisible(false);
    m_pointed->setVisible(false);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    Q_EMIT pointed(QString());
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/scatterview.h"

#include "views/common/eachpart.h"
#include "views/common/keymime.h"
#include "views/common/neighbours.h"
#include "views/jobs/jobpools.h"
#include "views/kinds/pictureoptions.h"
#include "views/plot/axes/axisrange.h"
#include "views/plot/axes/indexticker.h"
#include "views/plot/axes/valueticker.h"
#include "views/plot/episodeends.h"
#include "views/plot/legend/legendlist.h"
#include "views/plot/plotwidget.h"
#include "views/plot/seriescurve.h"
#include "views/plot/xvaluesbox.h"
#include "views/style/style.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"
#include "views/widgets/optionsform.h"

#include <QAction>
#include <QCheckBox>
#include <QDropEvent>
#include <QMimeData>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

// The number of colours that can be distinguished; points have no dashes.
constexpr std::size_t kMostSeriesInLegend = 8;
// More points are drawn small. QCustomPlot's own dots are lines so short that most of them leave no trace.
constexpr qsizetype kManyPoints = 5000;
constexpr double kSmallPoint = 2;
// So near a point the pointer is on it.
constexpr double kNearPixels = 24;
// Margin above and below the points, as a fraction of their value range.
constexpr double kCloudMargin = 0.04;

}  // namespace

ScatterView::ScatterView(QWidget* parent)
    : PlotView(parent), m_x(m_plot->xAxis), m_y(m_plot->yAxis), m_key(new XValuesBox(this)),
      m_legend(new LegendList(*m_plot, this)), m_joined(new QCheckBox(tr("Joined"), this)),
      m_logarithmicX(new QAction(tr("Logarithmic x axis"), this)), m_logarithmicY(new QAction(tr("Logarithmic y axis"), this)),
      m_indices(QSharedPointer<IndexTicker>::create(*m_plot->xAxis)), m_bar(*m_plot), m_tracer(new QCPItemTracer(m_plot)),
      m_episodes(new EpisodeEnds(*m_plot)), m_cursor(new QCPItemStraightLine(m_plot)), m_mark(*m_plot)
{
    follow(m_job, tr("Read points"));
    setAcceptDrops(true);
    m_plot->placeLegendBeside();
    m_tracer->setStyle(QCPItemTracer::tsCircle);
    m_tracer->setVisible(false);
    m_cursor->setVisible(false);
    m_bar.setMovable(false);
    for (QAction* const action : {m_logarithmicX, m_logarithmicY}) {
        action->setCheckable(true);
    }
    auto* const form = new OptionsForm(this);
    form->addRow(tr("Along x"), m_key);
    form->addRow(m_joined);
    form->addSwitch(*m_logarithmicX, "logarithmicX");
    form->addSwitch(*m_logarithmicY, "logarithmicY");
    addOptions(form);
    addOptions(m_legend);
    connect(m_legend, &LegendList::changed, this, [this] {
        showSeries();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    });
    m_joined->setObjectName(QStringLiteral("joined"));
    m_joined->setToolTip(tr("Joins the points by lines, in their order"));
    for (QAction* const action : {m_logarithmicX, m_logarithmicY}) {
        m_plot->addMenuAction(action);
        connect(action, &QAction::toggled, this,
                [this] { setLogarithmic(m_logarithmicX->isChecked(), m_logarithmicY->isChecked()); });
    }
    connect(m_key, &XValuesBox::againstChosen, this, &ScatterView::setAgainst);
    connect(m_joined, &QCheckBox::toggled, this, &ScatterView::read);
    connect(&m_job, &AbstractJob::done, this, [this] { draw(*m_job.takeResult()); });
    m_cursorJob.setTitle(tr("Read the points at the cursor"));
    connect(&m_cursorJob, &AbstractJob::done, this, [this] { ringAtCursor(*m_cursorJob.takeResult()); });
    connect(m_plot, &PlotWidget::clicked, this, &ScatterView::chooseAt);
    connect(&m_x, &FittedAxis::chosen, this, [this](const QCPRange& range) {
        if (m_cloud && showsIndices()) {
            showAlong(DimRole::X, range);
        }
        zoomed();
    });
    connect(&m_y, &FittedAxis::chosen, this, &ScatterView::zoomed);
    followAlong(m_plot->xAxis, DimRole::X);
    connect(this, &PlotView::cursorMoved, this, [this](DimRole, std::optional<double> index) { showCursor(index); });
    clear(tr("Select a leaf in the tree to draw it against another."));
}

void ScatterView::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    m_leaf = drawnOf(leaf);
    m_selection = selection;
    forget();
    unpoint();
    showAgainst();
    showLinkedSpan();
    showCursor(chosenAlong(DimRole::X));
    read();
}

void ScatterView::setSelection(const DimSelection& selection)
{
    if (m_leaf && selection != m_selection) {
        const bool isSameAxis = selection.sharesAxis(m_selection, DimRole::X);
        m_selection = selection;  // the old points stay until the new ones are there
        showAgainst();
        if (!isSameAxis) {
            showLinkedSpan();
            showCursor(chosenAlong(DimRole::X));
        }
        read();
    }
}

void ScatterView::setNeighbours(std::shared_ptr<const Neighbours> neighbours)
{
    m_key->setNeighbours(std::move(neighbours));
    showAgainst();
}

void ScatterView::setEpisodes(EpisodeLink& link)
{
    m_episodes->follow(link);
}

LazyComboBox* ScatterView::keyBox() const
{
    return m_key;
}

void ScatterView::showAgainst()
{
    const auto x = m_selection.dimWith(DimRole::X);
    m_key->display(m_leaf, m_selection, x ? tr("index of %1").arg(axisLabel(*x)) : tr("index"), m_against);
}

void ScatterView::setAgainst(std::optional<Against> against)
{
    m_against = std::move(against);
    showAgainst();
    showLinkedSpan();
    showCursor(m_cursorIndex);
    read();
}

void ScatterView::setJoined(bool joined)
{
    m_joined->setChecked(joined);
}

void ScatterView::setLogarithmic(bool x, bool y)
{
    m_logarithmicX->setChecked(x);
    m_logarithmicY->setChecked(y);
    m_plot->setLogarithmic(m_plot->xAxis, x);
    m_plot->setLogarithmic(m_plot->yAxis, y);
    m_x.release();
    m_y.release();
    read();
}

void ScatterView::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_leaf && keymime::read(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void ScatterView::dropEvent(QDropEvent* event)
{
    const auto key = keymime::read(*event->mimeData());
    const bool isOther = key && m_leaf && *key != m_leaf->path;
    const ShownLeaf* const leaf = isOther && m_key->neighbours() ? m_key->neighbours()->find(*key) : nullptr;
    const auto choices = leaf != nullptr ? Against::choicesOf(*leaf, m_selection) : std::vector<Against>();
    if (!choices.empty()) {
        event->acceptProposedAction();
        setAgainst(choices.front());
    } else if (isOther) {
        Q_EMIT message(tr("This key cannot be drawn here"),
                       tr("%1 has no dim like the one along x, so nothing can be drawn against it.").arg(format::path(*key)));
    }
}

void ScatterView::prepare(const PictureOptions& options)
{
    m_plot->showLegend();
    if (options.against) {
        setAgainst(Against{*options.against, {}});
    }
}

void ScatterView::configure(const PictureOptions& options)
{
    setLogarithmic(options.logarithmicX, options.logarithmic);
    setJoined(options.joined);
    if (options.range) {
        const auto offset = static_cast<double>(m_cloud ? m_cloud->offsetY : 0);
        m_plot->yAxis->setRange(options.range->first - offset, options.range->second - offset);
    }
}

// ---- reading ----------------------------------------------------------------------------------------

QString ScatterView::obstacle() const
{
    QString obstacle = m_leaf->obstacle(m_selection);
    if (!obstacle.isEmpty() || m_selection.dimWith(DimRole::X)) {
        return obstacle;
    }
    return m_selection.rank() == 0 ? tr("This leaf is a single value; the table shows it.")
                                   : tr("Give one dim the x axis: its indices pair the elements of both keys.");
}

std::optional<CloudAxis> ScatterView::xAxis() const
{
    return m_against ? m_against->alongside(m_selection) : std::nullopt;
}

void ScatterView::read()
{
    if (!canRead()) {
        return;
    }
    m_episodes->setPart(*m_leaf, m_selection);
    m_episodes->setVisible(showsIndices());
    if (!m_cloud) {
        announceRead(tr("Reading %1…").arg(format::bytes(m_selection.elementCount() * itemSize(m_leaf->leaf.dtype()))));
    }
    CloudRequest request;
    request.cells = m_plot->axisRect()->size().expandedTo(QSize(200, 200)) * m_plot->devicePixelRatioF();
    request.joined = m_joined->isChecked();
    request.logarithmicX = m_logarithmicX->isChecked();
    request.logarithmicY = m_logarithmicY->isChecked();
    if ((m_x.isChosen() || m_y.isChosen()) && m_cloud) {
        const QCPRange x = m_plot->xAxis->range();
        const QCPRange y = m_plot->yAxis->range();
        request.area = QRectF(QPointF(x.lower, y.lower), QPointF(x.upper, y.upper));
    }
    m_job.start(JobPools::poolFor(m_leaf->leaf), [y = CloudAxis{m_leaf->leaf, m_selection}, x = xAxis(), request](
                                                     Progress& progress) { return PointCloud::read(y, x, request, progress); });
}

/// Reads more of thinned points for the visible range.
void ScatterView::zoomed()
{
    if (m_cloud && m_cloud->thinned) {
        m_job.whenFree([this] { read(); });
    }
}

void ScatterView::forget()
{
    m_cursorJob.cancel();
    m_cloud.reset();
    m_series.clear();
    m_atCursor = nullptr;
    m_plot->removeAll();
    m_legend->refresh();
    m_bar.setShown(false);
}

/// Draws the series that are not hidden.
void ScatterView::showSeries()
{
    for (QCPCurve* const curve : m_series) {
        curve->setVisible(m_legend->isShown(curve->name()));
    }
    m_legend->refresh();
}

// ---- drawing ----------------------------------------------------------------------------------------

void ScatterView::draw(PointCloud cloud)
{
    m_plot->removeAll();
    m_series.clear();
    m_cloud = std::move(cloud);
    for (const CloudSeries& series : m_cloud->series) {
        auto* const curve = new SeriesCurve(m_plot->xAxis, m_plot->yAxis);
        QVector<QCPCurveData> points(static_cast<qsizetype>(series.x.size()));
        for (qsizetype i = 0; i < points.size(); ++i) {
            const auto at = static_cast<std::size_t>(i);
            points[i] = {static_cast<double>(series.index[at]), series.x[at], series.y[at]};
        }
        curve->data()->set(points, true);
        curve->setName(eachpart::name(m_selection, series.position));
        if (m_cloud->series.size() >= 2 && !hasColourScale()) {
            curve->addToLegend();
        }
        m_series.push_back(curve);
    }
    m_atCursor = new QCPCurve(m_plot->xAxis, m_plot->yAxis);
    m_atCursor->setLineStyle(QCPCurve::lsNone);
    const auto x = m_selection.dimWith(DimRole::X);
    m_plot->xAxis->setLabel(m_against && xAxis() ? ValueTicker::labelWith(m_against->name(), m_cloud->offsetX) : axisLabel(*x));
    m_plot->yAxis->setLabel(ValueTicker::labelWith(valueName(), m_cloud->offsetY));
    tickIndices();
    styleSeries();
    showSeries();

    QStringList notes;
    if (m_cloud->seriesCount > static_cast<int64_t>(m_cloud->series.size())) {
        notes << tr("The first %1 of %2 series.")
                     .arg(format::count(static_cast<int64_t>(m_cloud->series.size())), format::count(m_cloud->seriesCount));
    }
    if (m_cloud->oddCount > 0) {
        notes << tr("%1 points have no place: NaN, infinite, beyond 1e240, or not above 0 on a logarithmic axis.")
                     .arg(format::count(m_cloud->oddCount));
    }
    if (m_against && !xAxis()) {
        notes << tr("%1 has no dim like the one along x.").arg(m_against->name());
    }
    if (c10::isComplexType(m_leaf->leaf.dtype())) {
        notes << tr("Complex values by magnitude.");
    }
    showNotes(notes);
    rescale();
    showPlot();
    showCursor(m_cursorIndex);
    // The first read of a part that other views are zoomed to was one of all.
    if (m_cloud->thinned && m_x.isChosen() && m_cloud->request.area.isNull()) {
        read();
    }
}

bool ScatterView::hasColourScale() const
{
    return m_cloud && m_cloud->series.size() > kMostSeriesInLegend;
}

void ScatterView::styleSeries()
{
    m_mark.leave();
    m_mark.restyle();
    qsizetype points = 0;
    for (const QCPCurve* const series : m_series) {
        points += series->data()->size();
    }
    const bool isMany = points > kManyPoints;
    for (std::size_t n = 0; n < m_series.size(); ++n) {
        const QColor colour = hasColourScale() ? ColourBar::seriesColour(n, m_series.size())
                                               : style::curveColour(static_cast<int>(n));
        m_series[n]->setPen(QPen(colour, 1));
        m_series[n]->setLineStyle(m_cloud->request.joined ? QCPCurve::lsLine : QCPCurve::lsNone);
        const bool isSmall = isMany && !m_cloud->request.joined;
        const QCPScatterStyle small(QCPScatterStyle::ssSquare, QPen(Qt::NoPen), QBrush(colour), kSmallPoint);
        m_series[n]->setAntialiasedScatters(!isSmall);
        m_series[n]->setScatterStyle(isSmall  ? small
                                     : isMany ? QCPScatterStyle(QCPScatterStyle::ssNone)
                                              : QCPScatterStyle(QCPScatterStyle::ssDisc, SeriesCurve::kPoint));
    }
    const QPen ring(palette().color(QPalette::Text), 1.5);
    m_tracer->setPen(ring);
    m_cursor->setPen(QPen(style::colours().accent, 1.5));
    if (m_atCursor != nullptr) {
        m_atCursor->setScatterStyle(QCPScatterStyle(QCPScatterStyle::ssCircle, ring, Qt::NoBrush, 10));
    }
    m_bar.setShown(hasColourScale());
    if (hasColourScale()) {
        const auto& series = m_cloud->series;
        displaySeries(m_bar, series.front().position, series.back().position, series.size(), tr("series"));
    }
}

/// Indices have ticks of their own, values those of their scale.
void ScatterView::tickIndices()
{
    const bool isLogarithmic = m_logarithmicX->isChecked();
    if (showsIndices() && !isLogarithmic) {
        const QCPRange bounds = axisrange::bounds(m_selection.dim(*m_selection.dimWith(DimRole::X)).range);
        m_indices->setBounds(bounds.lower, bounds.upper);
        m_plot->xAxis->setTicker(m_indices);
    } else if (m_plot->xAxis->ticker() == m_indices) {
        m_plot->setLogarithmic(m_plot->xAxis, isLogarithmic);
    }
}

/// The part of the indices that other views are zoomed to, else all.
void ScatterView::showLinkedSpan()
{
    m_y.release();
    if (const auto linked = m_leaf && showsIndices() ? spanAlong(DimRole::X) : std::nullopt) {
        m_x.takeOver(*linked);
    } else {
        m_x.release();
    }
}

void ScatterView::rescale()
{
    const QRectF extent = m_cloud->extent.isNull() && m_cloud->series.empty() ? QRectF(0, 0, 1, 1) : m_cloud->extent;
    if (!m_x.isChosen()) {
        m_x.fit(
            axisrange::ofValues(extent.left(), extent.right(), kCloudMargin, m_cloud->request.logarithmicX && extent.left() > 0));
    }
    if (!m_y.isChosen()) {
        m_y.fit(
            axisrange::ofValues(extent.top(), extent.bottom(), kCloudMargin, m_cloud->request.logarithmicY && extent.top() > 0));
    }
}

void ScatterView::showAll()
{
    m_x.release();
    m_y.release();
    if (showsIndices()) {
        showAlong(DimRole::X, std::nullopt);
    }
    if (m_cloud) {
        rescale();
        if (m_cloud->thinned) {
            read();
        }
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

// ---- pointing ---------------------------------------------------------------------------------------

QString ScatterView::positionText(const std::vector<int64_t>& position, const QString& x) const
{
    QStringList parts;
    for (std::size_t dim = 0; dim < position.size(); ++dim) {
        parts << (m_selection.dim(dim).role == DimRole::X ? x : m_leaf->indexText(dim, position[dim]));
    }
    return format::index(parts);
}

ScatterView::Nearest ScatterView::nearestTo(const QPoint& pixel) const
{
    Nearest nearest;
    if (!m_cloud || !m_plot->axisRect()->rect().contains(pixel)) {
        return nearest;
    }
    double best = kNearPixels * kNearPixels;
    for (std::size_t n = 0; n < m_series.size(); ++n) {
        const CloudSeries& series = m_cloud->series[n];
        if (!m_series[n]->visible()) {
            continue;
        }
        for (std::size_t i = 0; i < series.x.size(); ++i) {
            const double dx = m_plot->xAxis->coordToPixel(series.x[i]) - pixel.x();
            const double dy = m_plot->yAxis->coordToPixel(series.y[i]) - pixel.y();
            if (dx * dx + dy * dy < best) {
                best = dx * dx + dy * dy;
                nearest = {&series, i};
            }
        }
    }
    return nearest;
}

void ScatterView::point(const QPoint& pixel)
{
    const auto [series, at] = nearestTo(pixel);
    if (series == nullptr) {
        unpoint();
        return;
    }
    const auto x = xAxis();
    const auto valueText = [](DType dtype, double value, Integer offset) {
        return offset == 0 ? elementtext::text(dtype, value) : format::text(withOffset(value, offset));
    };
    const QString text = positionText(series->position, QString::number(series->index[at])) + QStringLiteral(": x = ")
                       + (x ? valueText(x->leaf.dtype(), series->x[at], m_cloud->offsetX) : format::number(series->x[at]))
                       + QStringLiteral(", y = ") + valueText(m_leaf->leaf.dtype(), series->y[at], m_cloud->offsetY);
    QCPCurve& curve = *m_series[static_cast<std::size_t>(series - m_cloud->series.data())];
    const bool isNew = m_mark.point(curve, curve.name(), pixel);
    m_tracer->position->setCoords(series->x[at], series->y[at]);
    m_tracer->setVisible(true);
    pointAlong(DimRole::X, static_cast<double>(series->index[at]));
    std::vector<int64_t> position = series->position;
    position[*m_selection.dimWith(DimRole::X)] = series->index[at];
    const QString episode = m_episodes->nameAt(position);
    if (tell(episode.isEmpty() ? text : text + QStringLiteral("   ") + episode) || isNew) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void ScatterView::chooseAt(const QPoint& pixel)
{
    const auto [series, at] = nearestTo(pixel);
    if (series != nullptr) {
        std::vector<int64_t> position = series->position;
        position[*m_selection.dimWith(DimRole::X)] = series->index[at];
        choose(position);
        showCursor(static_cast<double>(series->index[at]));
    }
}

/// Shows where another view points along the dim that pairs the elements.
void ScatterView::showCursor(std::optional<double> index)
{
    m_cursorIndex = index;
    m_cursor->setVisible(index && m_cloud && showsIndices());
    if (m_cursor->visible()) {
        m_cursor->point1->setCoords(*index, 0);
        m_cursor->point2->setCoords(*index, 1);
    }
    m_cursorJob.cancel();
    if (m_atCursor != nullptr) {
        m_atCursor->data()->clear();
    }
    if (index && m_cloud && m_atCursor != nullptr && !showsIndices()) {
        if (m_cloud->thinned) {
            readAtCursor();
        } else {
            ringAtCursor(*m_cloud);
        }
    }
    if (m_cloud) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

/// Reads the points at the cursor, which thinning may have left out.
void ScatterView::readAtCursor()
{
    const Range at{std::llround(*m_cursorIndex), 1, 1};
    const Range& shown = m_selection.dim(*m_selection.dimWith(DimRole::X)).range;
    const int64_t offset = at.start - shown.start;
    if (offset < 0 || offset % shown.step != 0 || offset / shown.step >= shown.count) {
        return;
    }
    CloudAxis y{m_leaf->leaf, m_selection};
    CloudAxis x = *xAxis();
    for (CloudAxis* const axis : {&y, &x}) {
        axis->selection.setRange(*axis->selection.dimWith(DimRole::X), at);
    }
    m_cursorJob.start(JobPools::poolFor(m_leaf->leaf),
                      [y, x, request = m_cloud->request](Progress& progress) { return PointCloud::read(y, x, request, progress); });
}

void ScatterView::ringAtCursor(const PointCloud& cloud)
{
    const int64_t index = std::llround(*m_cursorIndex);
    for (const CloudSeries& series : cloud.series) {
        const auto at = std::lower_bound(series.index.begin(), series.index.end(), index);
        if (at != series.index.end() && *at == index) {
            const auto n = static_cast<std::size_t>(at - series.index.begin());
            m_atCursor->addData(series.x[n], series.y[n]);
        }
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ScatterView::unpoint()
{
    pointAlong(DimRole::X, std::nullopt);
    m_tracer->setVisible(false);
    const bool isNew = m_mark.leave();
    if (tell({}) || isNew) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

}  // namespace tensordesk

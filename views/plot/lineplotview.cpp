// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/lineplotview.h"

#include "views/common/neighbours.h"
#include "views/jobs/jobpools.h"
#include "views/kinds/pictureoptions.h"
#include "views/plot/axes/axisrange.h"
#include "views/plot/axes/indexticker.h"
#include "views/plot/axes/valueticker.h"
#include "views/plot/curvepanes.h"
#include "views/plot/curves/addedkeys.h"
#include "views/plot/curves/columngraph.h"  // IWYU pragma: keep
#include "views/plot/curves/curvecolumns.h"
#include "views/plot/curves/curvenotes.h"
#include "views/plot/curves/curveoptions.h"
#include "views/plot/curves/curvereading.h"
#include "views/plot/curves/derivedcurves.h"
#include "views/plot/curves/dropzones.h"
#include "views/plot/episodeends.h"
#include "views/plot/legend/legendfigures.h"
#include "views/plot/legend/legendlist.h"
#include "views/plot/plotwidget.h"
#include "views/plot/visible/curveexport.h"
#include "views/plot/visible/regionpanel.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QAction>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

// Margin above and below the curves, as a fraction of their value range.
constexpr double kCurveMargin = 0.05;

}  // namespace

LinePlotView::LinePlotView(QWidget* parent)
    : PlotView(parent), m_indices(QSharedPointer<IndexTicker>::create(*m_plot->xAxis)), m_x(m_plot->xAxis), m_y(m_plot->yAxis),
      m_curves(*m_plot), m_curvePointer(*m_plot, m_curves), m_episodes(new EpisodeEnds(*m_plot)), m_bar(*m_plot),
      m_added(new AddedKeys([this](const ShownLeaf& leaf) { return fits(leaf); }, this)),
      m_choices(new CurveOptions(m_added, *m_plot, this)), m_derived(new DerivedCurves(*m_plot, *m_added, this)),
      m_legend(new LegendList(*m_plot, this)), m_figures(new LegendFigures(*m_plot, m_curves, *m_legend, this)),
      m_region(new RegionPanel(*m_plot, m_curves, this)), m_export(new CurveExport(*m_plot, m_curves, this)),
      m_zones(new DropZones(*this, *m_plot))
{
    follow(m_job, tr("Read curves"));
    m_plot->setWheelZoom(Qt::Horizontal);
    m_plot->xAxis->setTicker(m_indices);
    m_plot->placeLegendBeside();
    m_bar.setMovable(false);
    addOptions(m_choices);
    addOptions(m_legend);
    m_legend->offerFigures();
    addBelow(m_region);

    connect(m_legend, &LegendList::changed, this, [this] {
        m_curves.setShown([this](const QString& name) { return m_legend->isShown(name); });
        m_region->refresh();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    });
    const auto readAgain = [this] {
        m_y.release();
        if (m_leaf) {
            read();
        }
    };
    connect(m_added, &AddedKeys::changed, this, readAgain);
    connect(m_choices->summary(), &QAction::toggled, this, readAgain);
    connect(m_choices->next(), &QAction::toggled, this, readAgain);
    connect(m_choices->smoothing(), &QSpinBox::valueChanged, this, readAgain);
    connect(&m_next, &NextMarks::changed, this, [this] {
        if (isDrawn()) {
            m_curves.setUnlike(m_next.places());
            sayNotes();
            m_plot->replot(QCustomPlot::rpQueuedReplot);
        }
    });
    connect(m_export, &CurveExport::message, this, &LeafView::message);
    connect(m_export, &CurveExport::told, this, &LeafView::told);
    connect(m_derived, &DerivedCurves::requested, this, &LeafView::deriveRequested);
    connect(m_zones, &DropZones::dropped, this, &LinePlotView::take);
    connect(m_choices->lanes(), &QAction::toggled, this, [this] {
        if (isDrawn()) {
            m_y.release();
            showLanes();
            rescale();
            m_plot->replot(QCustomPlot::rpQueuedReplot);
        }
    });
    connect(m_choices->logarithmicY(), &QAction::toggled, this, &LinePlotView::setLogarithmic);
    connect(m_choices->logarithmicX(), &QAction::toggled, this, &LinePlotView::setLogarithmicX);
    connect(&m_job, &AbstractJob::done, this, [this] { draw(*m_job.takeResult()); });
    connect(m_plot, &PlotWidget::clicked, this, &LinePlotView::chooseAt);
    connect(&m_x, &FittedAxis::chosen, this, [this](const QCPRange& range) {
        showAlong(DimRole::X, range);
        styleCurves();  // single points are marked once they are far apart
        m_figures->sumUpSoon();
        readIfNeeded();
    });
    connect(&m_y, &FittedAxis::chosen, this, [this](const QCPRange& range) {
        if (m_curves.offset() == 0) {
            chooseValues(ValueLink::Span(range.lower * m_curves.unit(), range.upper * m_curves.unit()));
        }
    });
    // Labels of other widths have moved the columns of pixels.
    connect(m_plot, &QCustomPlot::afterLayout, this, &LinePlotView::readIfNeeded);
    followAlong(m_plot->xAxis, DimRole::X);
    connect(this, &PlotView::cursorMoved, this, [this](DimRole, std::optional<double> index) {
        setCursor(index);
        const Range range = xRange();
        const bool isThere = index && isDrawn() && axisrange::bounds(range).contains(*index);
        m_legend->setValues(isThere ? m_curves.legendValues((std::llround(*index) - range.start) / range.step) : QStringList());
    });
    styleCurves();
    clear(tr("Select a leaf in the tree to see its curves."));
}

void LinePlotView::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    if (!m_leaf || !m_selection.sharesAxis(selection, DimRole::X)) {
        m_x.release();
    }
    m_y.release();
    if (m_leaf && m_leaf->path != leaf.path) {
        m_legend->showAll();
    }
    m_leaf = drawnOf(leaf);
    m_selection = selection;
    forget();
    unpoint();
    setCursor(chosenAlong(DimRole::X));
    labelAxes();
    if (const auto linked = spanAlong(DimRole::X)) {
        m_x.takeOver(*linked);
    }
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
    read();
}

void LinePlotView::setNeighbours(std::shared_ptr<const Neighbours> neighbours)
{
    m_neighbours = neighbours;
    m_added->setNeighbours(std::move(neighbours));
    m_added->setVisible(!m_compact && m_added->hasChoice());
    if (m_leaf && (!added().empty() || m_choices->next()->isChecked())) {
        refresh();
    }
}

void LinePlotView::setEpisodes(EpisodeLink& link)
{
    m_episodes->follow(link);
}

void LinePlotView::setAdded(std::vector<KeyPath> keys)
{
    m_added->setKeys(std::move(keys));
}

const std::vector<KeyPath>& LinePlotView::added() const noexcept
{
    return m_added->keys();
}

void LinePlotView::setPane()
{
    m_compact = m_isPane = true;
    m_plot->setRegionsOffered(false);
    m_added->hide();
    setAcceptDrops(false);
    setFocusPolicy(Qt::NoFocus);
}

void LinePlotView::setAxisShown(bool shown)
{
    if (shown != m_isAxisShown) {
        m_isAxisShown = shown;
        m_plot->xAxis->setTickLabels(shown);
        labelAxes();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

bool LinePlotView::shows(const ShownPart& part) const
{
    return isOf(part.leaf.path) && m_leaf->leaf.isSame(part.leaf.leaf);
}

void LinePlotView::setBelowStretch(QWidget& below, int stretch)
{
    static_cast<QVBoxLayout*>(layout())->setStretchFactor(&below, stretch);
}

void LinePlotView::setLink(ViewLink& link)
{
    PlotView::setLink(link);
    if (m_panes != nullptr) {
        m_panes->setLink(link);
    }
    m_shared = &link;
}

std::vector<AbstractJob*> LinePlotView::jobs()
{
    std::vector<AbstractJob*> jobs = PlotView::jobs();
    jobs.push_back(&m_next.job());
    jobs.push_back(&m_figures->job());
    jobs.push_back(&m_region->job());
    jobs.push_back(&m_export->job());
    if (m_panes != nullptr) {
        const std::vector<AbstractJob*> below = m_panes->jobs();
        jobs.insert(jobs.end(), below.begin(), below.end());
    }
    return jobs;
}

void LinePlotView::setCompact()
{
    m_compact = true;
    m_plot->setRegionsOffered(false);
    m_added->hide();
    m_plot->showLegend();
    labelAxes();
}

/// A key was dropped there; nothing: where the others are.
void LinePlotView::take(const KeyPath& key, std::optional<AddedKeys::Place> place)
{
    const ShownLeaf* const leaf = m_added->find(key);
    if (!m_leaf || (leaf != nullptr && leaf->path == m_leaf->path)) {
        return;
    }
    if (leaf == nullptr || !fits(*leaf)) {
        Q_EMIT message(tr("This key cannot be drawn here"),
                       tr("%1 has no dim like the one along x, so it cannot be drawn here.").arg(format::path(key)));
    } else if (place) {
        m_added->put(key, *place);
    } else {
        m_added->choose(key, true);
    }
}

void LinePlotView::setCursor(std::optional<double> index)
{
    m_curvePointer.setCursor(index);
    if (isDrawn()) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

const Curves* LinePlotView::curves() const noexcept
{
    const std::vector<PlottedLeaf>& leaves = m_curves.leaves();
    return leaves.empty() || !leaves.front().curves ? nullptr : &*leaves.front().curves;
}

void LinePlotView::setLogarithmic(bool logarithmic)
{
    m_choices->logarithmicY()->setChecked(logarithmic);
    m_plot->setLogarithmic(m_plot->yAxis, logarithmic);
    m_y.release();
    if (isDrawn()) {
        sayNotes();
        rescale();
        if (const DType dtype = m_leaf->leaf.dtype(); itemSize(dtype) == 8 && c10::isIntegralType(dtype, false)) {
            refresh();  // a logarithmic axis has no offset
        }
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LinePlotView::setLogarithmicX(bool logarithmic)
{
    m_choices->logarithmicX()->setChecked(logarithmic);
    m_plot->setLogarithmic(m_plot->xAxis, logarithmic);
    if (!logarithmic) {
        m_plot->xAxis->setTicker(m_indices);
    }
    m_x.release();
    if (isDrawn()) {
        rescale();
        read();
    }
}

void LinePlotView::prepare(const PictureOptions& options)
{
    std::vector<KeyPath> keys;
    for (const ShownLeaf& leaf : options.added) {
        keys.push_back(leaf.path);
    }
    setNeighbours(Neighbours::of(options.added));
    setAdded(std::move(keys));
    m_plot->showLegend();
}

void LinePlotView::configure(const PictureOptions& options)
{
    setLogarithmic(options.logarithmic);
    setLogarithmicX(options.logarithmicX);
    if (options.range) {
        const auto offset = static_cast<double>(m_curves.offset());
        m_plot->yAxis->setRange(options.range->first - offset, options.range->second - offset);
    }
}

// ---- reading ----------------------------------------------------------------------------------------

/// True if another leaf has the dim along x.
bool LinePlotView::fits(const ShownLeaf& leaf) const
{
    return m_leaf && plan().fits(leaf);
}

QString LinePlotView::obstacle() const
{
    QString obstacle = m_leaf->obstacle(m_selection);
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

void LinePlotView::refresh()
{
    m_curves.expire();
    m_next.forget();
    if (m_panes != nullptr) {
        m_panes->refresh();
    }
    read();
}

void LinePlotView::read()
{
    if (!canRead()) {
        return;
    }
    m_choices->setSummaryOffered(m_selection.leaf().ragged.has_value());
    showPanes();
    m_next.setPart(m_neighbours, *m_leaf, m_selection);
    m_episodes->setPart(*m_leaf, m_selection);
    m_derived->setPart(*m_leaf, m_selection);
    m_choices->setNextOffered(m_next.isOffered());
    const bool isBeside = !m_compact && m_choices->next()->isChecked() && m_next.isOffered();
    m_reading = plan().leaves(isBeside ? std::optional(m_next.beside()) : std::nullopt, m_curves.leaves());
    if (isBeside) {
        m_next.compare();
    } else {
        m_next.forget();
    }
    if (!m_x.isChosen()) {
        m_x.fit(axisrange::ofIndices(xRange(), m_choices->logarithmicX()->isChecked()));
    }
    const CurveRequest request = curvecolumns::requestFor(*m_plot->xAxis, xRange());
    const auto readAll = [leaves = m_reading, request, logarithmic = m_choices->logarithmicY()->isChecked()](Progress& progress) {
        return readCurves(leaves, request, logarithmic, progress);
    };
    if (areAtHand(m_reading, request)) {
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
    m_job.whenFree([this] {
        if (isDrawn() && m_leaf && !holdsWanted()) {
            read();
        }
    });
}

/// True if the drawn curves are those the plot would request now.
bool LinePlotView::holdsWanted() const
{
    const CurveRequest& had = curves()->request;
    return had.isThinned() ? had == curvecolumns::requestFor(*m_plot->xAxis, xRange())
                           : curvecolumns::holds(had, m_plot->xAxis->range(), xRange());
}

void LinePlotView::forget()
{
    m_figures->sumUpSoon();
    m_curves.clear();
    m_region->refresh();
    m_legend->refresh();
    m_bar.setShown(false);
}

// ---- drawing ----------------------------------------------------------------------------------------

void LinePlotView::draw(std::vector<Curves> curves)
{
    const bool isSame = m_curves.draw(std::move(m_reading), std::move(curves));
    m_curves.setShown([this](const QString& name) { return m_legend->isShown(name); });
    styleCurves();
    showLanes();
    m_legend->refresh();
    showColourBar();
    m_curves.setUnlike(m_next.places());
    sayNotes();
    if (!isSame || !m_x.isChosen()) {
        rescale();  // zoomed, the heights stay
    }
    m_figures->sumUpSoon();
    m_region->refresh();
    showPlot();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LinePlotView::sayNotes()
{
    QStringList notes = curveNotes(m_curves, m_choices->logarithmicY()->isChecked());
    if (const QString note = m_next.note(); !note.isEmpty()) {
        notes << note;
    }
    showNotes(notes);
}

/// Shows bools and small integers as lanes if the user wants lanes and there are several curves.
void LinePlotView::showLanes()
{
    const bool areSeveral = m_isPane || (!m_compact && curves()->curves.size() > 1);
    m_curves.setLanes(m_choices->lanes()->isChecked() && areSeveral && m_curves.canBeLanes());
    labelAxes();
}

void LinePlotView::showPanes()
{
    const std::vector<ShownPart> parts = m_compact ? std::vector<ShownPart>() : plan().panes();
    if (m_panes == nullptr && !parts.empty()) {
        m_panes = new CurvePanes(*this);
        addBelow(m_panes);
        if (m_shared) {
            m_panes->setLink(*m_shared);
        }
        connect(m_panes, &CurvePanes::indexChosen, this, &LinePlotView::indexChosen);
        connect(m_panes, &CurvePanes::paneCreated, this, [this](LinePlotView* pane) {
            addOptions(pane->legend());
            connect(pane, &QObject::destroyed, pane->legend(), &QObject::deleteLater);
            for (AbstractJob* const job : pane->jobs()) {
                Q_EMIT jobCreated(job);
            }
        });
    }
    if (m_panes != nullptr) {
        m_panes->setParts(parts);
    }
}

void LinePlotView::styleCurves()
{
    m_curves.restyle();
    m_curvePointer.restyle();
}

void LinePlotView::showColourBar()
{
    const std::vector<DrawnCurve>& lines = m_curves.lines();
    const bool isShown = m_curves.styles().hasColourScale();
    m_bar.setShown(isShown);
    if (isShown) {
        const std::size_t count = curves()->curves.size();  // a summary of them comes behind
        displaySeries(m_bar, lines.front().curve->position, lines[count - 1].curve->position, count, tr("curve"));
    }
}

void LinePlotView::restyle()
{
    styleCurves();
    m_legend->refresh();
    showColourBar();
}

void LinePlotView::labelAxes()
{
    const auto x = m_selection.dimWith(DimRole::X);
    m_plot->xAxis->setLabel(x && m_isAxisShown && (!m_compact || m_isPane) ? axisLabel(*x) : QString());
    const bool isNamed = m_curves.areLanes() && m_curves.laneCount() == 1;  // the lane has the key's name
    m_plot->yAxis->setLabel(m_leaf && (!m_compact || m_isPane) && !isNamed ? ValueTicker::labelWith(valueName(), m_curves.offset())
                                                                           : QString());
    if (m_isPane && m_leaf) {
        m_legend->setTitle(format::path(m_leaf->path));
    }
    const QCPRange bounds = axisrange::bounds(xRange());
    m_indices->setBounds(bounds.lower, bounds.upper);
}

void LinePlotView::rescale()
{
    if (!m_x.isChosen()) {
        m_x.fit(axisrange::ofIndices(xRange(), m_choices->logarithmicX()->isChecked()));
    }
    if (!m_y.isChosen()) {
        rescaleValues();
    }
    m_curves.fitSecondAxis(kCurveMargin);
    styleCurves();
}

void LinePlotView::rescaleValues()
{
    if (m_curves.areLanes()) {
        m_y.fit({-0.5, static_cast<double>(m_curves.laneCount()) - 0.5});
        return;
    }
    const bool logarithmic = m_choices->logarithmicY()->isChecked();
    ValueLink::Span values = logarithmic ? ValueLink::Span(1, 1) : ValueLink::Span(0, 0);
    if (const auto own = m_curves.extent(logarithmic)) {
        const ValueLink::Span all = m_curves.offset() == 0 ? sharedValues(*own) : *own;  // others have none, or another one
        values = logarithmic && all.first <= 0 ? *own : all;
    }
    m_curves.setUnit(logarithmic ? 1 : ValueTicker::unitFor(values.first, values.second));
    if (!logarithmic && m_leaf->leaf.dtype() == DType::Bool) {
        values = {std::min(values.first, 0.0), std::max(values.second, 1.0)};
    }
    m_y.fit(axisrange::ofValues(values.first, values.second, kCurveMargin, logarithmic, m_curves.unit()));
}

void LinePlotView::fitValues()
{
    if (!m_y.isChosen()) {
        rescaleValues();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void LinePlotView::showValues(std::optional<ValueLink::Span> values)
{
    m_y.release();
    if (values && m_curves.offset() == 0) {
        m_plot->yAxis->setRange(values->first / m_curves.unit(), values->second / m_curves.unit());
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    } else {
        fitValues();
    }
}

void LinePlotView::showAll()
{
    m_x.release();
    m_y.release();
    showAlong(DimRole::X, std::nullopt);
    chooseValues(std::nullopt);
    if (isDrawn()) {
        rescale();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
        readIfNeeded();  // and fits the heights to it
    }
}

// ---- pointing ---------------------------------------------------------------------------------------

int64_t LinePlotView::offsetAt(const QPoint& pixel) const
{
    const Range range = xRange();
    const double offset = (m_plot->xAxis->pixelToCoord(pixel.x()) - static_cast<double>(range.start))
                        / static_cast<double>(range.step);
    return std::clamp<int64_t>(std::llround(offset), 0, range.count - 1);
}

void LinePlotView::point(const QPoint& pixel)
{
    if (m_curves.lines().empty() || !m_plot->axisRect()->rect().contains(pixel)) {
        unpoint();
        return;
    }
    const int64_t offset = offsetAt(pixel);
    const int64_t index = xRange().start + offset * xRange().step;
    pointAlong(DimRole::X, static_cast<double>(index));
    const CurvePointer::Element element = m_curvePointer.point(pixel.y(), offset, index);
    if (element.text.isEmpty()) {
        unpoint();
        return;
    }
    const QString episode = m_episodes->nameAt(element.position);
    m_legend->setValues(m_curves.legendValues(offset));
    if (tell(episode.isEmpty() ? element.text : element.text + QStringLiteral("   ") + episode)) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

/// A click: at an index of the dim along x, and at the curve nearest to it.
void LinePlotView::chooseAt(const QPoint& pixel)
{
    if (!isDrawn() || !m_plot->axisRect()->rect().contains(pixel)) {
        return;
    }
    const int64_t index = xRange().start + offsetAt(pixel) * xRange().step;
    Q_EMIT indexChosen(index);
    const curvereadout::Nearest nearest = m_curves.nearestTo(pixel.y(), offsetAt(pixel));
    if (nearest.drawn != nullptr && nearest.drawn->of == &m_curves.leaves().front()) {
        std::vector<int64_t> position = nearest.drawn->curve->position;
        position[*m_selection.dimWith(DimRole::X)] = index;
        choose(position);
    }
}

void LinePlotView::unpoint()
{
    pointAlong(DimRole::X, std::nullopt);
    m_curvePointer.leave();
    m_legend->setValues({});
    if (tell({})) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

}  // namespace tensordesk

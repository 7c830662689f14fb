// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/lineplotview.h"

#include "common/format.h"
#include "common/keymime.h"
#include "common/neighbours.h"
#include "common/valuerange.h"
#include "plot/columngraph.h"
#include "plot/indexticker.h"
#include "plot/plotwidget.h"
#include "plot/valueticker.h"

#include <QAction>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <tuple>

namespace tensordesk {

namespace {

const QString kFront = QStringLiteral("front");  // the layer of what must not be hidden by curves beside it
constexpr double kInfinity = std::numeric_limits<double>::infinity();
// More marks of odd values side by side are one blot.
constexpr qsizetype kMostOdd = 2000;

enum Odd { PlusInf, MinusInf, Nan };
constexpr std::array kOddShapes = {QCPScatterStyle::ssTriangle, QCPScatterStyle::ssTriangleInverted, QCPScatterStyle::ssCross};
// Of the height of the plot: at its upper and lower end.
constexpr std::array kOddHeights = {0.985, 0.015, 0.015};

}  // namespace

LinePlotView::LinePlotView(QWidget* parent)
    : PlotView(parent), m_indices(QSharedPointer<IndexTicker>::create()), m_bar(*m_plot), m_tracer(new QCPItemTracer(m_plot)),
      m_cursor(new QCPItemStraightLine(m_plot)), m_logarithmic(new QAction(tr("Logarithmic y axis"), this)),
      m_logarithmicX(new QAction(tr("Logarithmic x axis"), this)), m_addButton(new QToolButton(this)), m_addMenu(new QMenu(this))
{
    follow(m_job, tr("Read curves"));
    setAcceptDrops(true);
    m_plot->setWheelZoom(Qt::Horizontal);
    m_plot->xAxis->setTicker(m_indices);
    m_plot->placeLegendBeside();
    m_plot->addLayer(kFront, m_plot->layer(QStringLiteral("main")));
    m_plot->yAxis2->setRange(0, 1);  // not shown: what has a place but no value
    m_bar.setMovable(false);
    m_tracer->setStyle(QCPItemTracer::tsCircle);
    m_tracer->setVisible(false);
    m_cursor->setVisible(false);
    for (QAction* const action : {m_logarithmic, m_logarithmicX}) {
        action->setCheckable(true);
        m_plot->addMenuAction(action);
    }
    m_addButton->setText(tr("Add a key"));
    m_addButton->setToolTip(tr("Draws the curves of another key too; keys can be dragged here from the tree"));
    m_addButton->setPopupMode(QToolButton::InstantPopup);
    m_addButton->setAutoRaise(true);
    m_addButton->setMenu(m_addMenu);
    auto* const controls = new QWidget(this);
    auto* const layout = new QHBoxLayout(controls);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_addButton);
    layout->addStretch();
    addControls(controls);
    controls->hide();

    connect(m_addMenu, &QMenu::aboutToShow, this, &LinePlotView::offerKeys);
    connect(m_logarithmic, &QAction::toggled, this, &LinePlotView::setLogarithmic);
    connect(m_logarithmicX, &QAction::toggled, this, &LinePlotView::setLogarithmicX);
    connect(&m_job, &AbstractJob::done, this, [this] { draw(*m_job.takeResult()); });
    connect(m_plot, &PlotWidget::clicked, this, &LinePlotView::chooseAt);
    connect(m_plot->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this](const QCPRange& range) {
        if (!m_settingRange) {
            m_xChosen = true;
            showAlong(DimRole::X, range);
            styleCurves();  // single points are marked once they are far apart
            readIfNeeded();
        }
    });
    connect(m_plot->yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this](const QCPRange& range) {
        if (!m_settingRange) {
            m_yChosen = true;
            chooseValues(ValueLink::Span(range.lower * m_unit, range.upper * m_unit));
        }
    });
    // Labels of other widths have moved the columns of pixels.
    connect(m_plot, &QCustomPlot::afterLayout, this, &LinePlotView::readIfNeeded);
    followAlong(m_plot->xAxis, DimRole::X);
    connect(this, &PlotView::cursorMoved, this, [this](DimRole, std::optional<double> index) { setCursor(index); });
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
    setCursor(chosenAlong(DimRole::X));
    labelAxes();
    if (const auto linked = spanAlong(DimRole::X)) {
        const QScopedValueRollback guard(m_settingRange, true);
        m_xChosen = true;
        m_plot->xAxis->setRange(*linked);
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
    m_neighbours = std::move(neighbours);
    m_addButton->parentWidget()->setVisible(!m_compact && m_neighbours && m_neighbours->leaves().size() > 1);
    if (m_leaf && !m_added.empty()) {
        refresh();
    }
}

void LinePlotView::setAdded(std::vector<KeyPath> keys)
{
    m_added = std::move(keys);
    m_yChosen = false;
    if (m_leaf) {
        read();
    }
}

void LinePlotView::setCompact()
{
    m_compact = true;
    m_addButton->parentWidget()->hide();
    labelAxes();
}

/// The keys that have the dim along x, to be added or taken away again.
void LinePlotView::offerKeys()
{
    m_addMenu->clear();
    for (const ShownLeaf& leaf : m_neighbours->leaves()) {
        if (!m_leaf || leaf.path == m_leaf->path || !beside(m_selection, leaf.dims)) {
            continue;
        }
        QAction* const action = m_addMenu->addAction(format::path(leaf.path).replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(std::find(m_added.begin(), m_added.end(), leaf.path) != m_added.end());
        connect(action, &QAction::toggled, this, [this, path = leaf.path](bool add) {
            std::vector<KeyPath> keys = m_added;
            std::erase(keys, path);
            if (add) {
                keys.push_back(path);
            }
            setAdded(std::move(keys));
        });
    }
    if (m_addMenu->isEmpty()) {
        m_addMenu->addAction(tr("No other key has this dim"))->setEnabled(false);
    }
}

void LinePlotView::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_leaf && keymime::read(*event->mimeData())) {
        event->acceptProposedAction();
    }
}

void LinePlotView::dropEvent(QDropEvent* event)
{
    const auto key = keymime::read(*event->mimeData());
    const ShownLeaf* const leaf = key && m_neighbours ? m_neighbours->find(*key) : nullptr;
    if (!m_leaf || (leaf != nullptr && leaf->path == m_leaf->path)) {
        return;
    }
    if (leaf == nullptr || !beside(m_selection, leaf->dims)) {
        Q_EMIT message(
            tr("%1 has no dim like the one along x, so it cannot be drawn here.").arg(key ? format::path(*key) : QString()));
        return;
    }
    event->acceptProposedAction();
    std::vector<KeyPath> keys = m_added;
    std::erase(keys, *key);
    keys.push_back(*key);
    setAdded(std::move(keys));
}

void LinePlotView::setCursor(std::optional<double> index)
{
    m_cursor->setVisible(index.has_value());
    if (index) {
        m_cursor->point1->setCoords(*index, 0);
        m_cursor->point2->setCoords(*index, 1);
    }
    if (isDrawn()) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

const Curves* LinePlotView::curves() const noexcept
{
    return m_plotted.empty() || !m_plotted.front().curves ? nullptr : &*m_plotted.front().curves;
}

std::vector<QCPGraph*> LinePlotView::marks() const
{
    std::vector<QCPGraph*> lines;
    for (const Drawn& drawn : m_marks) {
        lines.push_back(drawn.line);
    }
    return lines;
}

void LinePlotView::forget()
{
    m_plotted.clear();
    m_drawn.clear();
    m_marks.clear();
    m_odd.clear();
    m_plot->removeAll();
    m_bar.setShown(false);
}

void LinePlotView::refresh()
{
    m_stale = true;
    read();
}

void LinePlotView::setLogarithmic(bool logarithmic)
{
    m_logarithmic->setChecked(logarithmic);
    m_plot->setLogarithmic(m_plot->yAxis, logarithmic);
    m_yChosen = false;
    if (isDrawn()) {
        tellNotes();
        rescale();
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void LinePlotView::setLogarithmicX(bool logarithmic)
{
    m_logarithmicX->setChecked(logarithmic);
    m_plot->setLogarithmic(m_plot->xAxis, logarithmic);
    if (!logarithmic) {
        m_plot->xAxis->setTicker(m_indices);
    }
    m_xChosen = false;
    if (isDrawn()) {
        rescale();
        read();
    }
}

// ---- drawing ----------------------------------------------------------------------------------------

bool LinePlotView::isMarks(const Plotted& of) const
{
    return &of != &m_plotted.front() && of.leaf.leaf.dtype() == DType::Bool && m_leaf->leaf.dtype() != DType::Bool;
}

/// Whether these are of what is drawn already: the same elements, in other columns of pixels.
bool LinePlotView::isOfPlotted(const std::vector<Curves>& curves) const
{
    const auto isSame = [](const Plotted& plotted, const Curves& read) { return plotted.source == read.source; };
    return !m_stale && std::equal(m_plotted.begin(), m_plotted.end(), curves.begin(), curves.end(), isSame);
}

void LinePlotView::setPoints(const Drawn& drawn) const
{
    const auto set = [this](ColumnGraph& graph, QVector<QCPGraphData> points) {
        for (QCPGraphData& point : points) {
            point.value /= m_unit;
        }
        graph.data()->set(points, true);
    };
    set(*drawn.line, drawn.curve->points);
    if (drawn.high != nullptr) {
        set(*drawn.low, drawn.curve->low);
        set(*drawn.high, drawn.curve->high);
    }
}

/// See Note [Axis units].
void LinePlotView::setUnit(double unit)
{
    PlotWidget::setUnit(m_plot->yAxis, unit);
    if (unit != m_unit) {
        m_unit = unit;
        for (const Drawn& drawn : m_drawn) {
            setPoints(drawn);
        }
    }
}

void LinePlotView::replacePoints(std::vector<Curves> curves)
{
    for (std::vector<Drawn>* const all : {&m_drawn, &m_marks}) {
        for (Drawn& drawn : *all) {
            const Plotted& of = *drawn.of;
            drawn.curve = &curves[static_cast<std::size_t>(&of - m_plotted.data())]
                               .curves[static_cast<std::size_t>(drawn.curve - of.curves->curves.data())];
        }
    }
    for (std::size_t n = 0; n < curves.size(); ++n) {
        m_plotted[n].curves = std::move(curves[n]);
    }
    for (const Drawn& drawn : m_drawn) {
        setPoints(drawn);
    }
    for (const Drawn& drawn : m_marks) {
        setMarks(drawn);
    }
    for (QCPGraph* const odd : std::exchange(m_odd, {})) {
        m_plot->removeGraph(odd);
    }
}

void LinePlotView::draw(std::vector<Curves> curves)
{
    const bool isSame = isOfPlotted(curves);
    if (isSame) {
        replacePoints(std::move(curves));
    } else {
        drawAnew(std::move(curves));
    }
    drawOddValues();
    styleCurves();
    styleMarks();
    tellNotes();
    if (!isSame || !m_xChosen) {
        rescale();  // zoomed, the heights stay
    }
    showPlot();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
    if (m_readAgain) {
        readIfNeeded();
    }
}

void LinePlotView::drawAnew(std::vector<Curves> curves)
{
    m_drawn.clear();
    m_marks.clear();
    m_odd.clear();
    m_plot->removeAll();
    m_plotted = std::move(m_reading);
    m_stale = false;
    const auto newGraph = [this] { return new ColumnGraph(m_plot->xAxis, m_plot->yAxis); };  // the plot's
    for (std::size_t n = 0; n < curves.size(); ++n) {
        Plotted& plotted = m_plotted[n];
        plotted.source = curves[n].source;
        plotted.curves = std::move(curves[n]);
        for (const Curve& curve : plotted.curves->curves) {
            if (!isMarks(plotted)) {
                m_drawn.push_back({&plotted, &curve, newGraph()});
                if (n == 0) {
                    m_drawn.back().line->setLayer(kFront);
                }
            }
        }
    }
    for (Drawn& drawn : m_drawn) {
        name(drawn);
        if (drawn.of->source->series > 1) {
            drawn.low = newGraph();
            drawn.high = newGraph();
            drawn.high->setChannelFillGraph(drawn.low);
        }
        setPoints(drawn);
    }
    for (const Plotted& plotted : m_plotted) {
        if (isMarks(plotted)) {
            drawMarks(plotted);
        }
    }
}

/// A line of the legend for each curve, or, where these are too many, for each key; of one key a colour scale tells more.
void LinePlotView::name(const Drawn& drawn)
{
    const std::vector<Curve>& ofKey = drawn.of->curves->curves;
    const bool isFirst = drawn.curve == &ofKey.front();
    const auto count = static_cast<int>(ofKey.size());
    drawn.line->setName(isByKey() && count > 1 ? tr("%1: %n curves", nullptr, count).arg(format::path(drawn.of->leaf.path))
                                               : positionText(*drawn.of, *drawn.curve, QStringLiteral(":")));
    const bool isAlone = m_plotted.size() == 1 && count == 1;
    if (!isAlone && !hasColourScale() && (isFirst || !isByKey())) {
        drawn.line->addToLegend();
    }
}

void LinePlotView::setMarks(const Drawn& drawn)
{
    QVector<QCPGraphData> on;
    for (const QCPGraphData& point : drawn.curve->points) {
        if (point.value > 0 && (on.isEmpty() || on.last().key != point.key)) {
            on.append({point.key, 1});
        }
    }
    drawn.line->data()->set(on, true);
}

void LinePlotView::drawMarks(const Plotted& of)
{
    for (const Curve& curve : of.curves->curves) {
        auto* const marks = new ColumnGraph(m_plot->xAxis, m_plot->yAxis2);  // the plot's
        marks->setLineStyle(QCPGraph::lsImpulse);
        m_marks.push_back({&of, &curve, marks});
        setMarks(m_marks.back());
        name(m_marks.back());
    }
}

/// What has no height: infinities at the ends of the plot, NaN at its foot.
void LinePlotView::drawOddValues()
{
    std::array<QVector<QCPGraphData>, 3> odd;
    for (const Drawn& drawn : m_drawn) {
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
            QCPGraph* const marks = m_plot->addGraph(m_plot->xAxis, m_plot->yAxis2);
            marks->data()->set(odd[which], false);
            marks->setLineStyle(QCPGraph::lsNone);
            marks->setScatterStyle(QCPScatterStyle(kOddShapes[which], 7));
            marks->setLayer(kFront);
            m_odd.push_back(marks);
        }
    }
}

void LinePlotView::labelAxes()
{
    const auto x = m_selection.dimWith(DimRole::X);
    m_plot->xAxis->setLabel(x ? axisLabel(*x) : QString());
    m_plot->yAxis->setLabel(m_leaf && !m_compact ? format::path(m_leaf->path) : QString());
    const Range range = xRange();
    m_indices->setBounds(static_cast<double>(range.start), static_cast<double>(range.start + (range.count - 1) * range.step));
}

void LinePlotView::showWholeX()
{
    const QScopedValueRollback guard(m_settingRange, true);
    const Range range = xRange();
    const double first = static_cast<double>(range.start);
    const double last = first + static_cast<double>((range.count - 1) * range.step);
    if (m_logarithmicX->isChecked()) {
        m_plot->xAxis->setRange(std::max(first, 0.9), std::max(1.1 * last, 2.0));  // 0 has no place
    } else {
        const double margin = range.count > 1 ? 0.01 * (last - first) : 1;
        m_plot->xAxis->setRange(first - margin, last + margin);
    }
}

void LinePlotView::rescale()
{
    const QScopedValueRollback guard(m_settingRange, true);
    if (!m_xChosen) {
        showWholeX();
    }
    if (!m_yChosen) {
        rescaleValues();
    }
    styleCurves();
}

void LinePlotView::rescaleValues()
{
    const bool logarithmic = m_logarithmic->isChecked();
    double least = kInfinity;
    double greatest = -kInfinity;
    for (const Drawn& drawn : m_drawn) {
        for (const auto* points : {&drawn.curve->points, &drawn.curve->low, &drawn.curve->high}) {
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
    } else if (const ValueLink::Span all = sharedValues({least, greatest}); !logarithmic || all.first > 0) {
        std::tie(least, greatest) = all;
    }
    setUnit(logarithmic ? 1 : ValueTicker::unitFor(least, greatest));
    if (logarithmic) {
        const double margin = greatest > least ? std::pow(greatest / least, 0.05) : 2;
        m_plot->yAxis->setRange(least / margin, greatest * margin);
        return;
    }
    if (m_leaf->leaf.dtype() == DType::Bool) {
        least = std::min(least, 0.0);
        greatest = std::max(greatest, 1.0);
    }
    const auto [low, high] = valuerange::apart(least, greatest);
    const double margin = 0.05 * (high / m_unit - low / m_unit);
    m_plot->yAxis->setRange(low / m_unit - margin, high / m_unit + margin);
}

void LinePlotView::fitValues()
{
    if (!m_yChosen) {
        const QScopedValueRollback guard(m_settingRange, true);
        rescaleValues();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void LinePlotView::showValues(std::optional<ValueLink::Span> values)
{
    m_yChosen = false;
    if (values) {
        m_plot->yAxis->setRange(values->first / m_unit, values->second / m_unit);
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    } else {
        fitValues();
    }
}

void LinePlotView::showAll()
{
    m_xChosen = m_yChosen = false;
    showAlong(DimRole::X, std::nullopt);
    chooseValues(std::nullopt);
    if (isDrawn()) {
        rescale();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
        readIfNeeded();  // and fits the heights to it
    }
}

void LinePlotView::tellNotes()
{
    QStringList notes;
    const Plotted& main = m_plotted.front();
    if (main.source->curveCount > static_cast<int64_t>(main.curves->curves.size())) {
        notes << tr("The first %1 of %2 curves.")
                     .arg(format::count(static_cast<int64_t>(main.curves->curves.size())), format::count(main.source->curveCount));
    }
    const auto all = [this](auto test) {
        return std::all_of(m_drawn.begin(), m_drawn.end(), [&](const Drawn& drawn) {
            return std::all_of(drawn.curve->points.begin(), drawn.curve->points.end(), test);
        });
    };
    if (all([](const QCPGraphData& point) { return !std::isfinite(point.value); })) {
        notes << tr("All values are NaN or infinite.");
    }
    const auto tell = [&](const QString& text, auto test) {
        notes << (all([&](const QCPGraphData& point) { return !test(point.value); }) ? QString() : text);
    };
    tell(tr("× NaN"), [](double value) { return std::isnan(value); });
    tell(tr("▲ +Inf"), [](double value) { return value == kInfinity; });
    tell(tr("▼ −Inf"), [](double value) { return value == -kInfinity; });
    if (m_logarithmic->isChecked() && !all([](const QCPGraphData& point) { return !(point.value <= 0); })) {
        notes << tr("Values of 0 and below have no place on a logarithmic axis.");
    }
    if (c10::isComplexType(m_leaf->leaf.dtype())) {
        notes << tr("Complex values by magnitude.");
    }
    notes.removeAll(QString());
    showNotes(notes);
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/scatterview.h"

#include "common/eachpart.h"
#include "common/format.h"
#include "common/keymime.h"
#include "common/lazycombobox.h"
#include "common/neighbours.h"
#include "common/style.h"
#include "common/valuerange.h"
#include "jobs/jobpools.h"
#include "plot/indexticker.h"
#include "plot/plotwidget.h"
#include "plot/seriescurve.h"

#include <QAction>
#include <QCheckBox>
#include <QDropEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMimeData>
#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>

namespace tensordesk {

namespace {

// As many colours can be told apart; points have no dashes.
constexpr std::size_t kMostSeriesInLegend = 8;
// More points are drawn small. QCustomPlot's own dots are lines so short that most of them leave no trace.
constexpr qsizetype kManyPoints = 5000;
constexpr double kSmallPoint = 2;
// So many components of a key can be chosen.
constexpr int64_t kFewOffered = 16;
// Of a key's name, so wide is the box.
constexpr int kNameLength = 28;

/// The components of a leaf's dims that a selection alongside leaves at 0, one choice each.
std::vector<ScatterView::Against> componentsOf(const ShownLeaf& leaf, const DimSelection& shown, const DimSelection& beside)
{
    std::vector<ScatterView::Against> choices{{leaf, {}}};
    for (auto dim = static_cast<std::size_t>(leaf.dims.batchDims); dim < leaf.dims.rank(); ++dim) {
        const int64_t size = leaf.dims.shape[dim];
        const bool isShared = shown.leaf().shape == leaf.dims.shape;
        if (isShared || !beside.isFixed(dim) || size < 2 || size > kFewOffered) {
            continue;
        }
        std::vector<ScatterView::Against> wider;
        for (const ScatterView::Against& choice : choices) {
            for (int64_t index = 0; index < size; ++index) {
                wider.push_back(choice);
                wider.back().fixed.emplace_back(dim, index);
            }
        }
        choices = std::move(wider);
    }
    return choices;
}

bool isSame(const ScatterView::Against& a, const ScatterView::Against& b)
{
    return a.leaf.path == b.leaf.path && a.fixed == b.fixed;
}

}  // namespace

QString ScatterView::Against::name() const
{
    if (fixed.empty()) {
        return format::path(leaf.path);
    }
    QStringList indices{QStringLiteral("…")};
    for (const auto& [dim, index] : fixed) {
        indices << QString::number(index);
    }
    return format::path(leaf.path) + format::index(indices);
}

ScatterView::ScatterView(QWidget* parent)
    : PlotView(parent), m_key(new LazyComboBox(this)), m_joined(new QCheckBox(tr("Joined"), this)),
      m_logarithmicX(new QAction(tr("Logarithmic x axis"), this)), m_logarithmicY(new QAction(tr("Logarithmic y axis"), this)),
      m_indices(QSharedPointer<IndexTicker>::create()), m_bar(*m_plot), m_tracer(new QCPItemTracer(m_plot)),
      m_cursor(new QCPItemStraightLine(m_plot))
{
    follow(m_job, tr("Read points"));
    setAcceptDrops(true);
    m_plot->placeLegendBeside();
    m_tracer->setStyle(QCPItemTracer::tsCircle);
    m_tracer->setVisible(false);
    m_cursor->setVisible(false);
    m_bar.setMovable(false);
    auto* const controls = new QWidget(this);
    auto* const layout = new QHBoxLayout(controls);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(style::grid(this, 2));
    auto* const label = new QLabel(tr("Along x"), controls);
    label->setBuddy(m_key);
    layout->addWidget(label);
    layout->addWidget(m_key);
    layout->addWidget(m_joined);
    layout->addStretch();
    addControls(controls);
    m_key->setAccessibleName(tr("Key along x"));
    m_key->setToolTip(tr("What the elements are drawn against; keys can be dragged here from the tree"));
    m_key->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_key->setMinimumContentsLength(kNameLength);
    m_joined->setToolTip(tr("Joins the points by lines, in their order"));
    for (QAction* const action : {m_logarithmicX, m_logarithmicY}) {
        action->setCheckable(true);
        m_plot->addMenuAction(action);
        connect(action, &QAction::toggled, this,
                [this] { setLogarithmic(m_logarithmicX->isChecked(), m_logarithmicY->isChecked()); });
    }
    connect(m_key, &LazyComboBox::itemsWanted, this, &ScatterView::offerKeys);
    connect(m_key, &QComboBox::activated, this,
            [this](int row) { setAgainst(row == 0 ? std::nullopt : std::optional(m_keys[static_cast<std::size_t>(row - 1)])); });
    connect(m_joined, &QCheckBox::toggled, this, &ScatterView::read);
    connect(&m_job, &AbstractJob::done, this, [this] { draw(*m_job.takeResult()); });
    m_cursorJob.setTitle(tr("Read the points at the cursor"));
    connect(&m_cursorJob, &AbstractJob::done, this, [this] { ringAtCursor(*m_cursorJob.takeResult()); });
    connect(m_plot, &PlotWidget::clicked, this, &ScatterView::chooseAt);
    connect(m_plot->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this](const QCPRange& range) {
        if (!m_settingRange && m_cloud) {
            m_xChosen = true;
            if (showsIndices()) {
                showAlong(DimRole::X, range);
            }
            zoomed();
        }
    });
    connect(m_plot->yAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this] {
        if (!m_settingRange && m_cloud) {
            m_yChosen = true;
            zoomed();
        }
    });
    followAlong(m_plot->xAxis, DimRole::X);
    connect(this, &PlotView::cursorMoved, this, [this](DimRole, std::optional<double> index) { showCursor(index); });
    clear(tr("Select a leaf in the tree to draw it against another."));
}

void ScatterView::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    m_leaf = leaf;
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
    m_neighbours = std::move(neighbours);
    showAgainst();
}

/// What a leaf offers to be drawn against; nothing if it has no dim like the one along x.
std::vector<ScatterView::Against> ScatterView::choicesOf(const ShownLeaf& leaf) const
{
    const auto beside = leaf.path == m_leaf->path ? std::nullopt : m_selection.alongside(leaf.dims);
    return beside ? componentsOf(leaf, m_selection, *beside) : std::vector<Against>();
}

/// Offers what is chosen, and all else once a person turns to the box.
void ScatterView::showAgainst()
{
    m_offersAll = false;
    m_keys.clear();
    m_key->clear();
    const auto x = m_selection.dimWith(DimRole::X);
    m_key->addItem(x ? tr("index of %1").arg(axisLabel(*x)) : tr("index"));
    if (m_leaf && xAxis()) {
        m_key->addItem(m_against->name());
        m_key->setCurrentIndex(1);
        m_keys.push_back(*m_against);
    }
    if (m_key->hasFocus()) {
        offerKeys();
    }
}

void ScatterView::offerKeys()
{
    if (m_offersAll || !m_leaf || !m_neighbours) {
        return;
    }
    m_offersAll = true;
    m_keys.clear();
    QStringList names{m_key->itemText(0)};
    int current = 0;
    for (const ShownLeaf& leaf : m_neighbours->leaves()) {
        for (Against& choice : choicesOf(leaf)) {
            if (m_against && isSame(choice, *m_against)) {
                current = static_cast<int>(names.size());
            }
            names << choice.name();
            m_keys.push_back(std::move(choice));
        }
    }
    m_key->clear();
    m_key->addItems(names);
    m_key->setCurrentIndex(current);
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
    m_xChosen = m_yChosen = false;
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
    const ShownLeaf* const leaf = key && m_leaf && m_neighbours ? m_neighbours->find(*key) : nullptr;
    const auto choices = leaf != nullptr ? choicesOf(*leaf) : std::vector<Against>();
    if (!choices.empty()) {
        event->acceptProposedAction();
        setAgainst(choices.front());
    } else if (key && m_leaf && *key != m_leaf->path) {
        Q_EMIT message(tr("%1 has no dim like the one along x, so nothing can be drawn against it.").arg(format::path(*key)));
    }
}

// ---- reading ----------------------------------------------------------------------------------------

QString ScatterView::obstacle() const
{
    const QString obstacle = m_leaf->obstacle(m_selection);
    if (!obstacle.isEmpty() || m_selection.dimWith(DimRole::X)) {
        return obstacle;
    }
    return m_selection.rank() == 0 ? tr("This leaf is a single value; the table shows it.")
                                   : tr("Give one dim the x axis: its indices pair the elements of both keys.");
}

std::optional<CloudAxis> ScatterView::xAxis() const
{
    auto beside = m_against ? m_selection.alongside(m_against->leaf.dims) : std::nullopt;
    if (!beside) {
        return std::nullopt;
    }
    for (const auto& [dim, index] : m_against->fixed) {
        beside->setIndex(dim, index);
    }
    return CloudAxis{m_against->leaf.leaf, *beside};
}

void ScatterView::read()
{
    m_readAgain = false;
    if (!canRead()) {
        return;
    }
    if (!m_cloud) {
        announceRead(tr("Reading %1…").arg(format::bytes(m_selection.elementCount() * itemSize(m_leaf->leaf.dtype()))));
    }
    CloudRequest request;
    request.cells = m_plot->axisRect()->size().expandedTo(QSize(200, 200)) * m_plot->devicePixelRatioF();
    request.joined = m_joined->isChecked();
    request.logarithmicX = m_logarithmicX->isChecked();
    request.logarithmicY = m_logarithmicY->isChecked();
    if ((m_xChosen || m_yChosen) && m_cloud) {
        const QCPRange x = m_plot->xAxis->range();
        const QCPRange y = m_plot->yAxis->range();
        request.area = QRectF(QPointF(x.lower, y.lower), QPointF(x.upper, y.upper));
    }
    m_job.start(JobPools::poolFor(m_leaf->leaf), [y = CloudAxis{m_leaf->leaf, m_selection}, x = xAxis(), request](
                                                     Progress& progress) { return PointCloud::read(y, x, request, progress); });
}

/// Of thinned points there are more where a person looks now.
void ScatterView::zoomed()
{
    if (m_cloud->thinned) {
        if (m_job.isRunning()) {
            m_readAgain = true;
        } else {
            read();
        }
    }
}

void ScatterView::forget()
{
    m_cursorJob.cancel();
    m_cloud.reset();
    m_series.clear();
    m_atCursor = nullptr;
    m_plot->removeAll();
    m_bar.setShown(false);
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
        curve->setName(positionText(series.position, QStringLiteral(":")));
        if (m_cloud->series.size() >= 2 && !hasColourScale()) {
            curve->addToLegend();
        }
        m_series.push_back(curve);
    }
    m_atCursor = new QCPCurve(m_plot->xAxis, m_plot->yAxis);
    m_atCursor->setLineStyle(QCPCurve::lsNone);
    const auto x = m_selection.dimWith(DimRole::X);
    m_plot->xAxis->setLabel(m_against && xAxis() ? m_against->name() : axisLabel(*x));
    m_plot->yAxis->setLabel(format::path(m_leaf->path));
    tickIndices();
    styleSeries();

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
    if (m_readAgain || (m_cloud->thinned && m_xChosen && m_cloud->request.area.isNull())) {
        read();
    }
}

bool ScatterView::hasColourScale() const
{
    return m_cloud && m_cloud->series.size() > kMostSeriesInLegend;
}

void ScatterView::styleSeries()
{
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
        const Range& range = m_selection.dim(*m_selection.dimWith(DimRole::X)).range;
        m_indices->setBounds(static_cast<double>(range.start), static_cast<double>(range.start + (range.count - 1) * range.step));
        m_plot->xAxis->setTicker(m_indices);
    } else if (m_plot->xAxis->ticker() == m_indices) {
        m_plot->setLogarithmic(m_plot->xAxis, isLogarithmic);
    }
}

/// The part of the indices that other views are zoomed to, else all.
void ScatterView::showLinkedSpan()
{
    m_yChosen = false;
    const auto linked = m_leaf && showsIndices() ? spanAlong(DimRole::X) : std::nullopt;
    m_xChosen = linked.has_value();
    if (linked) {
        const QScopedValueRollback guard(m_settingRange, true);
        m_plot->xAxis->setRange(*linked);
    }
}

void ScatterView::rescale()
{
    const QScopedValueRollback guard(m_settingRange, true);
    const auto widened = [](double low, double high, bool logarithmic) {
        if (logarithmic) {
            const double factor = high > low ? std::pow(high / low, 0.04) : 2;
            return QCPRange(low / factor, high * factor);
        }
        std::tie(low, high) = valuerange::apart(low, high);
        const double margin = 0.04 * (high - low);
        return QCPRange(low - margin, high + margin);
    };
    const QRectF extent = m_cloud->extent.isNull() && m_cloud->series.empty() ? QRectF(0, 0, 1, 1) : m_cloud->extent;
    if (!m_xChosen) {
        m_plot->xAxis->setRange(widened(extent.left(), extent.right(), m_cloud->request.logarithmicX && extent.left() > 0));
    }
    if (!m_yChosen) {
        m_plot->yAxis->setRange(widened(extent.top(), extent.bottom(), m_cloud->request.logarithmicY && extent.top() > 0));
    }
}

void ScatterView::showAll()
{
    m_xChosen = m_yChosen = false;
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

}  // namespace tensordesk

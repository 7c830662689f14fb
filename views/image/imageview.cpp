// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/imageview.h"

#include "views/common/neighbours.h"
#include "views/film/filmdialog.h"
#include "views/image/colourcontrols.h"
#include "views/image/colourdomain.h"
#include "views/image/filmstrip.h"
#include "views/image/imagenotes.h"
#include "views/image/rasterplottable.h"
#include "views/jobs/jobpools.h"
#include "views/kinds/pictureoptions.h"
#include "views/plot/axes/valueticker.h"
#include "views/plot/plotwidget.h"
#include "views/text/format.h"
#include "views/widgets/keymenu.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QStandardPaths>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tensordesk {

ImageView::ImageView(QWidget* parent)
    : PlotView(parent), m_image(new RasterPlottable(m_plot->xAxis, m_plot->yAxis)), m_rows(*m_plot, m_plot->yAxis),
      m_columns(*m_plot, m_plot->xAxis), m_bar(*m_plot), m_square(new QAction(tr("Square cells"), this)),
      m_film(new QAction(tr("Export a film…"), this)), m_pictureControls(new PictureControls(this)),
      m_colourControls(new ColourControls(this)), m_domain(new ColourDomain(this)), m_strip(new FilmStrip(this))
{
    follow(m_job, tr("Read image"));
    m_plot->yAxis->setRangeReversed(true);
    followAlong(m_plot->xAxis, DimRole::X);
    followAlong(m_plot->yAxis, DimRole::Y);
    for (const DimRole role : {DimRole::X, DimRole::Y}) {
        connect(&axis(role).range(), &FittedAxis::chosen, this, [this, role](const QCPRange& range) {
            showAlong(role, range);
            readIfNeeded();
        });
    }
    addBelow(m_strip);
    m_square->setCheckable(true);
    m_plot->addMenuAction(m_square);
    m_plot->addMenuAction(m_film);
    for (QWidget* const each : std::initializer_list<QWidget*>{m_pictureControls, m_colourControls, m_domain}) {
        addOptions(each);
        each->hide();
    }
    m_pictureControls->addSwitch(*m_square, "squareCells");
    connectControls();
    connect(&m_job, &AbstractJob::done, this, [this] { draw(*m_job.takeResult()); });
    connect(&m_ahead, &FrameAhead::ready, this, &ImageView::takeAhead);
    connect(m_plot, &QCustomPlot::afterLayout, this, &ImageView::layoutChanged);
    connect(m_plot, &PlotWidget::clicked, this, [this](const QPoint& pixel) {
        if (const auto cell = cellAt(pixel); cell && !m_leaf->tiling) {
            choose(cell->position);
        }
    });
    connect(this, &PlotView::cursorMoved, this, &ImageView::setCursor);
    clear(tr("Select a leaf in the tree to see it as an image."));
}

void ImageView::connectControls()
{
    connect(m_square, &QAction::toggled, this, &ImageView::showAll);
    connect(m_film, &QAction::triggered, this, &ImageView::exportFilm);
    connect(m_colourControls, &ColourControls::mapChosen, this, &ImageView::setColourMap);
    connect(m_colourControls, &ColourControls::limitsChosen, this, &ImageView::setLimits);
    connect(m_colourControls, &ColourControls::symmetryChosen, this, &ImageView::setSymmetric);
    connect(m_colourControls, &ColourControls::fitRequested, this, &ImageView::fitColours);
    connect(m_colourControls->distribution(), &QCheckBox::toggled, this, &ImageView::showColours);
    connect(m_domain, &ColourDomain::limitsChosen, this, &ImageView::setLimits);
    connect(m_pictureControls, &PictureControls::layoutChosen, this, &ImageView::setLayout);
    connect(m_pictureControls, &PictureControls::smoothChosen, this, &ImageView::setSmooth);
    connect(m_pictureControls, &PictureControls::fixedRangeChosen, this, &ImageView::setRangeFixed);
    connect(m_pictureControls, &PictureControls::curvesAsked, this, &ImageView::offerCurves);
    connect(m_strip, &FilmStrip::indexChosen, this, [this](int64_t index) {
        if (const auto dim = filmDim()) {
            DimSelection next = m_selection;
            next.setIndex(*dim, index);
            Q_EMIT selectionProposed(next);
        }
    });
    connect(m_pictureControls, &PictureControls::filmRequested, this, &ImageView::exportFilm);
    connect(m_pictureControls, &PictureControls::maskChosen, this, [this](const std::optional<KeyPath>& key) {
        const auto* const leaf = key ? m_neighbours->find(*key) : nullptr;
        setMask(leaf ? std::optional(*leaf) : std::nullopt);
    });
    connect(&m_bar, &ColourBar::dragged, this, [this](double low, double high) { setLimits({low, high}); });
}

void ImageView::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    // Zoom stays where the new leaf shows the same cells.
    if (!m_leaf || !selection.sharesAxis(m_selection, DimRole::X) || !selection.sharesAxis(m_selection, DimRole::Y)) {
        m_columns.range().release();
        m_rows.range().release();
    }
    m_colours.follow();
    if (m_leaf && m_leaf->path != leaf.path) {
        m_layout = PictureControls::Layout::Automatic;
        m_colours.setKind(std::nullopt);
    }
    m_leaf = drawnOf(leaf);
    m_selection = selection;
    forget();
    unpoint();
    m_strip->setPlace(m_selection, filmDim());
    offerKeys();
    for (const DimRole role : {DimRole::X, DimRole::Y}) {
        setCursor(role, chosenAlong(role));
        if (const auto linked = spanAlong(role)) {
            axis(role).range().takeOver(*linked);
        }
    }
    read();
}

void ImageView::setSelection(const DimSelection& selection)
{
    if (!m_leaf || selection == m_selection) {
        return;
    }
    if (!selection.sharesAxis(m_selection, DimRole::X) || !selection.sharesAxis(m_selection, DimRole::Y)
        || !selection.sharesAxis(m_selection, DimRole::Channel)) {
        setLeaf(*m_leaf, selection);
        return;
    }
    // Another frame: the old one stays until the new one is there.
    m_before = m_selection;
    m_selection = selection;
    m_colours.step();
    m_strip->setPlace(m_selection, filmDim());
    if (!takeAhead()) {
        read();
    }
}

void ImageView::setNeighbours(std::shared_ptr<const Neighbours> neighbours)
{
    m_neighbours = std::move(neighbours);
    m_strip->setNeighbours(m_neighbours);
    offerKeys();
}

void ImageView::refresh()
{
    m_colours.expire();
    read();
}

void ImageView::setCursor(DimRole role, std::optional<double> index)
{
    axis(role).setCursor(index);
    if (isDrawn()) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

const QImage& ImageView::image() const
{
    return m_image->image();
}

// ---- input of the user ------------------------------------------------------------------------------

void ImageView::setColourMap(std::optional<ColourMap> map)
{
    m_colours.setMap(map);
    fitColours();
}

void ImageView::setSymmetric(std::optional<bool> symmetric)
{
    m_colours.setSymmetric(symmetric);
    fitColours();
}

void ImageView::fitColours()
{
    m_colours.follow();
    if (m_drawn) {
        fitLimits();
        recolour();
        chooseValues(std::nullopt);
    }
}

void ImageView::setLimits(const ColourLimits& limits)
{
    if (m_drawn) {
        m_colours.choose(limits);
        recolour();
        if (m_drawn && m_drawn->raster.offset == 0) {
            chooseValues(ValueLink::Span(limits.low, limits.high));
        }
    }
}

void ImageView::fitValues()
{
    if (m_colours.mayFollow()) {
        fitLimits();
        recolour();
    }
}

void ImageView::showValues(std::optional<ValueLink::Span> values)
{
    if (values) {
        setLimits({values->first, values->second});
    } else {
        fitColours();
    }
}

ColourMap ImageView::colourMap() const
{
    const ImageStyle& style = m_colours.style();
    return m_drawn ? style.mapFor(m_drawn->raster) : style.map.value_or(ColourMap::Viridis);
}

void ImageView::setSmooth(bool smooth)
{
    m_pictureControls->smoothBox()->setChecked(smooth);
    m_image->setSmooth(smooth);
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ImageView::setMask(std::optional<ShownLeaf> mask)
{
    m_mask = std::move(mask);
    if (m_leaf) {
        offerKeys();
        read();
    }
}

/// The keys that may lie over the image, or run along below it.
void ImageView::offerKeys()
{
    std::vector<KeyPath> masks;
    if (m_leaf && m_neighbours) {
        const DimSelection planes = m_leaf->tilesOf.value_or(m_selection);
        for (const ShownLeaf& leaf : m_neighbours->leaves()) {
            if (leaf.leaf.dtype() == DType::Bool && leaf.path != m_leaf->path && planes.alongside(leaf.dims)) {
                masks.push_back(leaf.path);
            }
        }
    }
    m_pictureControls->setMasks(std::move(masks), m_mask ? std::optional(m_mask->path) : std::nullopt);
    m_pictureControls->curvesButton()->setVisible(!m_strip->offered().empty());
}

void ImageView::offerCurves(QMenu* menu)
{
    keymenu::fill(*menu, m_strip->offered(), m_strip->keys(), tr("No other key runs along this dim"),
                  [this](const KeyPath& key, bool add) { m_strip->setKeys(keymenu::changed(m_strip->keys(), key, add)); });
}

void ImageView::setLayout(PictureControls::Layout layout)
{
    m_layout = layout;
    m_colours.setKind(PictureControls::kindOf(layout));
    if (!m_leaf) {
        return;
    }
    forget();
    const auto wanted = PictureControls::selectionFor(layout, m_selection);
    if (wanted && *wanted != m_selection) {
        Q_EMIT selectionProposed(*wanted);
    }
    read();
}

void ImageView::prepare(const PictureOptions& options)
{
    setLayout(options.layout);
    setMask(options.mask);
}

void ImageView::configure(const PictureOptions& options)
{
    setColourMap(options.map);
    if (options.symmetric) {
        setSymmetric(true);
    }
    setSmooth(options.smooth);
    if (options.range) {
        setLimits({options.range->first, options.range->second});
    }
}

// ---- reading ----------------------------------------------------------------------------------------

QString ImageView::obstacle() const
{
    QString obstacle = m_leaf->obstacle(m_selection);
    if (!obstacle.isEmpty() || (m_selection.dimWith(DimRole::X) && m_selection.dimWith(DimRole::Y))) {
        return obstacle;
    }
    return m_selection.rank() < 2 ? tr("An image needs two dims; this leaf has fewer. The plot shows it.")
                                  : tr("Give one dim the x axis and one the y axis to see an image.");
}

RasterRequest ImageView::wantedRequest(bool visible) const
{
    const QSize pixels = m_plot->size().expandedTo(QSize(256, 256)) * m_plot->devicePixelRatioF();
    if (!visible) {
        return RasterRequest::whole(m_selection, pixels);
    }
    const QCPRange x = m_plot->xAxis->range();
    const QCPRange y = m_plot->yAxis->range();
    return RasterRequest::part(m_selection, QRectF(x.lower, y.lower, x.size(), y.size()), pixels);
}

PlaneSource ImageView::source(const DimSelection& selection) const
{
    PlaneSource source{m_leaf->leaf, selection};
    if (const auto mask = m_mask ? m_mask->tiledLike(*m_leaf) : std::nullopt) {
        if (const auto over = selection.alongside(mask->dims)) {
            source.mask = mask->leaf;
            source.maskSelection = *over;
        }
    }
    return source;
}

void ImageView::read()
{
    if (!canRead()) {
        m_pictureControls->hide();
        m_colourControls->hide();
        m_domain->hide();
        return;
    }
    if (!m_drawn) {
        announceRead(tr("Reading the image…"));
    }
    m_ahead.cancel();
    const RasterRequest request = wantedRequest(isZoomed() && m_drawn);
    m_job.start(JobPools::poolFor(m_leaf->leaf), [source = source(m_selection), kind = m_colours.style().kind, request](
                                                     Progress& progress) { return Raster::read(source, kind, request, progress); });
}

void ImageView::readIfNeeded()
{
    m_job.whenFree([this] {
        if (m_drawn && m_leaf && !m_drawn->raster.request.covers(wantedRequest(true))) {
            read();
        }
    });
}

/// Reads the next frame while the user steps along one dim.
void ImageView::readAhead()
{
    if (const auto next = m_before ? FrameAhead::after(*m_before, m_selection) : std::nullopt) {
        m_ahead.start(source(*next), m_colours.style().kind, m_drawn->raster.request);
    }
}

/// Draws the frame that was read ahead, if it is the one wanted now. True if it is, or soon will be.
bool ImageView::takeAhead()
{
    if (!m_ahead.isComing(m_selection, wantedRequest(isZoomed() && m_drawn))) {
        return false;
    }
    if (auto raster = m_ahead.take()) {
        m_job.cancel();
        draw(*std::move(raster));
    }
    return true;
}

void ImageView::forget()
{
    m_drawn.reset();
    m_before.reset();
    m_ahead.cancel();
    m_image->setImage({}, {}, {});
}

// ---- drawing ----------------------------------------------------------------------------------------

Range ImageView::shownRange(DimRole role) const
{
    const auto dim = m_selection.dimWith(role);
    return dim ? m_selection.dim(*dim).range : Range{};
}

bool ImageView::isHeatMap() const
{
    return m_drawn && m_drawn->raster.kind == Raster::Kind::HeatMap;
}

bool ImageView::isSquare() const
{
    return m_square->isChecked() || (m_drawn && !isHeatMap());
}

void ImageView::draw(Raster raster)
{
    const bool isFirst = !m_drawn;
    m_drawn = ShownPlane{m_selection, std::move(raster)};
    if (m_colours.needFit()) {
        fitLimits();
    }
    paint();
    if (isFirst) {
        labelAxes();
    }
    showColours();
    showNotes(imageNotes(*m_drawn, *m_leaf, limits(), m_mask));
    showPlot();
    if (!isZoomed()) {
        fit();
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);  // once, when the controls have their places too
    if (!m_job.isAwaited()) {
        readAhead();
    }
}

void ImageView::labelAxes()
{
    // Side by side, pictures have no common indices.
    for (const DimRole role : {DimRole::X, DimRole::Y}) {
        axis(role).label(axisLabel(*m_selection.dimWith(role)), shownRange(role), !m_leaf->tiling);
    }
}

void ImageView::fitLimits()
{
    ColourLimits values{m_drawn->raster.least, m_drawn->raster.greatest};
    if (!std::isnan(values.low) && m_drawn->raster.offset == 0) {  // other views have none, or another one
        std::tie(values.low, values.high) = sharedValues({values.low, values.high});
    }
    m_colours.fit(m_drawn->raster, values);
}

void ImageView::paint()
{
    const auto real = [](const Range& shown, const Range& part) {
        return Range{shown.start + part.start * shown.step, shown.step * part.step, part.count};
    };
    const RasterRequest& request = m_drawn->raster.request;
    m_image->setImage(m_colours.painted().paint(m_drawn->raster, m_leaf->tiling), real(shownRange(DimRole::Y), request.rows),
                      real(shownRange(DimRole::X), request.columns));
}

void ImageView::recolour()
{
    paint();
    showColours();
    showNotes(imageNotes(*m_drawn, *m_leaf, limits(), m_mask));
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ImageView::showColours()
{
    m_bar.setShown(isHeatMap());
    m_colourControls->setVisible(isHeatMap());
    m_domain->setVisible(isHeatMap() && m_colourControls->distribution()->isChecked());
    m_pictureControls->setVisible(isDrawn());
    if (!m_drawn) {
        return;
    }
    m_pictureControls->display(m_selection.leaf(), m_layout);
    m_pictureControls->layoutBox()->setEnabled(!m_leaf->tiling && m_leaf->reductions.empty());
    const bool canFilm = filmDim().has_value();
    m_pictureControls->filmButton()->setVisible(canFilm);
    m_film->setEnabled(canFilm);
    m_pictureControls->setRangeShown(isHeatMap() && canFilm);
    if (isHeatMap()) {
        const ImageStyle& style = m_colours.style();
        const QString key = format::path(m_leaf->path);
        const QString label = ValueTicker::labelWith(valueName() == key ? QString() : valueName(), m_drawn->raster.offset);
        m_bar.displayValues(colourMap(), limits().low, limits().high, label.trimmed());
        m_colourControls->display(style.map, limits(), style.isSymmetricFor(m_drawn->raster));
        if (!m_domain->isHidden()) {
            m_domain->display(m_drawn->raster, colourMap(), limits());
        }
    }
}

void ImageView::showAll()
{
    m_columns.range().release();
    m_rows.range().release();
    showAlong(DimRole::X, std::nullopt);
    showAlong(DimRole::Y, std::nullopt);
    if (m_drawn) {
        fit();
        m_plot->replot();
        readIfNeeded();
    }
}

void ImageView::fit()
{
    QCPRange x = ImageAxis::extentOf(shownRange(DimRole::X));
    QCPRange y = ImageAxis::extentOf(shownRange(DimRole::Y));
    const QSize size = m_plot->axisRect()->size();
    if (isSquare() && size.width() > 0 && size.height() > 0) {
        // The side that is relatively too short gets a margin.
        const double perPixel = std::max(x.size() / size.width(), y.size() / size.height());
        const auto widened = [perPixel](const QCPRange& range, int pixels) {
            const double half = perPixel * pixels / 2;
            return QCPRange(range.center() - half, range.center() + half);
        };
        x = widened(x, size.width());
        y = widened(y, size.height());
    }
    m_columns.range().fit(x);
    m_rows.range().fit(y);
    m_fitted = size;
}

void ImageView::layoutChanged()
{
    const QSize size = m_plot->axisRect()->size();
    if (!m_drawn || size == m_fitted) {
        return;
    }
    if (!isZoomed()) {
        fit();
    } else if (isSquare()) {
        m_rows.range().fitUnitsTo(*m_plot->xAxis);
        m_fitted = size;
    }
}

// ---- films ------------------------------------------------------------------------------------------

std::optional<std::size_t> ImageView::filmDim() const
{
    std::optional<std::size_t> last;
    for (std::size_t dim = 0; dim < m_selection.rank(); ++dim) {
        if (m_selection.isFixed(dim) && m_selection.leaf().shape[dim] > 1) {
            if (m_before && m_before->rank() == m_selection.rank() && m_before->dim(dim).index != m_selection.dim(dim).index) {
                return dim;
            }
            last = !last || m_selection.leaf().isBatch(dim) ? dim : last;
        }
    }
    return last;
}

void ImageView::exportFilm()
{
    if (!m_leaf || !m_drawn || !filmDim()) {
        return;
    }
    Film film{source(m_selection), m_leaf->tiling};
    film.style = m_colours.forFilm();
    film.smooth = m_pictureControls->smoothBox()->isChecked();
    film.dim = *filmDim();
    film.curves = m_strip->curves();
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::HomeLocation);
    const QString name = m_leaf->path.empty() ? QStringLiteral("film") : format::plainKey(m_leaf->path.back());
    auto* const dialog = new FilmDialog(std::move(film), QDir(folder).filePath(name + QStringLiteral(".webp")), this);
    if (!m_leaf->levels.empty()) {
        dialog->offerEpisode(m_leaf->levels.front());
    }
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { Q_EMIT told(tr("Written to %1").arg(QDir::toNativeSeparators(dialog->writtenPath()))); });
    dialog->open();
}

// ---- pointing ---------------------------------------------------------------------------------------

std::optional<RasterCell> ImageView::cellAt(const QPoint& pixel) const
{
    if (!m_drawn || !m_plot->axisRect()->rect().contains(pixel)) {
        return std::nullopt;
    }
    return RasterCell::at({m_plot->xAxis->pixelToCoord(pixel.x()), m_plot->yAxis->pixelToCoord(pixel.y())}, *m_drawn);
}

void ImageView::point(const QPoint& pixel)
{
    const auto cell = cellAt(pixel);
    for (const DimRole role : {DimRole::X, DimRole::Y}) {
        pointAlong(role, cell ? std::optional(static_cast<double>(cell->position[*m_selection.dimWith(role)])) : std::nullopt);
    }
    tell(cell ? cell->text(*m_drawn, *m_leaf) : QString());
}

void ImageView::unpoint()
{
    point(QPoint(-1, -1));
}

}  // namespace tensordesk

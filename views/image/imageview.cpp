// SPDX-License-Identifier: GPL-3.0-or-later
#include "image/imageview.h"

#include "common/elementtext.h"
#include "common/format.h"
#include "common/neighbours.h"
#include "common/style.h"
#include "image/colourcontrols.h"
#include "image/colourdomain.h"
#include "image/filmstrip.h"
#include "image/rasterplottable.h"
#include "plot/indexticker.h"
#include "plot/plotwidget.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QScopedValueRollback>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace tensordesk {

ImageView::ImageView(QWidget* parent)
    : PlotView(parent), m_image(new RasterPlottable(m_plot->xAxis, m_plot->yAxis)),
      m_rowIndices(QSharedPointer<IndexTicker>::create()), m_columnIndices(QSharedPointer<IndexTicker>::create()),
      m_rowCursor(new QCPItemStraightLine(m_plot)), m_columnCursor(new QCPItemStraightLine(m_plot)), m_bar(*m_plot),
      m_square(new QAction(tr("Square cells"), this)), m_film(new QAction(tr("Export a film…"), this)),
      m_pictureControls(new PictureControls(this)), m_colourControls(new ColourControls(this)), m_domain(new ColourDomain(this)),
      m_strip(new FilmStrip(this))
{
    follow(m_job, tr("Read image"));
    m_ahead.setTitle(tr("Read the next image"));
    m_plot->xAxis->setTicker(m_columnIndices);
    m_plot->yAxis->setTicker(m_rowIndices);
    m_plot->yAxis->setRangeReversed(true);
    for (const auto& [axis, role] : {std::pair(m_plot->xAxis, DimRole::X), std::pair(m_plot->yAxis, DimRole::Y)}) {
        axis->grid()->setVisible(false);
        followAlong(axis, role);
        connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this, role = role](const QCPRange& range) {
            if (!m_setting) {
                m_zoomed = true;
                showAlong(role, range);
                readIfNeeded();
            }
        });
    }
    addBelow(m_strip);
    m_square->setCheckable(true);
    m_plot->addMenuAction(m_square);
    m_plot->addMenuAction(m_film);
    for (QWidget* const controls : std::initializer_list<QWidget*>{m_domain, m_colourControls, m_pictureControls}) {
        addControls(controls);
        controls->hide();
    }
    connectControls();
    connect(&m_job, &AbstractJob::done, this, [this] { draw(*m_job.takeResult()); });
    connect(&m_ahead, &AbstractJob::done, this, [this] {
        if (m_next) {
            m_next->raster = m_ahead.takeResult();
            takeAhead();
        }
    });
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
    connect(m_colourControls->distribution(), &QToolButton::toggled, this, &ImageView::showColours);
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
    connect(m_pictureControls, &PictureControls::maskChosen, this, [this](int mask) {
        const auto* const leaf = mask < 0 ? nullptr : m_neighbours->find(m_masks[static_cast<std::size_t>(mask)]);
        setMask(leaf ? std::optional(*leaf) : std::nullopt);
    });
    connect(m_bar.scale(), &QCPColorScale::dataRangeChanged, this, [this](const QCPRange& range) {
        if (!m_setting) {
            setLimits({range.lower * m_bar.unit(), range.upper * m_bar.unit()});
        }
    });
}

int ImageView::offers(const LeafDims& leaf) const
{
    return leaf.rank() < 2 ? 0 : pixelDims(leaf) ? 20 : 3;
}

void ImageView::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    // Zoom stays where the new leaf shows the same cells.
    m_zoomed = m_zoomed && m_leaf && selection.sharesAxis(m_selection, DimRole::X) && selection.sharesAxis(m_selection, DimRole::Y);
    m_limitsChosen = m_limitsKnown = false;
    if (m_leaf && m_leaf->path != leaf.path) {
        m_layout = PictureControls::Layout::Automatic;
        m_style.kind.reset();
    }
    m_leaf = leaf;
    m_selection = selection;
    forget();
    unpoint();
    setCursor(DimRole::X, chosenAlong(DimRole::X));
    setCursor(DimRole::Y, chosenAlong(DimRole::Y));
    m_strip->setPlace(m_selection, filmDim());
    offerKeys();
    for (const auto& [axis, role] : {std::pair(m_plot->xAxis, DimRole::X), std::pair(m_plot->yAxis, DimRole::Y)}) {
        if (const auto linked = spanAlong(role)) {
            const QScopedValueRollback guard(m_setting, true);
            m_zoomed = true;
            axis->setRange(*linked);
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
    m_limitsKnown = m_limitsKnown && m_rangeFixed;
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

void ImageView::forget()
{
    m_raster.reset();
    m_next.reset();
    m_before.reset();
    m_ahead.cancel();
    m_image->setImage({}, {}, {});
}

void ImageView::refresh()
{
    m_limitsKnown = false;
    m_next.reset();
    read();
}

void ImageView::setCursor(DimRole role, std::optional<double> index)
{
    QCPItemStraightLine* const line = role == DimRole::X ? m_columnCursor : m_rowCursor;
    line->setVisible(index.has_value());
    line->setPen(QPen(style::colours().accent, 1.5));
    if (index) {
        line->point1->setCoords(role == DimRole::X ? QPointF(*index, 0) : QPointF(0, *index));
        line->point2->setCoords(role == DimRole::X ? QPointF(*index, 1) : QPointF(1, *index));
    }
    if (isDrawn()) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

const QImage& ImageView::image() const
{
    return m_image->image();
}

// ---- drawing ----------------------------------------------------------------------------------------

Range ImageView::shownRange(DimRole role) const
{
    const auto dim = m_selection.dimWith(role);
    return dim ? m_selection.dim(*dim).range : Range{};
}

void ImageView::draw(Raster raster)
{
    const bool first = !m_raster;
    m_raster = std::move(raster);
    m_drawn = m_selection;
    if (!m_limitsChosen && !m_limitsKnown) {
        fitLimits();
    }
    colour();
    if (first) {
        labelAxes();
    }
    showColours();
    tellNotes();
    showPlot();
    if (!m_zoomed) {
        fit();
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);  // once, when the controls have their places too
    if (m_readAgain) {
        readIfNeeded();
    } else {
        readAhead();
    }
}

void ImageView::labelAxes()
{
    m_plot->xAxis->setLabel(axisLabel(*m_selection.dimWith(DimRole::X)));
    m_plot->yAxis->setLabel(axisLabel(*m_selection.dimWith(DimRole::Y)));
    const auto bound = [](IndexTicker& ticker, const Range& range) {
        ticker.setBounds(static_cast<double>(range.start), static_cast<double>(range.start + (range.count - 1) * range.step));
    };
    // Side by side, pictures have no common indices.
    for (QCPAxis* const axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->setTicks(!m_leaf->tiling);
        axis->setTickLabels(!m_leaf->tiling);
    }
    bound(*m_rowIndices, shownRange(DimRole::Y));
    bound(*m_columnIndices, shownRange(DimRole::X));
}

void ImageView::colour()
{
    const auto real = [](const Range& shown, const Range& part) {
        return Range{shown.start + part.start * shown.step, shown.step * part.step, part.count};
    };
    ImageStyle style = m_style;
    style.limits = m_limits;
    m_image->setImage(style.paint(*m_raster, m_leaf->tiling), real(shownRange(DimRole::Y), m_raster->request.rows),
                      real(shownRange(DimRole::X), m_raster->request.columns));
}

void ImageView::showColours()
{
    const QScopedValueRollback guard(m_setting, true);
    const bool isHeatMap = m_raster && m_raster->kind == Raster::Kind::HeatMap;
    m_bar.setShown(isHeatMap);
    m_colourControls->setVisible(isHeatMap);
    m_domain->setVisible(isHeatMap && m_colourControls->distribution()->isChecked());
    m_pictureControls->setVisible(m_raster.has_value());
    if (!m_raster) {
        return;
    }
    m_pictureControls->display(m_selection.leaf(), m_layout);
    m_pictureControls->layoutBox()->setEnabled(!m_leaf->tiling && m_leaf->reductions.empty());
    const bool canFilm = filmDim().has_value();
    m_pictureControls->filmButton()->setVisible(canFilm);
    m_film->setEnabled(canFilm);
    m_pictureControls->setRangeShown(isHeatMap && canFilm);
    if (isHeatMap) {
        m_bar.displayValues(colourMap(), m_limits.low, m_limits.high);
        m_colourControls->display(m_style.map, m_limits, m_style.isSymmetricFor(*m_raster));
        if (!m_domain->isHidden()) {
            m_domain->display(*m_raster, colourMap(), m_limits);
        }
    }
}

void ImageView::tellNotes()
{
    QStringList notes;
    if (m_leaf->tilesLeftOut > 0) {
        notes << tr("The first %1 of %2 pictures.")
                     .arg(format::count(m_leaf->tiling->count()), format::count(m_leaf->tiling->count() + m_leaf->tilesLeftOut));
    }
    const int64_t rows = m_raster->request.rows.step;
    const int64_t columns = m_raster->request.columns.step;
    if (rows > 1 || columns > 1) {
        notes << tr("Thinned: 1 of %1 rows, 1 of %2 columns. Zoom in for all.").arg(rows).arg(columns);
    }
    const auto channel = m_selection.dimWith(DimRole::Channel);
    if (channel && m_selection.count(*channel) > 4) {
        notes << tr("The first 3 of %1 channels.").arg(m_selection.count(*channel));
    }
    if (c10::isComplexType(m_leaf->leaf.dtype())) {
        notes << tr("Complex values by magnitude.");
    }
    const auto tell = [&notes](const QColor& colour, const QString& text) {
        notes << QStringLiteral("<span style=\"color:%1\">■</span> ").arg(colour.name()) + text;
    };
    if (m_raster->nanCount > 0) {
        tell(colourmap::nan(), tr("%1 NaN").arg(format::count(m_raster->nanCount)));
    }
    if (m_raster->plusInfCount > 0) {
        tell(colourmap::plusInfinity(), tr("%1 +Inf").arg(format::count(m_raster->plusInfCount)));
    }
    if (m_raster->minusInfCount > 0) {
        tell(colourmap::minusInfinity(), tr("%1 −Inf").arg(format::count(m_raster->minusInfCount)));
    }
    if (m_raster->mask.defined()) {
        tell(colourmap::mask(), tr("%1 is true").arg(format::path(m_mask->path).toHtmlEscaped()));
    }
    if (m_raster->kind == Raster::Kind::Picture && m_limits.low < 0) {
        notes << tr("Grey is 0, full colours are ±%1.").arg(format::statistic(m_limits.high));
    }
    showNotes(notes);
}

bool ImageView::isSquare() const
{
    return m_square->isChecked() || (m_raster && m_raster->kind == Raster::Kind::Picture);
}

void ImageView::showAll()
{
    m_zoomed = false;
    showAlong(DimRole::X, std::nullopt);
    showAlong(DimRole::Y, std::nullopt);
    if (m_raster) {
        fit();
        m_plot->replot();
        readIfNeeded();
    }
}

void ImageView::fit()
{
    const QScopedValueRollback guard(m_setting, true);
    const auto extent = [](const Range& range) {
        const double half = 0.5 * static_cast<double>(range.step);
        return QCPRange(static_cast<double>(range.start) - half,
                        static_cast<double>(range.start + (range.count - 1) * range.step) + half);
    };
    QCPRange x = extent(shownRange(DimRole::X));
    QCPRange y = extent(shownRange(DimRole::Y));
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
    m_plot->xAxis->setRange(x);
    m_plot->yAxis->setRange(y);
    m_fitted = size;
}

void ImageView::layoutChanged()
{
    const QSize size = m_plot->axisRect()->size();
    if (!m_raster || size == m_fitted) {
        return;
    }
    if (!m_zoomed) {
        fit();
    } else if (isSquare()) {
        const QScopedValueRollback guard(m_setting, true);
        m_plot->yAxis->setScaleRatio(m_plot->xAxis, 1);
        m_fitted = size;
    }
}

std::optional<ImageView::Cell> ImageView::cellAt(const QPoint& pixel) const
{
    if (!m_raster || !m_plot->axisRect()->rect().contains(pixel)) {
        return std::nullopt;
    }
    const QRectF area = m_image->area();
    const QPointF at(m_plot->xAxis->pixelToCoord(pixel.x()), m_plot->yAxis->pixelToCoord(pixel.y()));
    const RasterRequest& request = m_raster->request;
    const Range rows = shownRange(DimRole::Y);
    const Range columns = shownRange(DimRole::X);
    const auto cellOf = [](double offset, const Range& shown, const Range& part) {
        return static_cast<int64_t>(std::floor(offset / static_cast<double>(shown.step * part.step)));
    };
    Cell cell{cellOf(at.y() - area.top(), rows, request.rows), cellOf(at.x() - area.left(), columns, request.columns), {}};
    if (cell.row < 0 || cell.row >= request.rows.count || cell.column < 0 || cell.column >= request.columns.count) {
        return std::nullopt;
    }
    const auto indexIn = [](const Range& shown, const Range& part, int64_t index) {
        return shown.start + (part.start + index * part.step) * shown.step;
    };
    for (std::size_t dim = 0; dim < m_drawn.rank(); ++dim) {
        const auto& shown = m_drawn.dim(dim);
        cell.position.push_back(shown.role == DimRole::Y   ? indexIn(rows, request.rows, cell.row)
                                : shown.role == DimRole::X ? indexIn(columns, request.columns, cell.column)
                                                           : shown.index);
    }
    return cell;
}

QString ImageView::elementText(const Cell& cell) const
{
    const std::vector<int64_t> position = m_leaf->tiling ? m_leaf->tiling->positionOf(cell.position) : cell.position;
    if (position.empty()) {
        return {};  // behind the last picture
    }
    QStringList indices;
    for (std::size_t dim = 0; dim < position.size(); ++dim) {
        const bool shownWhole = m_selection.dim(dim).role == DimRole::Channel;
        indices << (shownWhole ? QStringLiteral(":") : m_leaf->indexText(dim, position[dim]));
    }
    const at::Tensor& elements = m_raster->elements;
    const int64_t channels = elements.dim() == 3 ? elements.size(2) : 1;
    const auto* element = static_cast<const char*>(elements.const_data_ptr())
                        + (cell.row * m_raster->request.columns.count + cell.column) * channels
                              * static_cast<int64_t>(elements.element_size());
    QStringList values;
    for (int64_t c = 0; c < channels; ++c, element += elements.element_size()) {
        values << elementtext::text(elements.scalar_type(), element);
    }
    return format::index(indices) + QStringLiteral(" = ") + values.join(QStringLiteral(", "));
}

void ImageView::point(const QPoint& pixel)
{
    const auto cell = cellAt(pixel);
    for (const DimRole role : {DimRole::X, DimRole::Y}) {
        pointAlong(role, cell ? std::optional(static_cast<double>(cell->position[*m_selection.dimWith(role)])) : std::nullopt);
    }
    const QString text = cell ? elementText(*cell) : QString();
    if (text != m_pointed) {
        m_pointed = text;
        Q_EMIT pointed(text);
    }
}

void ImageView::unpoint()
{
    point(QPoint(-1, -1));
}

}  // namespace tensordesk

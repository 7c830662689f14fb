// SPDX-License-Identifier: GPL-3.0-or-later
#include "image/imageview.h"

#include "common/elementtext.h"
#include "common/format.h"
#include "common/style.h"
#include "image/colourcontrols.h"
#include "image/rasterplottable.h"
#include "jobs/jobpools.h"
#include "plot/indexticker.h"
#include "plot/plotwidget.h"

#include <QAction>
#include <QScopedValueRollback>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

    // A plane up to this is read whole, once; beyond it as much as the screen shows.
    constexpr int64_t kWholeElements = 1 << 22;

    /// A part of `range`, of whole cells around [lower, upper], with steps so that at most `most` are left.
    Range thinned(double lower, double upper, const Range& range, int64_t most)
    {
        const auto indexOf = [&range](double coordinate) {
            const double index = (coordinate - static_cast<double>(range.start)) / static_cast<double>(range.step);
            return static_cast<int64_t>(std::clamp(index, 0.0, static_cast<double>(range.count - 1)));
        };
        int64_t first = indexOf(std::floor(lower));
        const int64_t count = indexOf(std::ceil(upper)) - first + 1;
        // Powers of two: a small zoom keeps the same elements.
        int64_t step = 1;
        while (count / step > most) {
            step *= 2;
        }
        first = first / step * step;
        return {first, step, std::min((count + step - 1) / step + 1, (range.count - first + step - 1) / step)};
    }

    /// Makes the places behind the last picture see-through.
    void clearBehind(const Tiling& tiling, const RasterRequest& request, QImage& image)
    {
        for (int y = 0; y < image.height(); ++y) {
            const int64_t down = (request.rows.start + y * request.rows.step) / tiling.rows.count;
            if ((down + 1) * tiling.across <= tiling.count()) {
                continue;  // a full row
            }
            auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                const int64_t across = (request.columns.start + x * request.columns.step) / tiling.columns.count;
                line[x] = down * tiling.across + across < tiling.count() ? line[x] : 0;
            }
        }
    }

}  // namespace

ImageView::ImageView(QWidget* parent)
    : PlotView(parent), m_image(new RasterPlottable(m_plot->xAxis, m_plot->yAxis)),
      m_rowIndices(QSharedPointer<IndexTicker>::create()), m_columnIndices(QSharedPointer<IndexTicker>::create()),
      m_scale(new QCPColorScale(m_plot)), m_square(new QAction(tr("Square cells"), this)),
      m_controls(new ColourControls(this))
{
    follow(m_job, tr("Read image"));
    m_plot->xAxis->setTicker(m_columnIndices);
    m_plot->yAxis->setTicker(m_rowIndices);
    m_plot->yAxis->setRangeReversed(true);
    for (QCPAxis* const axis : {m_plot->xAxis, m_plot->yAxis}) {
        axis->grid()->setVisible(false);
        connect(axis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this] {
            if (!m_setting) {
                m_zoomed = true;
                readIfNeeded();
            }
        });
    }
    m_scale->setBarWidth(style::grid(this, 3));
    m_scale->setRangeZoom(true);
    m_plot->plotLayout()->addElement(0, 1, m_scale);
    m_square->setCheckable(true);
    m_plot->addMenuAction(m_square);
    addControls(m_controls);
    m_controls->hide();
    connect(m_controls, &ColourControls::mapChosen, this, &ImageView::setColourMap);
    connect(m_controls, &ColourControls::limitsChosen, this, &ImageView::setLimits);
    connect(m_controls, &ColourControls::symmetryChosen, this, &ImageView::setSymmetric);
    connect(m_controls, &ColourControls::fitRequested, this, &ImageView::fitColours);

    connect(m_square, &QAction::toggled, this, &ImageView::showAll);
    connect(m_scale, &QCPColorScale::dataRangeChanged, this, [this](const QCPRange& range) {
        if (!m_setting) {
            setLimits({range.lower, range.upper});
        }
    });
    connect(&m_job, &AbstractJob::done, this, [this] { draw(*m_job.takeResult()); });
    connect(m_plot, &QCustomPlot::afterLayout, this, &ImageView::layoutChanged);
    clear(tr("Select a leaf in the tree to see it as an image."));
}

int ImageView::offers(const LeafDims& leaf) const
{
    return leaf.rank() < 2 ? 0 : pixelDims(leaf) ? 20 : 3;
}

void ImageView::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    // Zoom stays where the new leaf shows the same cells.
    m_zoomed = m_zoomed && m_leaf && selection.sharesAxis(m_selection, DimRole::X)
        && selection.sharesAxis(m_selection, DimRole::Y);
    m_limitsChosen = m_limitsKnown = false;
    m_leaf = leaf;
    m_selection = selection;
    forget();
    unpoint();
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
    m_selection = selection;
    m_limitsKnown = false;
    read();
}

void ImageView::forget()
{
    m_raster.reset();
    m_image->setImage({}, {}, {});
}

void ImageView::refresh()
{
    m_limitsKnown = false;
    read();
}

const QImage& ImageView::image() const { return m_image->image(); }

void ImageView::setColourMap(std::optional<ColourMap> map)
{
    m_chosenMap = map;
    m_chosenSymmetry.reset();
    fitColours();
}

void ImageView::setSymmetric(std::optional<bool> symmetric)
{
    m_chosenSymmetry = symmetric;
    fitColours();
}

void ImageView::fitColours()
{
    m_limitsChosen = false;
    if (m_raster) {
        m_limits = m_raster->limits(isSymmetric());
        colour();
        showColourBar();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

bool ImageView::isSymmetric() const { return m_chosenSymmetry.value_or(colourMap() == ColourMap::Diverging); }

void ImageView::setLimits(const ColourLimits& limits)
{
    if (m_raster) {
        m_limits = limits;
        m_limitsChosen = true;
        colour();
        showColourBar();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

ColourMap ImageView::colourMap() const
{
    return m_chosenMap ? *m_chosenMap
        : m_raster && m_raster->hasBothSigns() ? ColourMap::Diverging
                                               : ColourMap::Viridis;
}

// ---- reading ----------------------------------------------------------------------------------------

QString ImageView::obstacle() const
{
    const QString obstacle = m_leaf->obstacle(m_selection);
    if (!obstacle.isEmpty() || (m_selection.dimWith(DimRole::X) && m_selection.dimWith(DimRole::Y))) {
        return obstacle;
    }
    return m_selection.rank() < 2 ? tr("An image needs two dims; this leaf has fewer. The plot shows it.")
                                  : tr("Give one dim the x axis and one the y axis to see an image.");
}

Range ImageView::shownRange(DimRole role) const
{
    const auto dim = m_selection.dimWith(role);
    return dim ? m_selection.dim(*dim).range : Range{};
}

RasterRequest ImageView::wholeRequest() const
{
    const Range rows = shownRange(DimRole::Y);
    const Range columns = shownRange(DimRole::X);
    const auto channel = m_selection.dimWith(DimRole::Channel);
    const int64_t channels = channel ? m_selection.count(*channel) : 1;
    if (rows.count * channels <= kWholeElements / std::max<int64_t>(columns.count, 1)) {
        return {{0, 1, rows.count}, {0, 1, columns.count}};
    }
    const auto last = [](const Range& range) { return static_cast<double>(range.start + (range.count - 1) * range.step); };
    const QSize pixels = m_plot->size().expandedTo(QSize(256, 256)) * m_plot->devicePixelRatioF();
    return {thinned(static_cast<double>(rows.start), last(rows), rows, pixels.height()),
            thinned(static_cast<double>(columns.start), last(columns), columns, pixels.width())};
}

RasterRequest ImageView::visibleRequest() const
{
    const RasterRequest whole = wholeRequest();
    if (whole.rows.step == 1 && whole.columns.step == 1) {
        return whole;
    }
    // Half as much again on each side, so that a short pan finds its elements there.
    const auto part = [](const QCPRange& range, const Range& shown, int pixels) {
        const double margin = range.size() / 2;
        return thinned(range.lower - margin, range.upper + margin, shown, 2 * pixels);
    };
    const QSize pixels = m_plot->size().expandedTo(QSize(256, 256)) * m_plot->devicePixelRatioF();
    return {part(m_plot->yAxis->range(), shownRange(DimRole::Y), pixels.height()),
            part(m_plot->xAxis->range(), shownRange(DimRole::X), pixels.width())};
}

void ImageView::read()
{
    m_readAgain = false;
    if (!canRead()) {
        return;
    }
    if (!m_raster) {
        announceRead(tr("Reading the image…"));
    }
    const RasterRequest request = m_zoomed && m_raster ? visibleRequest() : wholeRequest();
    m_job.start(JobPools::poolFor(m_leaf->leaf),
                [leaf = m_leaf->leaf, selection = m_selection, request](Progress& progress) {
                    return Raster::read(leaf, selection, request, progress);
                });
}

void ImageView::readIfNeeded()
{
    if (!m_raster || !m_leaf) {
        return;
    }
    const RasterRequest wanted = visibleRequest();
    const auto covers = [](const Range& had, const Range& want) {
        return had.step <= want.step && had.start <= want.start
            && had.start + had.count * had.step >= want.start + want.count * want.step;
    };
    // A margin is wanted, what is visible is needed: half of it may be used up before it is read again.
    const auto needed = [](const Range& range) {
        return Range{range.start + range.count / 5 * range.step, range.step, range.count - 2 * (range.count / 5)};
    };
    if (covers(m_raster->request.rows, needed(wanted.rows)) && covers(m_raster->request.columns, needed(wanted.columns))) {
        return;
    }
    if (m_job.isRunning()) {
        m_readAgain = true;
    } else {
        read();
    }
}

void ImageView::draw(Raster raster)
{
    const bool first = !m_raster;
    m_raster = std::move(raster);
    if (!m_limitsChosen && !m_limitsKnown) {
        m_limits = m_raster->limits(isSymmetric());
        m_limitsKnown = true;
    }
    colour();
    if (first) {
        m_plot->xAxis->setLabel(axisLabel(*m_selection.dimWith(DimRole::X)));
        m_plot->yAxis->setLabel(axisLabel(*m_selection.dimWith(DimRole::Y)));
        const auto bound = [](IndexTicker& ticker, const Range& range) {
            ticker.setBounds(static_cast<double>(range.start),
                             static_cast<double>(range.start + (range.count - 1) * range.step));
        };
        // Side by side, pictures have no common indices.
        for (QCPAxis* const axis : {m_plot->xAxis, m_plot->yAxis}) {
            axis->setTicks(!m_leaf->tiling);
            axis->setTickLabels(!m_leaf->tiling);
        }
        bound(*m_rowIndices, shownRange(DimRole::Y));
        bound(*m_columnIndices, shownRange(DimRole::X));
    }
    showColourBar();
    tellNotes();
    showPlot();
    if (!m_zoomed) {
        fit();
    }
    m_plot->replot();
    if (m_readAgain) {
        readIfNeeded();
    }
}

// ---- drawing ----------------------------------------------------------------------------------------

void ImageView::colour()
{
    const Range rows = shownRange(DimRole::Y);
    const Range columns = shownRange(DimRole::X);
    const auto real = [](const Range& shown, const Range& part) {
        return Range{shown.start + part.start * shown.step, shown.step * part.step, part.count};
    };
    QImage image = m_raster->image(colourMap(), m_limits);
    if (m_leaf->tiling) {
        clearBehind(*m_leaf->tiling, m_raster->request, image);
    }
    m_image->setImage(std::move(image), real(rows, m_raster->request.rows), real(columns, m_raster->request.columns));
}

void ImageView::showColourBar()
{
    const QScopedValueRollback guard(m_setting, true);
    const QPalette palette = this->palette();
    QCPAxis* const axis = m_scale->axis();
    const QColor text = palette.color(QPalette::Text);
    axis->setTickLabelFont(style::monospaced(QGuiApplication::font()));
    axis->setTickLabelColor(text);
    for (const auto& pen : {QPen(style::mixed(text, palette.color(QPalette::Base), 0.5))}) {
        axis->setBasePen(pen);
        axis->setTickPen(pen);
        axis->setSubTickPen(pen);
    }
    const bool wanted = m_raster && m_raster->kind == Raster::Kind::HeatMap;
    QCPLayoutGrid* const layout = m_plot->plotLayout();
    if (wanted != (m_scale->layout() == layout)) {
        if (wanted) {
            layout->addElement(0, 1, m_scale);
        } else {
            layout->take(m_scale);
            layout->simplify();
        }
    }
    m_scale->setVisible(wanted);
    m_controls->setVisible(wanted);
    if (!wanted) {
        return;
    }
    QCPColorGradient gradient;
    gradient.clearColorStops();
    const auto& table = colourmap::table(colourMap());
    for (std::size_t i = 0; i < table.size(); i += 15) {
        gradient.setColorStopAt(static_cast<double>(i) / 255, QColor(table[i]));
    }
    m_scale->setGradient(gradient);
    m_scale->setDataRange({m_limits.low, m_limits.high});
    m_controls->display(m_chosenMap, m_limits, isSymmetric());
}

void ImageView::tellNotes()
{
    QStringList notes;
    if (m_leaf->tilesLeftOut > 0) {
        notes << tr("The first %1 of %2 pictures.")
                     .arg(format::count(m_leaf->tiling->count()),
                          format::count(m_leaf->tiling->count() + m_leaf->tilesLeftOut));
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
    if (m_raster->nanCount > 0) {
        notes << QStringLiteral("<span style=\"color:%1\">■</span> ").arg(colourmap::nan().name())
                + tr("%1 NaN").arg(format::count(m_raster->nanCount));
    }
    if (m_raster->infCount > 0) {
        notes << tr("%1 infinite, coloured like the ends of the scale").arg(format::count(m_raster->infCount));
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

QString ImageView::elementText(const QPoint& pixel) const
{
    if (!m_raster || !m_plot->axisRect()->rect().contains(pixel)) {
        return {};
    }
    const QRectF area = m_image->area();
    const QPointF at(m_plot->xAxis->pixelToCoord(pixel.x()), m_plot->yAxis->pixelToCoord(pixel.y()));
    const RasterRequest& request = m_raster->request;
    const Range rows = shownRange(DimRole::Y);
    const Range columns = shownRange(DimRole::X);
    const auto cellOf = [](double offset, const Range& shown, const Range& part) {
        return static_cast<int64_t>(std::floor(offset / static_cast<double>(shown.step * part.step)));
    };
    const int64_t row = cellOf(at.y() - area.top(), rows, request.rows);
    const int64_t column = cellOf(at.x() - area.left(), columns, request.columns);
    if (row < 0 || row >= request.rows.count || column < 0 || column >= request.columns.count) {
        return {};
    }
    const auto indexIn = [](const Range& shown, const Range& part, int64_t cell) {
        return shown.start + (part.start + cell * part.step) * shown.step;
    };
    std::vector<int64_t> position;
    for (std::size_t dim = 0; dim < m_selection.rank(); ++dim) {
        const auto& shown = m_selection.dim(dim);
        position.push_back(shown.role == DimRole::Y       ? indexIn(rows, request.rows, row)
                               : shown.role == DimRole::X ? indexIn(columns, request.columns, column)
                                                          : shown.index);
    }
    if (m_leaf->tiling) {
        position = m_leaf->tiling->positionOf(position);
        if (position.empty()) {
            return {};  // behind the last picture
        }
    }
    QStringList indices;
    for (std::size_t dim = 0; dim < position.size(); ++dim) {
        const bool shownWhole = m_selection.dim(dim).role == DimRole::Channel;
        indices << (shownWhole ? QStringLiteral(":") : QString::number(position[dim]));
    }
    const at::Tensor& elements = m_raster->elements;
    const int64_t channels = elements.dim() == 3 ? elements.size(2) : 1;
    const auto* element = static_cast<const char*>(elements.const_data_ptr())
        + (row * request.columns.count + column) * channels * static_cast<int64_t>(elements.element_size());
    QStringList values;
    for (int64_t c = 0; c < channels; ++c, element += elements.element_size()) {
        values << elementtext::text(elements.scalar_type(), element);
    }
    return format::index(indices) + QStringLiteral(" = ") + values.join(QStringLiteral(", "));
}

void ImageView::point(const QPoint& pixel)
{
    const QString text = elementText(pixel);
    if (text != m_pointed) {
        m_pointed = text;
        Q_EMIT pointed(text);
    }
}

void ImageView::unpoint() { point(QPoint(-1, -1)); }

}  // namespace tensordesk

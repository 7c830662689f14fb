// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/plotwidget.h"

#include "views/plot/axes/valueticker.h"
#include "views/plot/legend/cornerlegend.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/widgets/contextmenu.h"
#include "views/widgets/dialogs.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QDrag>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QMimeData>
#include <QScopedValueRollback>
#include <QStyleHints>
#include <QTemporaryDir>
#include <QUrl>

#include <cmath>

namespace tensordesk {

namespace {

// Turns of the wheel in shorter intervals are one step of the zoom history.
constexpr qint64 kOneGestureMs = 500;

}  // namespace

/// While there is one, the legend has its place.
class PlotWidget::WithLegend {
public:
    explicit WithLegend(PlotWidget& plot) : m_plot(plot) { plot.setLegendPlaced(true); }
    ~WithLegend()
    {
        if (!m_plot.m_isLegendShown) {
            m_plot.setLegendPlaced(false);
            m_plot.updateLayout();  // points of the screen keep their meaning
        }
    }
    Q_DISABLE_COPY_MOVE(WithLegend)

private:
    PlotWidget& m_plot;
};

PlotWidget::PlotWidget(QWidget* parent)
    : QCustomPlot(parent), m_corner(new CornerLegend(*this)), m_reset(new QAction(icon(Symbol::Fit), tr("Show all"), this)),
      m_copy(new QAction(icon(Symbol::Copy), tr("Copy picture"), this)),
      m_save(new QAction(icon(Symbol::Save), tr("Save picture…"), this))
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setNoAntialiasingOnDrag(true);
    // The graphs are drawn again at each replot, so that panning large curves stays fluid.
    setPlottingHint(QCP::phFastPolylines);
    // Else each replot paints at once all that changed in the window, and paints it again when the rest has changed.
    setPlottingHint(QCP::phImmediateRefresh, false);
    setAutoAddPlottableToLegend(false);
    // Numbers as in tables, readouts and Python, whatever the language.
    QLocale numbers = QLocale::c();
    numbers.setNumberOptions(QLocale::OmitGroupSeparator);
    setLocale(numbers);
    for (QCPAxis* const axis : {xAxis, yAxis}) {
        setLogarithmic(axis, false);
    }
    m_copy->setToolTip(tr("Copies the picture; with Ctrl, the mouse drags it to another program"));
    m_reset->setShortcut(Qt::Key_Home);
    m_reset->setShortcutContext(Qt::WidgetShortcut);
    addActions({m_reset, m_save});  // copying the view is an action of the window
    connect(this, &QCustomPlot::afterLayout, this, &PlotWidget::settleLayout);
    connect(m_reset, &QAction::triggered, this, &PlotWidget::resetRequested);
    connect(m_copy, &QAction::triggered, this, &PlotWidget::copyPicture);
    connect(m_save, &QAction::triggered, this, &PlotWidget::askToSavePicture);
    applyStyle();
}

PlotWidget::~PlotWidget() = default;

void PlotWidget::settleLayout()
{
    constexpr int kMostRounds = 3;  // two widths may each ask for the other one
    const QScopedValueRollback<int> round(m_layoutRound, m_layoutRound + 1);
    if (const QRect place = axisRect()->rect(); place != m_place && m_layoutRound <= kMostRounds) {
        m_place = place;
        updateLayout();
    }
}

void PlotWidget::copyPicture()
{
    QGuiApplication::clipboard()->setPixmap(pixmap());
}

std::unique_ptr<QMimeData> PlotWidget::draggedPicture()
{
    auto data = std::make_unique<QMimeData>();
    const QPixmap pixmap = this->pixmap();
    data->setImageData(pixmap.toImage());
    if (!m_dragged) {
        m_dragged = std::make_unique<QTemporaryDir>();
    }
    if (const QString path = m_dragged->filePath(QStringLiteral("plot.png")); pixmap.save(path)) {
        data->setUrls({QUrl::fromLocalFile(path)});
    }
    return data;
}

void PlotWidget::dragPicture()
{
    auto* const drag = new QDrag(this);
    drag->setMimeData(draggedPicture().release());
    drag->setPixmap(toPixmap(width(), height()).scaledToWidth(style::grid(this, 40), Qt::SmoothTransformation));
    drag->exec(Qt::CopyAction);
}

Picture PlotWidget::picture()
{
    return {size(), palette().color(QPalette::Base), [this](QCPPainter& painter) {
                const WithLegend legend(*this);
                toPainter(&painter, width(), height());
            }};
}

bool PlotWidget::savePicture(const QString& path, double scale)
{
    return picture().save(path, scale);
}

void PlotWidget::askToSavePicture()
{
    const auto save = [this](const QString& path) {
        if (!savePicture(path, std::max(2.0, devicePixelRatioF()))) {
            Q_EMIT message(tr("Cannot write the picture"), QDir::toNativeSeparators(path));
        }
    };
    dialogs::choosePath(this, dialogs::Wanted::NewFile, tr("Save picture"), QStringLiteral("plot.png"),
                        tr("Pictures (*.png *.svg *.pdf *.jpg)"), save);
}

void PlotWidget::removeAll()
{
    legend->clear();
    clearPlottables();
}

void PlotWidget::placeLegendBeside()
{
    auto* const side = new QCPLayoutGrid;
    axisRect()->insetLayout()->take(legend);
    plotLayout()->addElement(0, 1, side);
    side->addElement(0, 0, legend);
    side->addElement(1, 0, new QCPLayoutElement);
    side->setRowStretchFactor(0, 0.001);
    m_side = side;
    setLegendPlaced(false);
}

void PlotWidget::showLegend()
{
    m_isLegendShown = true;
    setLegendPlaced(true);
}

void PlotWidget::setLegendPlaced(bool placed)
{
    QCPLayoutGrid* const layout = plotLayout();
    if (m_side == nullptr || placed == (m_side->layout() != nullptr)) {
        return;
    }
    if (placed) {
        const int column = layout->columnCount();
        layout->addElement(0, column, m_side);
        layout->setColumnStretchFactor(column, 0.001);
    } else {
        layout->take(m_side);  // the plot's still
        layout->simplify();
    }
    legend->setVisible(placed);
}

QPixmap PlotWidget::pixmap()
{
    const WithLegend legend(*this);
    return toPixmap(width(), height(), devicePixelRatioF());
}

void PlotWidget::setLogarithmic(QCPAxis* axis, bool logarithmic)
{
    axis->setScaleType(logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    axis->setTicker(logarithmic ? QSharedPointer<QCPAxisTicker>(new SpacedTicker<QCPAxisTickerLog>(*axis))
                                : QSharedPointer<QCPAxisTicker>(new ValueTicker(*axis)));
    axis->setNumberFormat(logarithmic ? QStringLiteral("eb") : QStringLiteral("gb"));
    axis->setNumberPrecision(logarithmic ? 0 : 6);
}

void PlotWidget::setRegionsOffered(bool offered)
{
    m_offersRegions = offered;
    if (!offered || m_regionMark != nullptr) {
        return setRegion(std::nullopt);
    }
    m_regionMark = new QCPItemRect(this);  // the plot's
    m_regionMark->setLayer(QStringLiteral("grid"));
    for (QCPItemPosition* const corner : {m_regionMark->topLeft, m_regionMark->bottomRight}) {
        corner->setTypeX(QCPItemPosition::ptPlotCoords);
        corner->setTypeY(QCPItemPosition::ptAxisRectRatio);
    }
    m_regionMark->setVisible(false);
    styleRegion();
}

void PlotWidget::setRegion(std::optional<QCPRange> region)
{
    if (m_regionMark == nullptr || (!region && !m_region)) {
        return;
    }
    m_region = region;
    m_regionMark->setVisible(region.has_value());
    if (region) {
        m_regionMark->topLeft->setCoords(region->lower, 0);
        m_regionMark->bottomRight->setCoords(region->upper, 1);
    }
    replot(rpQueuedReplot);
    Q_EMIT regionChanged();
}

void PlotWidget::styleRegion()
{
    if (m_regionMark != nullptr) {
        m_regionMark->setPen(Qt::NoPen);
        QColor veil = style::colours().accent;
        veil.setAlphaF(0.2F);
        m_regionMark->setBrush(veil);
    }
}

void PlotWidget::zoomTo(const QCPRange& range)
{
    m_zooms.remember();
    xAxis->setRange(range);
    replot(rpQueuedReplot);
}

QCPAxis* PlotWidget::addValueAxis()
{
    QCPAxis* const axis = axisRect()->addAxis(QCPAxis::atRight);
    axis->setLayer(QStringLiteral("axes"));
    axis->grid()->setLayer(QStringLiteral("grid"));
    axis->grid()->setVisible(false);
    setLogarithmic(axis, false);
    applyStyle();
    return axis;
}

void PlotWidget::setUnit(QCPAxis* axis, double unit)
{
    if (const auto ticker = qSharedPointerDynamicCast<ValueTicker>(axis->ticker())) {
        ticker->setUnit(unit);
    }
}

/// QCustomPlot would draw at once. While a view is laid out its size changes several times, and what it shows is
/// about to change too.
void PlotWidget::resizeEvent(QResizeEvent*)
{
    setViewport(rect());
    updateLayout();  // for those who ask how many pixels there are
    replot(rpQueuedReplot);
}

void PlotWidget::mouseMoveEvent(QMouseEvent* event)
{
    if (m_regionFrom) {
        const double to = xAxis->pixelToCoord(event->position().x());
        setRegion(to == *m_regionFrom ? std::nullopt : std::optional(QCPRange(*m_regionFrom, to)));
        return;
    }
    if (m_dragsPicture && m_pressed) {
        if ((event->position().toPoint() - *m_pressed).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance()) {
            m_pressed.reset();
            dragPicture();
        }
        return;
    }
    QCustomPlot::mouseMoveEvent(event);
    const QPoint at = event->position().toPoint();
    setCursor(m_corner->place().contains(at) ? Qt::PointingHandCursor : Qt::ArrowCursor);
    Q_EMIT hovered(at);
}

void PlotWidget::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? std::optional(event->position().toPoint()) : std::nullopt;
    m_dragsPicture = m_pressed && event->modifiers() & Qt::ControlModifier;
    if (m_offersRegions && m_pressed && event->modifiers() == Qt::ShiftModifier) {
        m_regionFrom = xAxis->pixelToCoord(m_pressed->x());
        setRegion(std::nullopt);
    } else if (!m_dragsPicture) {
        m_zooms.remember();
        QCustomPlot::mousePressEvent(event);
    }
}

void PlotWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (std::exchange(m_regionFrom, std::nullopt)) {
        m_pressed.reset();
        return;
    }
    if (!std::exchange(m_dragsPicture, false)) {
        QCustomPlot::mouseReleaseEvent(event);
    }
    const QPoint at = event->position().toPoint();
    if (const auto from = std::exchange(m_pressed, std::nullopt);
        from && (at - *from).manhattanLength() < QGuiApplication::styleHints()->startDragDistance()) {
        if (m_corner->place().contains(at)) {
            m_corner->setCollapsed(!m_corner->isCollapsed());
            replot(rpQueuedReplot);
        } else {
            Q_EMIT clicked(at);
        }
    }
}

void PlotWidget::mouseDoubleClickEvent(QMouseEvent* event)
{
    QCustomPlot::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton && !m_corner->place().contains(event->position().toPoint())) {
        Q_EMIT resetRequested();
    }
}

void PlotWidget::wheelEvent(QWheelEvent* event)
{
    axisRect()->setRangeZoom(event->modifiers() & Qt::ShiftModifier     ? Qt::Orientations(Qt::Vertical)
                             : event->modifiers() & Qt::ControlModifier ? Qt::Horizontal | Qt::Vertical
                                                                        : m_wheelZoom);
    if (!m_lastWheel.isValid() || m_lastWheel.elapsed() > kOneGestureMs) {
        m_zooms.remember();
    }
    m_lastWheel.start();
    QCustomPlot::wheelEvent(event);
}

void PlotWidget::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    Q_EMIT left();
}

void PlotWidget::keyPressEvent(QKeyEvent* event)
{
    // As the mouse: + and - zoom, arrows pan by a tenth, Backspace returns to the ranges before.
    const auto zoom = [this](double factor) {
        m_zooms.remember();
        xAxis->scaleRange(factor);
        if (m_wheelZoom & Qt::Vertical) {
            yAxis->scaleRange(factor);
        }
        replot(rpQueuedReplot);
    };
    const auto pan = [this](QCPAxis* axis, double share) {
        m_zooms.remember();
        axis->moveRange(axis->range().size() * (axis->rangeReversed() ? -share : share));
        replot(rpQueuedReplot);
    };
    switch (event->key()) {
    case Qt::Key_Backspace:
        if (m_zooms.goBack()) {
            replot(rpQueuedReplot);
        } else {
            Q_EMIT resetRequested();
        }
        return;
    case Qt::Key_Escape:
        if (m_region) {
            return setRegion(std::nullopt);
        }
        return QCustomPlot::keyPressEvent(event);
    case Qt::Key_Plus: return zoom(0.8);
    case Qt::Key_Minus: return zoom(1.25);
    case Qt::Key_Left: return pan(xAxis, -0.1);
    case Qt::Key_Right: return pan(xAxis, 0.1);
    case Qt::Key_Up: return pan(yAxis, 0.1);
    case Qt::Key_Down: return pan(yAxis, -0.1);
    default:
        if (event == QKeySequence::Copy) {
            copyPicture();
            return;
        }
        QCustomPlot::keyPressEvent(event);
    }
}

void PlotWidget::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu* const menu = newContextMenu(this);
    menu->setToolTipsVisible(true);
    menu->addActions(commonActions());
    if (!m_more.isEmpty()) {
        menu->addSeparator();
        menu->addActions(m_more);
    }
    menu->popup(event->globalPos());
}

void PlotWidget::changeEvent(QEvent* event)
{
    QCustomPlot::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange) {
        applyStyle();
        Q_EMIT restyled();
        replot(rpQueuedReplot);
    }
}

void PlotWidget::applyStyle()
{
    const QPalette palette = this->palette();
    const QColor text = palette.color(QPalette::Text);
    const QColor ground = palette.color(QPalette::Base);
    const QColor faint = style::mixed(text, ground, 0.5);
    setBackground(ground);
    const QFont numbers = style::monospaced(QGuiApplication::font());
    for (QCPAxisRect* const rect : axisRects()) {
        for (QCPAxis* const axis : rect->axes()) {
            axis->setBasePen(QPen(faint));
            axis->setTickPen(QPen(faint));
            axis->setSubTickPen(QPen(faint));
            axis->setTickLabelColor(text);
            axis->setLabelColor(text);
            axis->setTickLabelFont(numbers);
            axis->setLabelFont(QGuiApplication::font());
            axis->grid()->setPen(QPen(style::mixed(text, ground, 0.12)));
            axis->grid()->setZeroLinePen(QPen(style::mixed(text, ground, 0.3)));
        }
    }
    styleRegion();
    legend->setBrush(Qt::NoBrush);
    legend->setBorderPen(Qt::NoPen);
    legend->setTextColor(text);
    legend->setFont(numbers);
}

}  // namespace tensordesk

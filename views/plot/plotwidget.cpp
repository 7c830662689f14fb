// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/plotwidget.h"

#include "views/plot/axes/valueticker.h"
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
    : QCustomPlot(parent), m_reset(new QAction(icon(Symbol::Fit), tr("Show all"), this)),
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
    if (m_dragsPicture && m_pressed) {
        if ((event->position().toPoint() - *m_pressed).manhattanLength() >= QGuiApplication::styleHints()->startDragDistance()) {
            m_pressed.reset();
            dragPicture();
        }
        return;
    }
    QCustomPlot::mouseMoveEvent(event);
    Q_EMIT hovered(event->position().toPoint());
}

void PlotWidget::mousePressEvent(QMouseEvent* event)
{
    m_pressed = event->button() == Qt::LeftButton ? std::optional(event->position().toPoint()) : std::nullopt;
    m_dragsPicture = m_pressed && event->modifiers() & Qt::ControlModifier;
    if (!m_dragsPicture) {
        QCustomPlot::mousePressEvent(event);
    }
}

void PlotWidget::mouseReleaseEvent(QMouseEvent* event)
{
    if (!std::exchange(m_dragsPicture, false)) {
        QCustomPlot::mouseReleaseEvent(event);
    }
    const QPoint at = event->position().toPoint();
    if (const auto from = std::exchange(m_pressed, std::nullopt);
        from && (at - *from).manhattanLength() < QGuiApplication::styleHints()->startDragDistance()) {
        Q_EMIT clicked(at);
    }
}

void PlotWidget::mouseDoubleClickEvent(QMouseEvent* event)
{
    QCustomPlot::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton) {
        Q_EMIT resetRequested();
    }
}

void PlotWidget::wheelEvent(QWheelEvent* event)
{
    axisRect()->setRangeZoom(event->modifiers() & Qt::ShiftModifier     ? Qt::Orientations(Qt::Vertical)
                             : event->modifiers() & Qt::ControlModifier ? Qt::Horizontal | Qt::Vertical
                                                                        : m_wheelZoom);
    QCustomPlot::wheelEvent(event);
}

void PlotWidget::leaveEvent(QEvent* event)
{
    QCustomPlot::leaveEvent(event);
    Q_EMIT left();
}

void PlotWidget::keyPressEvent(QKeyEvent* event)
{
    // The mouse and the keys: + and - zoom, arrows pan by a tenth.
    const auto zoom = [this](double factor) {
        xAxis->scaleRange(factor);
        if (m_wheelZoom & Qt::Vertical) {
            yAxis->scaleRange(factor);
        }
        replot(rpQueuedReplot);
    };
    const auto pan = [this](QCPAxis* axis, double share) {
        axis->moveRange(axis->range().size() * (axis->rangeReversed() ? -share : share));
        replot(rpQueuedReplot);
    };
    switch (event->key()) {
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
    legend->setBrush(Qt::NoBrush);
    legend->setBorderPen(Qt::NoPen);
    legend->setTextColor(text);
    legend->setFont(numbers);
}

}  // namespace tensordesk

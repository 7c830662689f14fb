// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequences/stepsplot.h"

#include "views/plot/axes/valueticker.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QCoreApplication>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <string>
#include <string_view>

namespace tensordesk {
namespace {

constexpr int kPlotHeight = 30;   ///< the least, in steps of style::grid()
constexpr int kPlotWidth = 100;   ///< the least in two columns
constexpr double kMargin = 0.05;  ///< beyond the drawn values, as a fraction of their range
constexpr double kPercent = 100;
constexpr std::size_t kMostMarks = 20;  ///< points beyond this number have no discs, which would touch each other

QString figureName(std::string_view name)
{
    return name == "reward"    ? QCoreApplication::translate("tensordesk::StepsPlot", "reward")
         : name == "response"  ? QCoreApplication::translate("tensordesk::StepsPlot", "response length")
         : name == "KL"        ? QCoreApplication::translate("tensordesk::StepsPlot", "KL")
         : name == "entropy"   ? QCoreApplication::translate("tensordesk::StepsPlot", "entropy")
         : name == "truncated" ? QCoreApplication::translate("tensordesk::StepsPlot", "truncated (%)")
                               : format::text(std::string(name));
}

/// Returns a range with a margin around it, so that no curve is drawn on the frame.
QCPRange withMargin(const QCPRange& range, double leastMargin)
{
    const double margin = range.size() > 0 ? kMargin * range.size() : leastMargin;
    return {range.lower - margin, range.upper + margin};
}

/// Returns the number of different steps of a table, or 2 if there are more.
int countSteps(const SequenceTable& table)
{
    std::optional<int64_t> first;
    for (const SequenceFigures& row : table.rows) {
        if (row.step && first && *row.step != *first) {
            return 2;
        }
        first = row.step ? row.step : first;
    }
    return first ? 1 : 0;
}

/// Returns a label for a text of any length that the user can select.
QLabel* newTextLabel(QWidget* parent)
{
    auto* const label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(1);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

}  // namespace

StepsPlot::StepsPlot(QWidget* parent)
    : QWidget(parent), m_caption(newTextLabel(this)), m_problem(newTextLabel(this)), m_facts(newTextLabel(this))
{
    m_caption->setText(tr("Filled: between the quartiles of the sequences of a step. Line: median. Dashed line: mean."));
    m_caption->setVisible(false);
    m_problem->setVisible(false);
    m_facts->setMinimumHeight(fontMetrics().lineSpacing());
    m_facts->setAccessibleName(tr("The figures of the step under the pointer"));
    m_facts->setVisible(false);

    auto* const content = new QWidget;
    m_grid = new QGridLayout(content);
    m_grid->setContentsMargins({});
    m_grid->setSpacing(style::grid(this));
    auto* const scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(content);

    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addWidget(m_caption);
    layout->addWidget(m_problem);
    layout->addWidget(scroll, 1);
    layout->addWidget(m_facts);

    m_panels.reserve(stepFigures().size());  // connections refer to panels
    for (const StepFigure& figure : stepFigures()) {
        addPanel(figure);
    }
    arrange();
}

void StepsPlot::addPanel(const StepFigure& figure)
{
    auto* const plot = new PlotWidget(m_grid->parentWidget());
    plot->setVisible(false);
    Panel& panel = m_panels.emplace_back(
        Panel{.name = figureName(figure.name), .isShare = figure.name == "truncated", .plot = plot});
    plot->setAccessibleName(tr("%1 by step").arg(panel.name));
    plot->setMinimumHeight(style::grid(this, kPlotHeight));
    plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    plot->setWheelZoom(Qt::Horizontal);
    plot->axisRect()->setRangeDrag(Qt::Horizontal);
    plot->yAxis->setLabel(panel.name);
    panel.ticker = QSharedPointer<IndexTicker>::create(*plot->xAxis);
    plot->xAxis->setTicker(panel.ticker);
    panel.lower = plot->addGraph();
    panel.upper = plot->addGraph();
    panel.upper->setChannelFillGraph(panel.lower);
    panel.median = plot->addGraph();
    panel.mean = plot->addGraph();
    panel.mark = new QCPItemStraightLine(plot);  // owned by the plot
    panel.mark->setVisible(false);
    if (m_left == nullptr) {
        m_left = new QCPMarginGroup(plot);
    }
    style(panel);

    connect(plot, &PlotWidget::restyled, this, [&panel] { style(panel); });
    connect(plot, &PlotWidget::resetRequested, this, &StepsPlot::showAll);
    connect(plot, &PlotWidget::message, this, &StepsPlot::message);
    connect(plot, &PlotWidget::hovered, this, [this, &panel](const QPoint& pixel) { point(panel, bandAt(panel, pixel)); });
    connect(plot, &PlotWidget::left, this, [this, &panel] { point(panel, nullptr); });
    connect(plot, &PlotWidget::clicked, this, [this, &panel](const QPoint& pixel) {
        if (const StepBand* const band = bandAt(panel, pixel)) {
            Q_EMIT chosen(band->step);
        }
    });
    connect(plot, &QCustomPlot::afterReplot, this, &StepsPlot::align);
    connect(plot->xAxis, qOverload<const QCPRange&>(&QCPAxis::rangeChanged), this, [this](const QCPRange& range) {
        for (const Panel& other : m_panels) {
            if (other.plot->xAxis->range() != range) {
                other.plot->xAxis->setRange(range);
                other.plot->replot(QCustomPlot::rpQueuedReplot);
            }
        }
    });
}

void StepsPlot::style(const Panel& panel)
{
    const QColor colour = style::curveColour(0);
    QColor veil = colour;
    constexpr float kVeil = 0.25F;
    veil.setAlphaF(kVeil);
    panel.lower->setPen(Qt::NoPen);
    panel.upper->setPen(Qt::NoPen);
    panel.upper->setBrush(veil);
    panel.median->setPen(QPen(colour, 2));
    panel.mean->setPen(QPen(panel.plot->palette().color(QPalette::Text), 1, Qt::DashLine));
    // A step beside others without values has no line.
    const bool hasMarks = panel.bands.size() <= kMostMarks;
    for (QCPGraph* const line : {panel.median, panel.mean}) {
        line->setScatterStyle(hasMarks ? QCPScatterStyle(QCPScatterStyle::ssDisc, 3) : QCPScatterStyle());
    }
    panel.mark->setPen(QPen(style::colours().accent));
}

void StepsPlot::setTable(const std::shared_ptr<const SequenceTable>& table)
{
    const int steps = table ? countSteps(*table) : 0;
    m_problem->setText(!table || steps > 1 ? QString()
                       : steps == 1        ? tr("All sequences are of one step.")
                                           : tr("The file states no steps of training."));
    m_problem->setVisible(!m_problem->text().isEmpty());
    m_caption->setVisible(steps > 1);
    m_facts->setVisible(steps > 1);
    for (std::size_t figure = 0; figure < m_panels.size(); ++figure) {
        Panel& panel = m_panels[figure];
        panel.bands = steps > 1 ? table->bands[figure] : std::vector<StepBand>();
        draw(panel);
        panel.plot->axisRect()->setMarginGroup(QCP::msLeft, panel.bands.empty() ? nullptr : m_left);
        panel.plot->setVisible(!panel.bands.empty());
        panel.plot->forgetZoom();
    }
    point(m_panels.front(), nullptr);
    arrange();
    showAll();
}

void StepsPlot::draw(Panel& panel)
{
    // QCustomPlot cannot draw values beyond 1e250; see Note [Axis units].
    double low = 0, high = 0;
    for (const StepBand& band : panel.bands) {
        for (const double value : {band.lowerQuartile, band.upperQuartile, band.mean}) {
            low = std::isfinite(value) ? std::min(low, value) : low;
            high = std::isfinite(value) ? std::max(high, value) : high;
        }
    }
    const double unit = ValueTicker::unitFor(low, high);
    PlotWidget::setUnit(panel.plot->yAxis, unit);
    const double factor = panel.isShare ? kPercent : 1;
    const auto points = [&](double StepBand::* figure) {
        QVector<QCPGraphData> drawn;
        drawn.reserve(static_cast<qsizetype>(panel.bands.size()));
        for (const StepBand& band : panel.bands) {
            const double value = band.*figure;
            drawn.append({static_cast<double>(band.step),
                          std::isfinite(value) ? value / unit * factor : std::numeric_limits<double>::quiet_NaN()});
        }
        return drawn;
    };
    panel.mean->data()->set(points(&StepBand::mean), true);
    if (!panel.isShare) {
        panel.lower->data()->set(points(&StepBand::lowerQuartile), true);
        panel.upper->data()->set(points(&StepBand::upperQuartile), true);
        panel.median->data()->set(points(&StepBand::median), true);
    }
    style(panel);
}

void StepsPlot::showAll()
{
    std::optional<QCPRange> steps;
    for (const Panel& panel : m_panels) {
        if (!panel.bands.empty()) {
            QCPRange range(static_cast<double>(panel.bands.front().step), static_cast<double>(panel.bands.back().step));
            range.expand(steps.value_or(range));
            steps = range;
        }
    }
    for (const Panel& panel : m_panels) {
        if (steps) {
            panel.ticker->setBounds(steps->lower, steps->upper);
            panel.plot->xAxis->setRange(withMargin(*steps, 0.5));
        }
        fitValues(panel);
        panel.plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void StepsPlot::fitValues(const Panel& panel)
{
    std::optional<QCPRange> values;
    if (panel.isShare) {
        values = QCPRange(0, 1);  // percent
    }
    for (const QCPGraph* const graph : {panel.lower, panel.upper, panel.median, panel.mean}) {
        bool isFound = false;
        QCPRange range = graph->getValueRange(isFound);
        if (isFound) {
            range.expand(values.value_or(range));
            values = range;
        }
    }
    if (values) {
        const double magnitude = std::abs(values->upper);
        panel.plot->yAxis->setRange(withMargin(*values, magnitude > 0 ? kMargin * magnitude : 0.5));
    }
}

void StepsPlot::arrange()
{
    m_columns = width() >= 2 * style::grid(this, kPlotWidth) ? 2 : 1;
    std::vector<PlotWidget*> shown = plots();
    for (const Panel& panel : m_panels) {
        m_grid->removeWidget(panel.plot);
    }
    const int count = static_cast<int>(shown.size());
    for (int at = 0; at < count; ++at) {
        PlotWidget* const plot = shown[static_cast<std::size_t>(at)];
        m_grid->addWidget(plot, at / m_columns, at % m_columns);
        const bool isLowest = at + m_columns >= count;
        plot->xAxis->setLabel(isLowest ? tr("step") : QString());
        plot->replot(QCustomPlot::rpQueuedReplot);
    }
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(1, m_columns == 2 && count > 1 ? 1 : 0);
}

bool StepsPlot::areAligned() const
{
    const std::vector<PlotWidget*> shown = plots();
    return std::ranges::all_of(shown,
                               [&](PlotWidget* plot) { return plot->axisRect()->left() == shown.front()->axisRect()->left(); });
}

void StepsPlot::align()
{
    if (m_isAligning || areAligned()) {
        return;
    }
    m_isAligning = true;
    QTimer::singleShot(0, this, [this] {
        // The first round may give an axis other labels, and the second takes their width.
        for (int round = 0; round < 2 && !areAligned(); ++round) {
            for (PlotWidget* const plot : plots()) {
                plot->replot();
            }
        }
        m_isAligning = false;
    });
}

const StepBand* StepsPlot::bandAt(const Panel& panel, const QPoint& pixel)
{
    if (panel.bands.empty() || !panel.plot->axisRect()->rect().contains(pixel)) {
        return nullptr;
    }
    const double at = panel.plot->xAxis->pixelToCoord(pixel.x());
    const auto distance = [&](const StepBand& band) { return std::abs(static_cast<double>(band.step) - at); };
    const auto after = std::ranges::partition_point(panel.bands,
                                                    [&](const StepBand& band) { return static_cast<double>(band.step) < at; });
    if (after == panel.bands.begin()) {
        return &panel.bands.front();
    }
    const auto before = std::prev(after);
    return after == panel.bands.end() || distance(*before) <= distance(*after) ? &*before : &*after;
}

void StepsPlot::point(const Panel& panel, const StepBand* band)
{
    if (band == nullptr) {
        m_facts->clear();
    } else {
        const int count = static_cast<int>(std::min<int64_t>(band->count, std::numeric_limits<int>::max()));
        const QString step = QString::number(band->step);
        m_facts->setText(panel.isShare
                             ? tr("Step %1: %2 % of %n sequence(s) truncated", nullptr, count)
                                   .arg(step, format::statistic(band->mean * kPercent))
                             : tr("Step %1, %2 of %n sequence(s): quartiles %3 and %4, median %5, mean %6", nullptr, count)
                                   .arg(step, panel.name, format::statistic(band->lowerQuartile),
                                        format::statistic(band->upperQuartile), format::statistic(band->median),
                                        format::statistic(band->mean)));
    }
    const std::optional<int64_t> pointed = band != nullptr ? std::optional(band->step) : std::nullopt;
    if (pointed == m_pointed) {
        return;
    }
    m_pointed = pointed;
    for (const Panel& each : m_panels) {
        each.mark->setVisible(pointed.has_value());
        if (pointed) {
            each.mark->point1->setCoords(static_cast<double>(*pointed), 0);
            each.mark->point2->setCoords(static_cast<double>(*pointed), 1);
        }
        each.plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

std::vector<PlotWidget*> StepsPlot::plots() const
{
    std::vector<PlotWidget*> shown;
    for (const Panel& panel : m_panels) {
        if (!panel.bands.empty()) {
            shown.push_back(panel.plot);
        }
    }
    return shown;
}

QString StepsPlot::problem() const
{
    return m_problem->text();
}

QString StepsPlot::facts() const
{
    return m_facts->text();
}

void StepsPlot::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    if ((width() >= 2 * style::grid(this, kPlotWidth) ? 2 : 1) != m_columns) {
        arrange();
    }
}

}  // namespace tensordesk

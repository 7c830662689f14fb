// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/histogram/histogramview.h"

#include "views/common/eachpart.h"
#include "views/common/paddingrule.h"
#include "views/jobs/jobpools.h"
#include "views/kinds/pictureoptions.h"
#include "views/plot/axes/valueticker.h"
#include "views/plot/legend/legendlist.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/optionsform.h"

#include <QCheckBox>
#include <QComboBox>

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

// On a logarithmic axis a bin of one element stands this high above the ground.
constexpr double kLogarithmicGround = 0.5;
// So near a bar's end the pointer is on it.
constexpr double kNearPixels = 24;

/// The lower edge of a bin; of the one past the last, where the last ends.
double edgeOf(const Histogram& histogram, int64_t bin)
{
    const double share = static_cast<double>(bin) / static_cast<double>(histogram.counts.size());
    return histogram.min * (1 - share) + histogram.max * share;
}

QString percentText(double share)
{
    return QString::number(100 * share, 'g', 3) + QStringLiteral("\u202f%");
}

}  // namespace

HistogramView::HistogramView(QWidget* parent)
    : PlotView(parent), m_x(m_plot->xAxis), m_legend(new LegendList(*m_plot, this)),
      m_logarithmic(new QCheckBox(tr("Logarithmic counts"), this)), m_bins(new QComboBox(this)), m_mark(*m_plot)
{
    follow(m_job, tr("Count values"));
    auto* const form = new OptionsForm(this);
    form->addRow(tr("Bins"), m_bins);
    form->addRow(m_logarithmic);
    addOptions(form);
    addOptions(m_legend);
    connect(m_legend, &LegendList::changed, this, [this] {
        styleBars();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    });
    m_bins->setObjectName(QStringLiteral("bins"));
    m_logarithmic->setObjectName(QStringLiteral("logarithmicCounts"));
    m_bins->addItem(tr("automatic"), 0);
    for (const int bins : {16, 32, 64, 128, 256, 512, 1024}) {
        m_bins->addItem(QString::number(bins), bins);
    }
    m_bins->setAccessibleName(tr("Bins"));
    m_bins->setToolTip(tr("The number of bins for all values; zooming in makes automatic bins finer"));
    m_logarithmic->setToolTip(tr("Makes rare values visible next to frequent ones"));
    m_plot->setWheelZoom(Qt::Horizontal);
    m_plot->axisRect()->setRangeDrag(Qt::Horizontal);
    m_plot->placeLegendBeside();
    m_plot->yAxis->setLabel(tr("elements"));

    connect(m_bins, &QComboBox::currentIndexChanged, this, [this] { read(); });
    connect(m_logarithmic, &QCheckBox::toggled, this, &HistogramView::setLogarithmic);
    connect(&m_job, &AbstractJob::done, this, [this] { draw(*m_job.takeResult()); });
    connect(&m_x, &FittedAxis::chosen, this, [this](const QCPRange& range) {
        if (m_histograms) {
            if (m_histograms->source->offset == 0) {
                chooseValues(ValueLink::Span(range.lower * m_unit, range.upper * m_unit));
            }
            read();
        }
    });
    clear(tr("Select a leaf in the tree to see how its values are distributed."));
}

void HistogramView::setLeaf(const ShownLeaf& leaf, const DimSelection& selection)
{
    m_x.release();
    m_leaf = drawnOf(leaf);
    m_selection = selection;
    forget();
    unpoint();
    m_plot->xAxis->setLabel(valueName());
    read();
}

void HistogramView::setSelection(const DimSelection& selection)
{
    if (m_leaf && selection != m_selection) {
        m_selection = selection;  // the old bars stay until the new ones are there
        refresh();
    }
}

void HistogramView::refresh()
{
    m_source.reset();
    read();
}

void HistogramView::setPaddingRule(const PaddingRule& rule)
{
    m_padding = &rule;
    connect(&rule, &PaddingRule::changed, this, &HistogramView::refresh);
}

void HistogramView::configure(const PictureOptions& options)
{
    m_plot->showLegend();
    m_logarithmic->setChecked(options.logarithmic);
    if (options.range) {
        const auto offset = static_cast<double>(m_source ? m_source->offset : 0);
        m_plot->xAxis->setRange(options.range->first - offset, options.range->second - offset);
    }
}

void HistogramView::forget()
{
    m_source.reset();
    m_histograms.reset();
    m_plot->removeAll();
    m_legend->refresh();
}

HistogramRequest HistogramView::wantedRequest() const
{
    HistogramRequest request;
    if (const int bins = m_bins->currentData().toInt(); bins > 0) {
        request.bins = bins;
    }
    if (m_x.isChosen()) {
        // Half as much again on both sides, so that a short pan finds its bars there.
        const QCPRange visible = m_plot->xAxis->range();
        request.low = (visible.lower - visible.size() / 2) * m_unit;
        request.high = (visible.upper + visible.size() / 2) * m_unit;
    }
    return request;
}

void HistogramView::read()
{
    if (!canRead()) {
        return;
    }
    const HistogramRequest request = wantedRequest();
    if (m_source && m_histograms && m_histograms->source == m_source && m_histograms->request == request) {
        return;
    }
    if (!m_histograms) {
        announceRead(tr("Counting %1…").arg(format::bytes(m_selection.elementCount() * itemSize(m_leaf->leaf.dtype()))));
    }
    m_job.start(JobPools::poolFor(m_leaf->leaf),
                [leaf = m_leaf->leaf, place = PaddingRule::applied(m_padding, {m_leaf->path, m_leaf->levels}),
                 selection = m_selection, request, source = m_source](Progress& progress) {
                    return Histograms::count(leaf, source ? source : HistogramSource::read(leaf, place, selection, progress),
                                             request, progress);
                });
}

// ---- drawing ----------------------------------------------------------------------------------------

void HistogramView::draw(Histograms histograms)
{
    m_source = histograms.source;
    m_histograms = std::move(histograms);
    drawBars();
    tellNotes();
    rescale();
    showPlot();
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void HistogramView::drawBars()
{
    m_plot->removeAll();
    if (!std::isnan(m_source->least)) {
        m_unit = ValueTicker::unitFor(m_source->least, m_source->greatest);
        PlotWidget::setUnit(m_plot->xAxis, m_unit);
        m_plot->xAxis->setLabel(ValueTicker::labelWith(valueName(), m_source->offset));
    }
    for (const Histograms::Part& part : m_histograms->parts) {
        const Histogram& histogram = part.histogram;
        const auto bins = static_cast<int64_t>(histogram.counts.size());
        QVector<QCPGraphData> corners;
        corners.reserve(static_cast<qsizetype>(bins) + 2);
        for (int64_t bin = 0; bin < bins; ++bin) {
            corners.append({edgeOf(histogram, bin) / m_unit, static_cast<double>(histogram.counts[static_cast<std::size_t>(bin)])});
        }
        corners.append({histogram.max / m_unit, corners.last().value});
        QCPGraph* const graph = m_plot->addGraph();
        graph->data()->set(corners, true);
        graph->setLineStyle(QCPGraph::lsStepLeft);
        graph->setName(eachpart::name(m_selection, part.position));
        if (m_histograms->parts.size() >= 2) {
            graph->addToLegend();
        }
    }
    styleBars();
}

void HistogramView::styleBars()
{
    m_mark.leave();
    m_mark.restyle();
    for (int n = 0; n < m_plot->graphCount(); ++n) {
        QColor colour = style::curveColour(n);
        m_plot->graph(n)->setPen(QPen(colour, 1));
        colour.setAlphaF(m_plot->graphCount() > 1 ? 0.2F : 0.5F);
        m_plot->graph(n)->setBrush(colour);
        m_plot->graph(n)->setVisible(m_legend->isShown(m_plot->graph(n)->name()));
    }
    m_legend->refresh();
}

void HistogramView::tellNotes()
{
    const Summary counts = m_source->summary();
    QStringList notes;
    if (m_source->partCount > static_cast<int64_t>(m_source->summaries.size())) {
        notes << tr("The first %1 of %2 histograms.")
                     .arg(format::count(static_cast<int64_t>(m_source->summaries.size())), format::count(m_source->partCount));
    }
    if (counts.count == 0) {
        notes << tr("Only padding is visible here, by %1.").arg(format::path(m_source->mask->key).toHtmlEscaped());
    } else if (counts.padding > 0) {
        notes << tr("Without %1 elements of padding, which %2 tells.")
                     .arg(format::count(counts.padding), format::path(m_source->mask->key).toHtmlEscaped());
    }
    if (counts.nan + counts.inf == counts.count && counts.count > 0) {
        notes << tr("All values are NaN or infinite.");
    }
    if (counts.nan > 0) {
        notes << tr("%1 NaN are in no bin (%2).")
                     .arg(format::count(counts.nan),
                          percentText(static_cast<double>(counts.nan) / static_cast<double>(counts.count)));
    }
    if (counts.inf > 0) {
        notes << tr("%1 infinite values are in no bin (%2).")
                     .arg(format::count(counts.inf),
                          percentText(static_cast<double>(counts.inf) / static_cast<double>(counts.count)));
    }
    if (c10::isComplexType(m_leaf->leaf.dtype())) {
        notes << tr("Complex values by magnitude.");
    }
    showNotes(notes);
}

void HistogramView::rescale()
{
    double most = 1;
    for (const Histograms::Part& part : m_histograms->parts) {
        const auto& counts = part.histogram.counts;
        most = std::max(most, static_cast<double>(*std::max_element(counts.begin(), counts.end())));
    }
    if (!m_x.isChosen()) {
        ValueLink::Span values(0, 1);
        if (!m_histograms->parts.empty()) {
            const Histogram& any = m_histograms->parts.front().histogram;
            values = {any.min, any.max};
            values = m_source->offset == 0 ? sharedValues(values) : values;  // other views have none, or another one
        }
        const double low = values.first / m_unit, high = values.second / m_unit;
        const double margin = 0.02 * (high - low);
        m_x.fit({low - margin, high + margin});
    }
    const bool logarithmic = m_logarithmic->isChecked();
    m_plot->yAxis->setRange(logarithmic ? kLogarithmicGround : 0, logarithmic ? 1.5 * most : 1.05 * most);
}

void HistogramView::setLogarithmic(bool logarithmic)
{
    m_plot->setLogarithmic(m_plot->yAxis, logarithmic);
    if (m_histograms) {
        rescale();
    }
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void HistogramView::fitValues()
{
    if (!m_x.isChosen()) {
        rescale();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

void HistogramView::showValues(std::optional<ValueLink::Span> values)
{
    if (values && m_source && m_source->offset == 0) {
        m_plot->xAxis->setRange(values->first / m_unit, values->second / m_unit);
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    } else {
        showAll();
    }
}

void HistogramView::showAll()
{
    m_x.release();
    chooseValues(std::nullopt);
    if (m_histograms) {
        read();
        rescale();
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

QString HistogramView::partName(const Histograms::Part& part) const
{
    QStringList indices;
    for (std::size_t dim = 0; dim < part.position.size(); ++dim) {
        const bool counted = m_selection.dim(dim).role == DimRole::Pooled;
        indices << (counted ? QStringLiteral(":") : QString::number(part.position[dim]));
    }
    return format::index(indices);
}

QString HistogramView::binText(const Histogram& histogram, int64_t bin) const
{
    const double low = edgeOf(histogram, bin);
    const double high = edgeOf(histogram, bin + 1);
    if (!m_histograms->whole) {
        return format::statistics({low, high}).join(QStringLiteral(" … "));
    }
    const double first = std::ceil(low) + 0.0;  // no -0
    const double last = std::floor(high) + 0.0;
    const Integer offset = m_histograms->source->offset;
    const auto text = [offset](double value) {
        return offset == 0 ? format::number(value) : format::text(withOffset(value, offset));
    };
    return first == last ? text(first) : text(first) + QStringLiteral(" … ") + text(last);
}

void HistogramView::point(const QPoint& pixel)
{
    if (!m_histograms || m_histograms->parts.empty() || !m_plot->axisRect()->rect().contains(pixel)) {
        unpoint();
        return;
    }
    const Histogram& any = m_histograms->parts.front().histogram;
    const double at = m_plot->xAxis->pixelToCoord(pixel.x());
    const double share = (at - any.min / m_unit) / (any.max / m_unit - any.min / m_unit);
    const auto bins = static_cast<int64_t>(any.counts.size());
    if (share < 0 || share >= 1) {
        unpoint();
        return;
    }
    const auto bin = std::min(static_cast<int64_t>(share * static_cast<double>(bins)), bins - 1);
    QStringList counts;
    QStringList alone;
    for (std::size_t n = 0; n < m_histograms->parts.size(); ++n) {
        const int64_t count = m_histograms->parts[n].histogram.counts[static_cast<std::size_t>(bin)];
        const double part = static_cast<double>(count) / static_cast<double>(m_source->summaries[n].count);
        const QString text = format::count(count) + QStringLiteral(" (") + percentText(part) + QLatin1Char(')');
        alone << format::count(count);
        counts << (m_histograms->parts.size() > 1 ? partName(m_histograms->parts[n]) + QLatin1Char(' ') + text : text);
    }
    const QString values = binText(any, bin) + QStringLiteral(": ");
    m_legend->setValues(alone);
    const bool isNew = markNearest(pixel, bin);
    if (tell(values + counts.join(QStringLiteral(", "))) || isNew) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

/// Marks the histogram whose bar ends near the pointer. Returns true if that changed the picture.
bool HistogramView::markNearest(const QPoint& pixel, int64_t bin)
{
    int nearest = -1;
    double least = kNearPixels;
    for (int n = 0; n < m_plot->graphCount(); ++n) {
        const auto count = static_cast<double>(
            m_histograms->parts[static_cast<std::size_t>(n)].histogram.counts[static_cast<std::size_t>(bin)]);
        const double distance = std::abs(m_plot->yAxis->coordToPixel(count) - pixel.y());
        if (m_plot->graph(n)->visible() && distance < least) {
            least = distance;
            nearest = n;
        }
    }
    return nearest < 0 ? m_mark.leave() : m_mark.point(*m_plot->graph(nearest), m_plot->graph(nearest)->name(), pixel);
}

void HistogramView::unpoint()
{
    m_legend->setValues({});
    const bool isNew = m_mark.leave();
    if (tell({}) || isNew) {
        m_plot->replot(QCustomPlot::rpQueuedReplot);
    }
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/legend/legendfigures.h"

#include "views/jobs/jobpools.h"
#include "views/plot/curves/columngraph.h"  // IWYU pragma: keep
#include "views/plot/curves/curveset.h"
#include "views/plot/legend/legendlist.h"
#include "views/plot/plotwidget.h"
#include "views/plot/visible/visiblestatistics.h"
#include "views/text/format.h"

#include <algorithm>
#include <limits>

namespace tensordesk {

namespace {

// Statistics wait while the user zooms.
constexpr int kSoonMs = 150;

bool isKnown(const std::optional<Summary>& summary)
{
    return summary && summary->count > 0;
}

/// Returns the minimum, maximum, mean and deviation of each series, with aligned decimal points; none for an unknown one.
QList<QStringList> shortTexts(const std::vector<std::optional<Summary>>& summaries)
{
    std::vector<double> numbers;
    for (const std::optional<Summary>& summary : summaries) {
        if (isKnown(summary)) {
            numbers.insert(numbers.end(), {summary->min, summary->max, summary->mean, summary->std});
        }
    }
    QStringList aligned;
    for (const double number : numbers) {
        aligned << format::statistic(number);
    }
    aligned = format::alignedAtPoint(aligned);
    qsizetype widest = 0;
    for (const QString& number : aligned) {
        widest = std::max(widest, number.size());
    }
    QList<QStringList> texts;
    qsizetype next = 0;
    for (const std::optional<Summary>& summary : summaries) {
        QStringList& ofSeries = texts.emplace_back();
        for (const char* const name : {"min", "max", "\u03BC  ", "\u03C3  "}) {
            if (isKnown(summary)) {
                ofSeries << QString::fromUtf8(name) + QLatin1Char(' ') + aligned[next++].rightJustified(widest, QChar(QChar::Nbsp));
            }
        }
    }
    return texts;
}

QString longText(const Summary& summary)
{
    QString told = LegendFigures::tr("Visible range: %n value(s), min %1, max %2, mean %3, std %4", nullptr,
                                     static_cast<int>(std::min<int64_t>(summary.count, std::numeric_limits<int>::max())))
                       .arg(format::number(summary.min), format::number(summary.max), format::number(summary.mean),
                            format::number(summary.std));
    if (summary.nan + summary.inf > 0) {
        told += QLatin1Char('\n')
              + LegendFigures::tr("%1 NaN and %2 infinities left out").arg(format::count(summary.nan), format::count(summary.inf));
    }
    return told;
}

}  // namespace

LegendFigures::LegendFigures(PlotWidget& plot, const CurveSet& curves, LegendList& list, QObject* parent)
    : QObject(parent), m_plot(plot), m_curves(curves), m_list(list)
{
    m_job.setTitle(tr("Sum up curves"));
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    connect(&m_soon, &QTimer::timeout, this, &LegendFigures::sumUp);
    connect(&m_list, &LegendList::figuresToggled, this, &LegendFigures::sumUpSoon);
    connect(&m_job, &AbstractJob::done, this, [this] { show(*m_job.takeResult()); });
}

void LegendFigures::sumUpSoon()
{
    m_job.cancel();
    m_soon.start();
}

std::vector<LegendFigures::Line> LegendFigures::lines() const
{
    std::vector<Line> lines;
    for (int at = 0; at < m_plot.legend->itemCount(); ++at) {
        const auto* const listed = qobject_cast<QCPPlottableLegendItem*>(m_plot.legend->item(at))->plottable();
        Line& line = lines.emplace_back();
        for (const DrawnCurve& drawn : m_curves.lines()) {
            if (drawn.line != listed) {
                continue;
            }
            const auto leaf = static_cast<std::size_t>(drawn.of - m_curves.leaves().data());
            const std::vector<Curve>& curves = drawn.of->curves->curves;
            const auto own = static_cast<std::size_t>(drawn.curve - curves.data());
            const bool isOfAll = m_curves.styles().isByKey() && !drawn.of->isSummary;
            for (std::size_t n = isOfAll ? 0 : own; n < (isOfAll ? curves.size() : own + 1); ++n) {
                line.emplace_back(leaf, n);
            }
        }
    }
    return lines;
}

void LegendFigures::sumUp()
{
    const std::vector<Line> lines = this->lines();
    if (!m_list.hasFigures() || lines.empty()) {
        return;
    }
    std::vector<SummedLeaf> leaves;
    for (const PlottedLeaf& leaf : m_curves.leaves()) {
        leaves.push_back(SummedLeaf::of(leaf));
    }
    m_job.start(JobPools::passes(), [leaves, lines, visible = m_plot.xAxis->range()](Progress& progress) {
        std::vector<std::vector<std::optional<Summary>>> ofLeaves;
        for (const SummedLeaf& leaf : leaves) {
            ofLeaves.push_back(summarizeVisible(leaf, visible, progress));
        }
        std::vector<std::optional<Summary>> ofLines;
        for (const Line& line : lines) {
            std::optional<Summary>& summary = ofLines.emplace_back();
            for (const auto& [leaf, curve] : line) {
                if (const auto& one = ofLeaves[leaf][curve]) {
                    summary = summary.value_or(Summary::none());
                    summary->merge(*one);
                }
            }
        }
        return ofLines;
    });
}

void LegendFigures::show(const std::vector<std::optional<Summary>>& summaries)
{
    QList<LegendList::Figures> figures;
    const QList<QStringList> texts = shortTexts(summaries);
    for (std::size_t n = 0; n < summaries.size(); ++n) {
        figures << LegendList::Figures{texts[static_cast<qsizetype>(n)],
                                       isKnown(summaries[n]) ? longText(*summaries[n]) : QString()};
    }
    m_list.setFigures(figures);
}

}  // namespace tensordesk

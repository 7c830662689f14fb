// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/legend/legendfigures.h"

#include "model/analysis/values/statistictext.h"
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

/// For a narrow list; the exact ones are a tooltip away.
QString shortText(const Summary& summary)
{
    const auto number = [](double value) { return QString::number(value, 'g', 3); };
    const QString range = number(summary.min) + QChar(0x2026) + number(summary.max);
    return QStringLiteral("%1 \u03BC %2 \u03C3 %3").arg(range, number(summary.mean), number(summary.std));
}

QString longText(const Summary& summary)
{
    const SummaryText text = SummaryText::of(summary);
    QString told = LegendFigures::tr("Visible range: %n value(s), min %1, max %2, mean %3, std %4", nullptr,
                                     static_cast<int>(std::min<int64_t>(summary.count, std::numeric_limits<int>::max())))
                       .arg(format::text(text.min), format::text(text.max), format::text(text.mean), format::text(text.std));
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
    for (const std::optional<Summary>& summary : summaries) {
        const bool isKnown = summary && summary->count > 0;
        figures << LegendList::Figures{isKnown ? shortText(*summary) : QString(), isKnown ? longText(*summary) : QString()};
    }
    m_list.setFigures(figures);
}

}  // namespace tensordesk

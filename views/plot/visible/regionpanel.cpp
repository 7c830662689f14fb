// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/visible/regionpanel.h"

#include "views/common/roles.h"
#include "views/jobs/jobpools.h"
#include "views/plot/curves/columngraph.h"  // IWYU pragma: keep
#include "views/plot/curves/curveset.h"
#include "views/plot/plotwidget.h"
#include "views/plot/visible/visiblestatistics.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/cellreadout.h"
#include "views/widgets/rowdelegate.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <limits>

namespace tensordesk {

namespace {

constexpr int kRowsWithoutScrolling = 6;

/// The numbers of a row, in the order of the columns after the name.
std::array<double, 6> numbersOf(const SeriesFigures& figures)
{
    return {figures.summary.mean, figures.summary.std, figures.summary.min, figures.summary.max, figures.integral, figures.slope};
}

}  // namespace

RegionPanel::RegionPanel(PlotWidget& plot, const CurveSet& curves, QWidget* parent)
    : QWidget(parent), m_plot(plot), m_curves(curves), m_title(new QLabel(this)), m_table(new QTreeWidget(this))
{
    const auto button = [this](const QString& text, const QString& tip) {
        auto* const made = new QToolButton(this);
        made->setText(text);
        made->setToolTip(tip);
        made->setAutoRaise(true);
        return made;
    };
    auto* const zoom = button(tr("Zoom in"), tr("Show only this range"));
    auto* const copyAll = button(tr("Copy"), tr("Copy the table as text"));
    auto* const close = button(tr("Close"), tr("Remove the marked range (Esc in the plot)"));
    m_table->setAccessibleName(tr("Statistics of the marked range"));
    m_table->setHeaderLabels({tr("Curve"), tr("Mean"), tr("Std"), tr("Min"), tr("Max"), tr("Integral"), tr("Slope")});
    m_table->header()->setAccessibleName(m_table->accessibleName());
    m_table->headerItem()->setToolTip(5, tr("Integral over the index, by the trapezoidal rule"));
    m_table->headerItem()->setToolTip(6, tr("Slope of the least-squares line per index"));
    m_table->header()->setStretchLastSection(false);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_table->setItemDelegate(new RowDelegate(m_table));
    m_table->setRootIsDecorated(false);
    m_table->setUniformRowHeights(true);
    m_table->setTextElideMode(Qt::ElideMiddle);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setFont(style::monospaced(font()));
    new CellReadout(*m_table);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_title, 1);
    for (QToolButton* const each : {zoom, copyAll, close}) {
        row->addWidget(each);
    }
    auto* const layout = new QVBoxLayout(this);
    const int space = style::grid(this);
    layout->setContentsMargins(2 * space, 0, 2 * space, space);
    layout->setSpacing(0);
    layout->addLayout(row);
    layout->addWidget(m_table);
    hide();
    m_job.setTitle(tr("Summarize the marked range"));
    m_plot.setRegionsOffered(true);
    connect(&m_plot, &PlotWidget::regionChanged, this, &RegionPanel::refresh);
    connect(zoom, &QToolButton::clicked, this, [this] {
        const QCPRange region = *m_plot.region();
        m_plot.setRegion(std::nullopt);
        m_plot.zoomTo(region);
    });
    connect(copyAll, &QToolButton::clicked, this, &RegionPanel::copy);
    connect(close, &QToolButton::clicked, this, [this] { m_plot.setRegion(std::nullopt); });
    connect(&m_job, &AbstractJob::done, this, [this] { show(*m_job.takeResult()); });
}

void RegionPanel::refresh()
{
    const auto region = m_plot.region();
    setVisible(region && !m_curves.leaves().empty());
    if (isHidden()) {
        m_job.cancel();
        return;
    }
    const Range indices = m_curves.leaves().front().indices();
    const Slice part = visibleIndices(indices, *region);
    const int64_t count = *part.stop - *part.start;
    m_title->setText(
        count == 0 ? tr("No index is in the marked range.")
                   : tr("%1 … %2, %n indices", nullptr, static_cast<int>(std::min<int64_t>(count, std::numeric_limits<int>::max())))
                         .arg(indices.start + *part.start * indices.step)
                         .arg(indices.start + (*part.stop - 1) * indices.step));
    if (count == 0) {
        m_job.cancel();
        show({});
        return;
    }
    struct Wanted {
        QString name;
        SummedLeaf leaf;
        int64_t curve;
    };
    std::vector<Wanted> wanted;
    for (const DrawnCurve& drawn : m_curves.lines()) {
        if (drawn.isShown && !drawn.of->isDerived() && wanted.size() < kMostCurves) {
            wanted.push_back({curvereadout::name(drawn, m_curves.keyCount() > 1), SummedLeaf::of(*drawn.of),
                              drawn.curve - drawn.of->curves->curves.data()});
        }
    }
    m_job.start(JobPools::passes(), [wanted, part, step = indices.step](Progress& progress) {
        std::vector<Row> rows;
        for (const auto& [name, leaf, curve] : wanted) {
            rows.push_back({name, seriesFigures(visibleElements(leaf, curve, part), step, progress)});
        }
        return rows;
    });
}

void RegionPanel::show(const std::vector<Row>& rows)
{
    m_table->clear();
    for (const Row& row : rows) {
        auto* const item = new QTreeWidgetItem(m_table, {row.name});
        item->setToolTip(0, row.name);
    }
    for (int column = 0; column < m_table->columnCount() - 1; ++column) {
        std::vector<double> numbers;
        for (const Row& row : rows) {
            numbers.push_back(numbersOf(row.figures)[static_cast<std::size_t>(column)]);
        }
        const QStringList texts = format::alignedAtPoint(format::statistics(numbers));
        for (qsizetype at = 0; at < texts.size(); ++at) {
            QTreeWidgetItem& item = *m_table->topLevelItem(static_cast<int>(at));
            item.setText(column + 1, texts[at]);
            item.setTextAlignment(column + 1, Qt::AlignRight | Qt::AlignVCenter);
            item.setToolTip(column + 1, format::number(numbers[static_cast<std::size_t>(at)]));
            item.setData(column + 1, ExactRole, item.toolTip(column + 1));
        }
        m_table->headerItem()->setTextAlignment(column + 1, Qt::AlignRight | Qt::AlignVCenter);
    }
    const int shown = std::clamp(m_table->topLevelItemCount(), 1, kRowsWithoutScrolling);
    const int height = m_table->topLevelItemCount() > 0 ? m_table->sizeHintForRow(0) : style::rowHeight(m_table->font());
    m_table->setFixedHeight(m_table->header()->sizeHint().height() + shown * height + 2 * m_table->frameWidth());
}

/// Copies the exact numbers, separated by tabs.
void RegionPanel::copy() const
{
    QStringList lines;
    for (int at = -1; at < m_table->topLevelItemCount(); ++at) {
        const QTreeWidgetItem& item = at < 0 ? *m_table->headerItem() : *m_table->topLevelItem(at);
        QStringList cells;
        for (int column = 0; column < m_table->columnCount(); ++column) {
            cells << (at < 0 || column == 0 ? item.text(column) : item.toolTip(column));
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

}  // namespace tensordesk

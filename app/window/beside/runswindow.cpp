// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/runswindow.h"

#include "model/layouts/laidoutstorage.h"
#include "views/common/roles.h"
#include "views/jobs/joblist.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/cellreadout.h"
#include "views/widgets/dialogs.h"
#include "views/widgets/panesplitter.h"
#include "views/widgets/pointdelegate.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QSpinBox>
#include <QStatusBar>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

namespace {

/// With more episodes than this, lines start as moving means.
constexpr int kMostPlain = 100;
constexpr int kMeans = 40;
constexpr int kMostMean = 100'000;

}  // namespace

RunsWindow::RunsWindow(const QStringList& paths, QWidget* parent)
    : SideWindow(parent), m_sorted(new QSortFilterProxyModel(this)), m_shows(new QComboBox(this)), m_along(new QComboBox(this)),
      m_mean(new QSpinBox(this)), m_chart(new RunsChart(m_model, this)), m_table(new QTableView(this))
{
    for (const QString& path : paths.mid(0, kMostRuns)) {
        m_paths.push_back(path.toStdString());
    }
    m_names = distinctNames(m_paths);
    setWindowTitle(tr("Runs — TensorDesk"));
    m_shows->addItem(tr("return"));
    m_shows->addItem(tr("length"));
    m_shows->setAccessibleName(tr("The number of an episode"));
    m_along->addItem(tr("by episode"));
    m_along->addItem(tr("by step"));
    m_along->setAccessibleName(tr("The horizontal axis"));
    m_mean->setRange(1, kMostMean);
    m_mean->setSuffix(tr(" episodes"));
    m_mean->setSpecialValueText(tr("1 episode"));
    m_mean->setAccessibleName(tr("Moving mean"));
    m_mean->setToolTip(tr("Each point is the mean of this many episodes up to its own; 1 shows the episodes themselves"));
    m_mean->setKeyboardTracking(false);
    auto* const meanLabel = new QLabel(tr("&Mean of"), this);
    meanLabel->setBuddy(m_mean);
    auto* const copy = new QPushButton(tr("&Copy table"), this);
    copy->setToolTip(tr("Copy the statistics with exact numbers"));

    m_sorted->setSourceModel(&m_model);
    m_sorted->setSortRole(RawValueRole);
    m_table->setModel(m_sorted);
    m_table->setItemDelegate(new PointDelegate(m_table));
    new CellReadout(*m_table);
    m_table->setAccessibleName(tr("Runs"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setAccessibleName(tr("Runs"));
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(style::rowHeight(font()));
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setAccessibleName(tr("Statistics of the runs"));
    m_table->horizontalHeader()->setSortIndicatorClearable(true);
    m_table->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    m_table->setSortingEnabled(true);

    const int unit = style::grid(this);
    auto* const row = new QHBoxLayout;
    row->setSpacing(2 * unit);
    row->addWidget(m_shows);
    row->addWidget(m_along);
    row->addWidget(meanLabel);
    row->addWidget(m_mean);
    row->addStretch(1);
    row->addWidget(copy);
    auto* const splitter = new PaneSplitter(0, this, Qt::Vertical);
    splitter->addWidget(m_chart);
    splitter->addWidget(m_table);
    splitter->setDefault({90 * unit, 45 * unit});
    auto* const central = new QWidget(this);
    auto* const layout = new QVBoxLayout(central);
    layout->setContentsMargins(2 * unit, 2 * unit, 2 * unit, 0);
    layout->setSpacing(2 * unit);
    layout->addLayout(row);
    layout->addWidget(splitter, 1);
    setCentralWidget(central);
    resize(240 * unit, 170 * unit);

    m_job.setTitle(tr("Read the runs"));
    jobs().watch(&m_job);
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_model.add(format::text(m_names[m_next]), *m_job.takeResult());
        ++m_next;
        chooseMean();
        m_chart->draw();
        fitColumns();
        readNext();
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        m_model.addFailure(format::text(m_names[m_next]), describe(error));
        ++m_next;
        fitColumns();
        readNext();
    });
    connect(m_shows, &QComboBox::activated, this, [this](int item) { m_chart->setShows(static_cast<RunsChart::Shows>(item)); });
    connect(m_along, &QComboBox::activated, this, [this](int item) { m_chart->setAlong(static_cast<RunsChart::Along>(item)); });
    connect(m_mean, &QSpinBox::valueChanged, m_chart, &RunsChart::setMean);
    connect(copy, &QPushButton::clicked, this, &RunsWindow::copyTable);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        const int run = m_sorted->mapToSource(current).row();
        m_chart->setCurrent(run);
        statusBar()->showMessage(run < 0 ? QString() : m_model.failureAt(run));
    });
    connect(m_chart, &RunsChart::chosen, this,
            [this](int run) { m_table->setCurrentIndex(m_sorted->mapFromSource(m_model.index(run, RunsModel::NameColumn))); });
    connect(m_chart, &RunsChart::pointed, this, [this](const QString& text) { statusBar()->showMessage(text); });
    if (paths.size() > kMostRuns) {
        statusBar()->showMessage(tr("Only the first %1 of %2 runs are shown.").arg(kMostRuns).arg(paths.size()));
    }
    readNext();
}

void RunsWindow::ask(QWidget* parent, const QString& folder)
{
    dialogs::choosePaths(parent, dialogs::Wanted::Files, tr("Compare runs"), folder, QString(), [](const QStringList& paths) {
        if (!paths.isEmpty()) {
            (new RunsWindow(paths))->show();
        }
    });
}

void RunsWindow::readNext()
{
    if (m_next < m_paths.size()) {
        m_job.start(JobPools::passes(),
                    [path = m_paths[m_next]](Progress& progress) { return readRun(path, *openLaidOut(path), {}, {}, progress); });
    }
}

void RunsWindow::fitColumns()
{
    for (int column = 0; column < RunsModel::ColumnCount; ++column) {
        m_table->setColumnHidden(column, !m_model.hasValues(column));
    }
    m_table->resizeColumnsToContents();
}

/// Smooths long runs from the start, unless the user chose.
void RunsWindow::chooseMean()
{
    std::size_t most = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        most = std::max(most, m_model.runAt(row).episodes.size());
    }
    if (most > kMostPlain && m_mean->value() == 1) {
        m_mean->setValue(static_cast<int>(most / kMeans));
    }
}

void RunsWindow::copyTable()
{
    QApplication::clipboard()->setText(m_model.text());
}

}  // namespace tensordesk

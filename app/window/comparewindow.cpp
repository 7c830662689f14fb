// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/comparewindow.h"

#include "analysis/differencesource.h"
#include "common/format.h"
#include "common/icons.h"
#include "common/shownentry.h"
#include "common/style.h"
#include "compare/comparisonview.h"
#include "jobs/joblist.h"
#include "jobs/jobpools.h"
#include "messages/messagebar.h"
#include "window/datapane.h"
#include "window/jobbar.h"

#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QSplitter>
#include <QStatusBar>
#include <QTabBar>
#include <QVBoxLayout>

namespace tensordesk {

CompareWindow::CompareWindow(const QString& left, const QString& right, QWidget* parent)
    : QMainWindow(parent), m_comparison(new ComparisonView(this)), m_data(new DataPane(this)),
      m_sides(new QTabBar(this)), m_pointed(new QLabel(this)), m_messages(new MessageBar(this)),
      m_jobs(new JobList(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowIcon(programIcon());
    setWindowTitle(tr("%1 and %2 — TensorDesk").arg(QFileInfo(left).fileName(), QFileInfo(right).fileName()));
    buildWidgets(left, right);
    for (AbstractJob* job : {static_cast<AbstractJob*>(&m_openJob), static_cast<AbstractJob*>(&m_valuesJob)}) {
        m_jobs->watch(job);
        connect(job, &AbstractJob::failed, this, &CompareWindow::report);
    }
    connect(m_data, &DataPane::jobCreated, m_jobs, &JobList::watch);
    connect(m_data, &DataPane::pointed, m_pointed, &QLabel::setText);
    connect(m_comparison, &ComparisonView::entryChosen, this, &CompareWindow::showEntry);
    connect(m_comparison, &ComparisonView::toleranceChanged, this, &CompareWindow::compare);
    connect(m_sides, &QTabBar::currentChanged, this, [this](int side) {
        m_side = static_cast<Side>(side);
        showSide();
    });
    connect(&m_openJob, &AbstractJob::done, this, [this] {
        m_opened = m_openJob.takeResult();
        m_comparison->setComparison(m_opened->comparison, false);
        compare();
    });
    connect(&m_valuesJob, &AbstractJob::done, this,
            [this] { m_comparison->setComparison(*m_valuesJob.takeResult(), true); });
    m_data->clear(tr("Choose a key to see its values."));
    resize(1200, 760);
    open(left, right);
}

CompareWindow::~CompareWindow() = default;

void CompareWindow::buildWidgets(const QString& left, const QString& right)
{
    const int unit = style::grid(this);
    auto* paths = new QGridLayout;
    paths->setHorizontalSpacing(2 * unit);
    paths->setVerticalSpacing(0);
    const auto addPath = [&](int row, const QString& name, const QString& path) {
        auto* label = new QLabel(QDir::toNativeSeparators(path), this);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        label->setToolTip(label->text());
        paths->addWidget(new QLabel(name, this), row, 0);
        paths->addWidget(label, row, 1);
    };
    addPath(0, tr("A"), left);
    addPath(1, tr("B"), right);
    paths->setColumnStretch(1, 1);

    m_sides->setDrawBase(false);
    m_sides->setExpanding(false);
    m_sides->setAccessibleName(tr("Side"));
    m_sides->addTab(tr("A"));
    m_sides->addTab(tr("B"));
    m_sides->addTab(tr("B − A"));
    m_sides->setCurrentIndex(Difference);
    auto* shown = new QWidget(this);
    auto* shownLayout = new QVBoxLayout(shown);
    shownLayout->setContentsMargins({});
    shownLayout->setSpacing(0);
    shownLayout->addWidget(m_sides);
    shownLayout->addWidget(m_data, 1);

    auto* splitter = new QSplitter(this);
    splitter->addWidget(m_comparison);
    splitter->addWidget(shown);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({150 * unit, 150 * unit});

    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    layout->setContentsMargins(unit, unit, unit, 0);
    layout->setSpacing(unit);
    layout->addWidget(m_messages);
    layout->addLayout(paths);
    layout->addWidget(splitter, 1);
    setCentralWidget(central);
    m_pointed->setFont(style::monospaced(font()));
    statusBar()->addWidget(m_pointed, 1);
    statusBar()->addPermanentWidget(new JobBar(*m_jobs, this));
}

void CompareWindow::open(const QString& left, const QString& right)
{
    m_openJob.setTitle(tr("Open both files"));
    m_openJob.start(JobPools::passes(), [one = left.toStdString(), other = right.toStdString()](Progress& progress) {
        Opened opened{openStorage(one), openStorage(other), {}};
        opened.comparison = compareTrees(opened.left->root(), opened.right->root(), progress);
        return opened;
    });
}

void CompareWindow::compare()
{
    if (!m_opened) {
        return;
    }
    m_valuesJob.setTitle(tr("Compare values"));
    m_valuesJob.start(JobPools::passes(), [comparison = m_opened->comparison,
                                           tolerance = m_comparison->tolerance()](Progress& progress) mutable {
        compareValues(comparison, tolerance, progress);
        return std::move(comparison);
    });
}

void CompareWindow::showEntry(const ComparedEntry& entry)
{
    const bool isNew = !m_shown || m_shown->path != entry.path || !m_shown->values;
    m_shown = entry;
    const QSignalBlocker blocker(m_sides);  // it leaves a tab that is disabled
    m_sides->setTabEnabled(Left, entry.left.has_value());
    m_sides->setTabEnabled(Right, entry.right.has_value());
    m_sides->setTabEnabled(Difference, entry.isComparable() && !std::get<Leaf>(entry.left->entry).isRagged());
    m_sides->setCurrentIndex(m_sides->isTabEnabled(m_side) ? m_side : entry.right ? Right : Left);
    showSide();
    if (isNew && entry.values && entry.values->maxAbsoluteAt) {
        m_data->showPlace(*entry.values->maxAbsoluteAt);
    }
}

void CompareWindow::showSide()
{
    if (!m_shown) {
        return;
    }
    const auto side = static_cast<Side>(m_sides->currentIndex());
    const ComparedSide& from = side == Left || !m_shown->right ? *m_shown->left : *m_shown->right;
    ShownEntry shown{m_shown->path, from.entry, static_cast<int64_t>(from.batchDims), from.names,
                     format::python(m_shown->path)};
    if (side == Difference) {
        shown.entry = differenceOf(std::get<Leaf>(m_shown->left->entry), std::get<Leaf>(m_shown->right->entry));
    }
    m_data->show(shown);
}

void CompareWindow::report(const Error& error)
{
    m_messages->report(error);
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/comparewindow.h"

#include "app/window/beside/comparepanes.h"
#include "model/layouts/laidoutstorage.h"
#include "model/tensordict/base/progressscope.h"
#include "views/compare/comparisonview.h"
#include "views/jobs/joblist.h"
#include "views/jobs/jobpools.h"
#include "views/messages/messagebar.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/filename.h"

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QSplitter>
#include <QStatusBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

CompareWindow::CompareWindow(Input left, Input right, QWidget* parent)
    : SideWindow(parent), m_left(std::move(left)), m_right(std::move(right)), m_comparison(new ComparisonView(this)),
      m_panes(new ComparePanes(this)), m_pointed(new QLabel(this)), m_messages(new MessageBar(this))
{
    buildWidgets();
    for (AbstractJob* job : {static_cast<AbstractJob*>(&m_openJob), static_cast<AbstractJob*>(&m_valuesJob)}) {
        jobs().watch(job);
        connect(job, &AbstractJob::failed, this, &CompareWindow::report);
    }
    m_openJob.setTitle(tr("Open both files"));
    m_valuesJob.setTitle(tr("Compare values"));
    connect(m_panes, &ComparePanes::jobCreated, &jobs(), &JobList::watch);
    connect(m_panes, &ComparePanes::pointed, m_pointed, &QLabel::setText);
    connect(m_comparison, &ComparisonView::entryChosen, this, &CompareWindow::showEntry);
    connect(m_comparison, &ComparisonView::toleranceChanged, this, &CompareWindow::compareValues);
    connect(&m_openJob, &AbstractJob::done, this, [this] {
        m_opened = m_openJob.takeResult();
        m_comparison->setComparison(m_opened->comparison, false);
        compareValues();
    });
    connect(&m_valuesJob, &AbstractJob::done, this, [this] { m_comparison->setComparison(*m_valuesJob.takeResult(), true); });
    compareAgain();
}

CompareWindow::~CompareWindow() = default;

void CompareWindow::buildWidgets()
{
    const int unit = style::grid(this);
    auto* paths = new QGridLayout;
    paths->setHorizontalSpacing(2 * unit);
    paths->setVerticalSpacing(0);
    const auto nameOf = [](const Input& input) { return input.name.isEmpty() ? format::filePath(input.path) : input.name; };
    const auto addPath = [&](int row, const QString& side, const QString& name) {
        auto* label = new QLabel(name, this);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        label->setToolTip(name);
        paths->addWidget(new QLabel(side, this), row, 0);
        paths->addWidget(label, row, 1);
    };
    addPath(0, tr("A"), nameOf(m_left));
    addPath(1, tr("B"), nameOf(m_right));
    paths->setColumnStretch(1, 1);
    const auto shortName = [&](const Input& input) { return input.name.isEmpty() ? format::fileName(input.path) : input.name; };
    setWindowTitle(tr("%1 and %2 — TensorDesk").arg(shortName(m_left), shortName(m_right)));

    auto* again = new QAction(icon(Symbol::Reload), tr("Compare again"), this);
    again->setShortcut(Qt::Key_F5);
    again->setToolTip(tr("Reload the files and compare them (%1)").arg(again->shortcut().toString(QKeySequence::NativeText)));
    connect(again, &QAction::triggered, this, [this] { compareAgain(); });
    addAction(again);
    auto* button = new QToolButton(this);
    button->setDefaultAction(again);
    button->setAutoRaise(true);
    paths->addWidget(button, 0, 2, 2, 1);

    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_comparison);
    splitter->addWidget(m_panes);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({70 * unit, 100 * unit});

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
}

void CompareWindow::compareAgain()
{
    m_valuesJob.cancel();
    m_openJob.start(JobPools::passes(), [left = m_left, right = m_right](Progress& progress) {
        const ProgressScope scope(progress);  // for opening
        Opened opened;
        const auto rootOf = [](const Input& input, std::shared_ptr<Storage>& storage) {
            if (input.td) {
                return *input.td;
            }
            storage = openLaidOut(input.path.toStdString());
            return storage->root();
        };
        const TensorDict one = rootOf(left, opened.left), other = rootOf(right, opened.right);
        opened.comparison = compareTrees(one, other, progress);
        return opened;
    });
}

void CompareWindow::setDocument(const TensorDict& td)
{
    for (Input* side : {&m_left, &m_right}) {
        if (side->td) {
            side->td = td;
        }
    }
    compareAgain();
}

void CompareWindow::compareValues()
{
    if (!m_opened) {
        return;
    }
    m_valuesJob.start(JobPools::passes(),
                      [comparison = m_opened->comparison, tolerance = m_comparison->tolerance()](Progress& progress) mutable {
                          tensordesk::compareValues(comparison, tolerance, progress);
                          return std::move(comparison);
                      });
}

void CompareWindow::showEntry(const ComparedEntry& entry)
{
    const bool isNew = !m_shown || m_shown->path != entry.path || !m_shown->values;
    m_shown = entry;
    m_panes->show(entry);
    if (isNew && entry.values) {
        // NaN against a number has no size.
        const std::optional<Shape>& greatest = entry.values->maxAbsoluteAt;
        const bool isApart = greatest && entry.values->maxAbsolute > 0;
        if (const std::optional<Shape>& place = isApart ? greatest : entry.values->firstAt) {
            m_panes->showPlace(*place);
        }
    }
}

void CompareWindow::report(const Error& error)
{
    m_messages->report(tr("Cannot compare"), error);
}

}  // namespace tensordesk

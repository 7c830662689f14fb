// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/jobpanel.h"

#include "views/jobs/joblist.h"
#include "views/style/icons.h"
#include "views/style/style.h"

#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

JobPanel::JobPanel(JobList& jobs, QWidget* parent) : QWidget(parent), m_jobs(jobs), m_none(new QLabel(this))
{
    auto* content = new QWidget(this);
    m_layout = new QVBoxLayout(content);
    const int unit = style::grid(this);
    m_layout->setContentsMargins(2 * unit, unit, 2 * unit, unit);
    m_none->setText(tr("No background jobs."));
    m_none->setForegroundRole(QPalette::PlaceholderText);
    m_layout->addWidget(m_none);
    m_layout->addStretch();
    auto* area = new QScrollArea(this);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setAccessibleName(tr("Jobs"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(area);

    connect(&jobs, &QAbstractItemModel::rowsInserted, this, [this](const QModelIndex&, int first, int last) {
        for (int row = first; row <= last; ++row) {
            addRow(row);
        }
    });
    connect(&jobs, &QAbstractItemModel::rowsAboutToBeRemoved, this, [this](const QModelIndex&, int first, int last) {
        for (int row = last; row >= first; --row) {
            removeRow(row);
        }
    });
    connect(&jobs, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex& first) { showRow(first.row()); });
    for (int row = 0; row < jobs.rowCount(); ++row) {
        addRow(row);
    }
}

void JobPanel::addRow(int at)
{
    auto* widget = new QWidget(this);
    auto* grid = new QGridLayout(widget);
    grid->setContentsMargins({});
    grid->setVerticalSpacing(0);
    Row row{widget, new QLabel(widget), new QProgressBar(widget), new QLabel(widget), new QToolButton(widget)};
    row.title->setTextFormat(Qt::PlainText);
    row.progress->setTextVisible(false);
    row.progress->setMaximumHeight(style::grid(this, 3));
    row.amount->setForegroundRole(QPalette::PlaceholderText);
    row.cancel->setIcon(icon(Symbol::Close));
    row.cancel->setAutoRaise(true);
    connect(row.cancel, &QToolButton::clicked, this, [this, widget] {
        for (std::size_t i = 0; i < m_rows.size(); ++i) {
            if (m_rows[i].widget == widget) {
                m_jobs.cancel(static_cast<int>(i));
                return;
            }
        }
    });
    const QString title = m_jobs.index(at).data(Qt::DisplayRole).toString();
    row.cancel->setAccessibleName(tr("Cancel %1").arg(title));
    row.progress->setAccessibleName(tr("Progress of %1").arg(title));
    grid->addWidget(row.title, 0, 0);
    grid->addWidget(row.amount, 0, 1, Qt::AlignRight);
    grid->addWidget(row.progress, 1, 0, 1, 2);
    grid->addWidget(row.cancel, 0, 2, 2, 1);
    grid->setColumnStretch(0, 1);
    m_layout->insertWidget(at, widget);
    m_rows.insert(m_rows.begin() + at, row);
    m_none->hide();
    showRow(at);
}

void JobPanel::removeRow(int at)
{
    m_rows[static_cast<std::size_t>(at)].widget->deleteLater();
    m_rows[static_cast<std::size_t>(at)].widget->hide();
    m_rows.erase(m_rows.begin() + at);
    m_none->setVisible(m_rows.empty());
}

void JobPanel::showRow(int at)
{
    const QModelIndex job = m_jobs.index(at);
    const Row& row = m_rows[static_cast<std::size_t>(at)];
    row.title->setText(job.data(Qt::DisplayRole).toString());
    const bool isCancellable = job.data(JobList::CancellableRole).toBool();
    row.cancel->setEnabled(isCancellable);
    row.cancel->setToolTip(isCancellable ? tr("Cancel this job") : tr("This job cannot be cancelled"));
    QStringList parts;
    for (const int role : {JobList::AmountRole, JobList::RateRole, JobList::RemainingRole}) {
        if (const QString part = job.data(role).toString(); !part.isEmpty()) {
            parts << part;
        }
    }
    row.amount->setText(parts.join(QStringLiteral(" · ")));
    const int permille = job.data(JobList::PermilleRole).toInt();
    row.progress->setRange(0, permille < 0 ? 0 : 1000);
    row.progress->setValue(permille);
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/jobbar.h"

#include "views/jobs/joblist.h"
#include "views/style/icons.h"
#include "views/style/style.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace tensordesk {

JobBar::JobBar(JobList& jobs, QWidget* parent)
    : QWidget(parent), m_jobs(jobs), m_text(new QLabel(this)), m_progress(new QProgressBar(this)), m_cancel(new QToolButton(this))
{
    m_progress->setTextVisible(false);
    m_progress->setFixedWidth(style::grid(this, 30));
    m_progress->setMaximumHeight(style::grid(this, 3));
    m_progress->setAccessibleName(tr("Progress of the newest job"));
    m_cancel->setIcon(icon(Symbol::Close));
    m_cancel->setAutoRaise(true);
    m_cancel->setMaximumHeight(m_text->fontMetrics().height());  // the status bar is as high without a job
    m_cancel->setAccessibleName(tr("Cancel the newest job"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_text);
    layout->addWidget(m_progress);
    layout->addWidget(m_cancel);
    connect(m_cancel, &QToolButton::clicked, this, [this] { m_jobs.cancel(m_jobs.rowCount() - 1); });
    connect(&jobs, &QAbstractItemModel::rowsInserted, this, &JobBar::update);
    connect(&jobs, &QAbstractItemModel::rowsRemoved, this, &JobBar::update);
    connect(&jobs, &QAbstractItemModel::dataChanged, this, &JobBar::update);
    update();
}

void JobBar::update()
{
    const int count = m_jobs.rowCount();
    setVisible(count > 0);
    if (count == 0) {
        return;
    }
    const QModelIndex newest = m_jobs.index(count - 1);
    QStringList parts{newest.data(Qt::DisplayRole).toString()};
    for (const int role : {JobList::AmountRole, JobList::RateRole, JobList::RemainingRole}) {
        if (const QString part = newest.data(role).toString(); !part.isEmpty()) {
            parts << part;
        }
    }
    if (count > 1) {
        parts << tr("and %n more", nullptr, count - 1);
    }
    m_text->setText(parts.join(QStringLiteral(" · ")));
    const int permille = newest.data(JobList::PermilleRole).toInt();
    const bool isCancellable = newest.data(JobList::CancellableRole).toBool();
    m_cancel->setEnabled(isCancellable);
    m_cancel->setToolTip(isCancellable ? tr("Cancel (Esc)") : tr("This job cannot be cancelled"));
    m_progress->setRange(0, permille < 0 ? 0 : 1000);
    m_progress->setValue(permille);
}

}  // namespace tensordesk

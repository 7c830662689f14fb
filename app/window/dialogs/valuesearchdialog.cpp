// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/valuesearchdialog.h"

#include "app/window/document/datapane.h"
#include "app/window/document/documentpane.h"
#include "app/window/document/entryreveal.h"
#include "model/analysis/search/valuesearch.h"
#include "views/jobs/joblist.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/style/style.h"
#include "views/table/tensortablemodel.h"
#include "views/text/format.h"
#include "views/tree/tensortreemodel.h"
#include "views/tree/tensortreeview.h"
#include "views/widgets/rowdelegate.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <mutex>
#include <utility>

namespace tensordesk {

namespace {

enum HitColumn { KeyColumn, CountColumn, ShareColumn, FirstColumn, HitColumns };

}  // namespace

/// Hits on their way from the searching thread to the window.
struct ValueSearchDialog::Mail {
    void leave(FoundValues hit)
    {
        const std::lock_guard lock(mutex);
        hits.push_back(std::move(hit));
    }
    std::vector<FoundValues> take()
    {
        const std::lock_guard lock(mutex);
        return std::exchange(hits, {});
    }

    std::mutex mutex;
    std::vector<FoundValues> hits;
};

ValueSearchDialog::ValueSearchDialog(std::function<std::optional<TensorDict>()> root, QWidget* parent)
    : QDialog(parent), m_root(std::move(root)), m_field(new QLineEdit(this)), m_search(new QPushButton(tr("&Search"), this)),
      m_stop(new QPushButton(tr("S&top"), this)), m_progress(new QProgressBar(this)), m_list(new QTreeWidget(this)),
      m_summary(new QLabel(this))
{
    setWindowTitle(tr("Search values"));
    const int unit = style::grid(this);
    m_field->setPlaceholderText(tr("isnan, isinf, == 7, != 0, > 1e6, <= -1"));
    m_field->setAccessibleName(tr("Condition"));
    m_field->setFont(style::monospaced(font()));
    m_field->setClearButtonEnabled(true);
    m_search->setDefault(true);
    m_stop->setAutoDefault(false);
    m_stop->setEnabled(false);
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_progress->setTextVisible(false);
    m_progress->hide();
    m_list->setAccessibleName(tr("Keys with such values"));
    m_list->setColumnCount(HitColumns);
    m_list->setHeaderLabels({tr("Key"), tr("Values"), tr("Share"), tr("First")});
    m_list->header()->setAccessibleName(m_list->accessibleName());
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_list->header()->setSectionResizeMode(KeyColumn, QHeaderView::Stretch);
    for (const HitColumn column : {CountColumn, ShareColumn}) {
        m_list->headerItem()->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_list->setItemDelegate(new RowDelegate(m_list));
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setToolTip(tr("Enter or a click shows the first value in the document"));
    m_summary->setWordWrap(true);
    m_summary->setAccessibleName(tr("Result"));
    m_summary->setText(tr("Searches the values of all keys. Padding counts."));
    auto* const row = new QHBoxLayout;
    row->addWidget(m_field, 1);
    row->addWidget(m_search);
    row->addWidget(m_stop);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(row);
    layout->addWidget(m_summary);
    layout->addWidget(m_progress);
    layout->addWidget(m_list, 1);
    resize(QSize(130 * unit, 90 * unit));

    m_job.setTitle(tr("Search values"));
    connect(m_search, &QPushButton::clicked, this, &ValueSearchDialog::search);
    connect(m_stop, &QPushButton::clicked, &m_job, &AbstractJob::cancel);
    connect(m_list, &QTreeWidget::itemClicked, this, &ValueSearchDialog::choose);
    connect(m_list, &QTreeWidget::itemActivated, this, &ValueSearchDialog::choose);
    connect(&m_job, &AbstractJob::started, this, [this] {
        m_stop->setEnabled(true);
        m_progress->setRange(0, 0);
        m_progress->show();
    });
    connect(&m_job, &AbstractJob::progressed, this, [this] {
        constexpr int kParts = 1000;
        const AbstractJob::Amount amount = m_job.progress();
        m_progress->setRange(0, amount.total > 0 ? kParts : 0);
        m_progress->setValue(static_cast<int>(
            kParts * (static_cast<double>(amount.done) / static_cast<double>(std::max<int64_t>(amount.total, 1)))));
        takeHits();
    });
    connect(&m_job, &AbstractJob::done, this, [this] {
        const int64_t searched = *m_job.takeResult();
        showEnd(m_hits.empty() && m_mail->hits.empty()
                    ? tr("None of %1 keys has such a value.").arg(format::count(searched))
                    : tr("%1 of %2 keys have such values.")
                          .arg(format::count(static_cast<int64_t>(m_hits.size() + m_mail->hits.size())), format::count(searched)));
    });
    connect(&m_job, &AbstractJob::cancelled, this, [this] { showEnd(tr("The search was stopped before its end.")); });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) { showEnd(describe(error)); });
}

void ValueSearchDialog::openFor(DocumentPane& pane, JobList& jobs)
{
    auto* dialog = pane.findChild<ValueSearchDialog*>();
    if (dialog == nullptr) {
        dialog = new ValueSearchDialog([&pane] { return pane.tree().tensorModel().root(); }, &pane);
        jobs.watch(dialog->job());
        auto* const revealed = new EntryReveal(pane, dialog);
        connect(dialog, &ValueSearchDialog::hitChosen, &pane, [&pane, revealed](const KeyPath& key, const Shape& first) {
            revealed->reveal(key, [&pane, first] { pane.data().showElement(first); });
        });
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
    dialog->field()->setFocus();
    dialog->field()->selectAll();
}

void ValueSearchDialog::search()
{
    const auto condition = Condition::parse(m_field->text().toStdString());
    const auto root = m_root();
    m_job.cancel();
    m_hits.clear();
    m_list->clear();
    if (!condition || !root) {
        m_summary->setText(condition ? tr("There is nothing to search.") : tr("Type a value, a comparison such as > 3, or isnan."));
        return;
    }
    m_summary->setText(tr("Searching…"));
    m_mail = std::make_shared<Mail>();
    m_job.start(JobPools::passes(), [root = *root, condition = *condition, mail = m_mail](Progress& progress) {
        return searchValues(root, condition, [&](FoundValues found) { mail->leave(std::move(found)); }, progress);
    });
}

void ValueSearchDialog::takeHits()
{
    for (FoundValues& hit : m_mail->take()) {
        auto* const item = new QTreeWidgetItem(m_list);
        const double share = 100.0 * static_cast<double>(hit.count) / static_cast<double>(hit.elements);
        item->setText(KeyColumn, format::path(hit.key));
        item->setToolTip(KeyColumn, format::path(hit.key));
        item->setForeground(KeyColumn, palette().brush(QPalette::Link));
        item->setText(CountColumn, format::count(hit.count));
        item->setText(ShareColumn, QString::number(share, 'g', 3) + QStringLiteral(" %"));
        item->setText(FirstColumn, TensorTableModel::positionText(hit.first));
        for (const HitColumn column : {CountColumn, ShareColumn}) {
            item->setTextAlignment(column, Qt::AlignRight | Qt::AlignVCenter);
        }
        m_hits.push_back(std::move(hit));
    }
}

void ValueSearchDialog::showEnd(const QString& end)
{
    takeHits();
    m_summary->setText(end);
    m_stop->setEnabled(false);
    m_progress->hide();
}

void ValueSearchDialog::choose()
{
    const int at = m_list->indexOfTopLevelItem(m_list->currentItem());
    if (at >= 0) {
        const FoundValues& hit = m_hits[static_cast<std::size_t>(at)];
        Q_EMIT hitChosen(hit.key, hit.first);
    }
}

}  // namespace tensordesk

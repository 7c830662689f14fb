// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/sequences/sequencespane.h"

#include "views/jobs/jobpools.h"
#include "views/messages/failurepage.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/tokens/sequences/groupsmodel.h"
#include "views/tokens/sequences/rewardstripdelegate.h"
#include "views/tokens/sequences/scoretable.h"
#include "views/tokens/sequences/sequencesmodel.h"
#include "views/tokens/sequences/stepsplot.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/pointdelegate.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelection>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace tensordesk {
namespace {

constexpr int kTypingMs = 300;
constexpr int kWordGrids = 40;  ///< the most width of a column of words
/// A batch of at most this many sequences is read as a whole at once.
constexpr int64_t kFewSequences = 4096;

void setUp(QTableView* table)
{
    table->setFrameShape(QFrame::NoFrame);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setWordWrap(false);
    table->setShowGrid(false);
    table->setFont(style::monospaced(table->font()));
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(style::rowHeight(table->font()));
    table->horizontalHeader()->setStretchLastSection(true);
    table->horizontalHeader()->setSectionsClickable(true);
    table->horizontalHeader()->setHighlightSections(false);
    table->horizontalHeader()->setSortIndicatorShown(true);
    table->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
}

}  // namespace

SequencesPane::SequencesPane(QWidget* parent)
    : QTabWidget(parent), m_model(new SequencesModel(this)), m_table(new QTableView(this)), m_filter(new QLineEdit(this)),
      m_summary(new QLabel(this)), m_groupTable(new QTableView(this)), m_groups(new GroupsModel(this)),
      m_steps(new StepsPlot(this)), m_scores(new ScoreTable(this)), m_groupPages(new ContentStack(m_groupTable, this)),
      m_stepPages(new ContentStack(m_steps, this))
{
    setDocumentMode(true);
    m_filter->setPlaceholderText(QStringLiteral("reward < group_mean and truncated"));
    m_filter->setFont(style::monospaced(font()));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter of sequences"));
    m_filter->setToolTip(tr(
        "Shows the sequences for which this is true. Available: sequence, prompt, response (their lengths), reward, advantage, kl, "
        "entropy, step, truncated, group, group_size, group_mean, group_std, flags, and the further columns by their names"));
    m_summary->setTextFormat(Qt::PlainText);
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    m_tableJob.setTitle(tr("Read all sequences"));
    m_orderJob.setTitle(tr("Sort sequences"));
    buildTable();

    const int unit = style::grid(this);
    auto* const label = new QLabel(tr("&Filter"), this);
    label->setBuddy(m_filter);
    auto* const row = new QHBoxLayout;
    row->setContentsMargins(unit, 0, unit, 0);
    row->setSpacing(2 * unit);
    row->addWidget(label);
    row->addWidget(m_filter, 1);
    row->addWidget(m_summary);
    auto* const sequences = new QWidget(this);
    auto* const column = new QVBoxLayout(sequences);
    column->setContentsMargins(0, unit, 0, 0);
    column->setSpacing(unit);
    column->addLayout(row);
    column->addWidget(m_table);
    m_front = sequences;
    addTab(sequences, tr("Sequences"));
    addTab(m_groupPages, tr("Groups"));
    addTab(m_stepPages, tr("Steps"));
    addTab(m_scores, tr("Scores"));
    connectParts();
}

void SequencesPane::buildTable()
{
    setUp(m_table);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new PointDelegate(m_table));
    m_table->setAccessibleName(tr("Sequences"));
    m_table->setToolTip(tr("Select two sequences to see them side by side, or more to see them as rows"));
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->horizontalHeader()->setStretchLastSection(false);
    m_table->viewport()->installEventFilter(this);
    setUp(m_groupTable);
    m_groupTable->setModel(m_groups);
    m_groupTable->setItemDelegate(new PointDelegate(m_groupTable));
    m_groupTable->setItemDelegateForColumn(GroupsModel::Rewards, new RewardStripDelegate(m_groupTable));
    m_groupTable->setAccessibleName(tr("Groups of sequences"));
    m_groupTable->setSelectionMode(QAbstractItemView::SingleSelection);
    m_groupTable->horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);  // the order of the file
    m_groupTable->setSortingEnabled(true);
}

void SequencesPane::connectParts()
{
    connect(m_filter, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(m_filter, &QLineEdit::returnPressed, this, &SequencesPane::sortAndFilter);
    connect(&m_typed, &QTimer::timeout, this, &SequencesPane::sortAndFilter);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this](int column, Qt::SortOrder order) {
        if (column >= 0 && column < m_model->columnCount()) {
            m_choice.sortedBy = m_model->column(column);
            m_choice.order = order;
            sortAndFilter();
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &SequencesPane::reportSelection);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &SequencesPane::readVisible);
    connect(m_model, &SequencesModel::rowsRead, this, &SequencesPane::fitColumns);
    connect(m_groupTable->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& row) {
        if (row.isValid() && m_model->table()) {
            const std::vector<std::size_t>& rows = m_model->table()->groups[m_groups->groupAt(row.row())].rows;
            Q_EMIT chosen(std::vector<int64_t>(rows.begin(), rows.end()));
        }
    });
    connect(m_steps, &StepsPlot::chosen, this, [this](int64_t step) {
        m_filter->setText(QStringLiteral("step == %1").arg(step));
        setCurrentIndex(0);
    });
    connect(m_steps, &StepsPlot::message, this, [this](const QString& headline, const QString& details) {
        Q_EMIT message(details.isEmpty() ? headline : headline + QLatin1Char('\n') + details);
    });
    connect(m_scores, &ScoreTable::chosen, this, [this](int64_t row) {
        std::vector<int64_t> numbers;
        for (int64_t sample = 0; m_batch && sample < m_batch->samplesPerRow(); ++sample) {
            numbers.push_back(row * m_batch->samplesPerRow() + sample);
        }
        Q_EMIT chosen(numbers);
    });
    connect(this, &QTabWidget::currentChanged, this, [this] {
        m_front = m_isFilling ? m_front : currentWidget();
        if (currentWidget() == m_groupPages || currentWidget() == m_stepPages) {
            readAll();
        }
    });
    connect(&m_tableJob, &AbstractJob::done, this, &SequencesPane::showTable);
    connect(&m_tableJob, &AbstractJob::failed, this, [this](const Error& error) {
        m_isReading = false;
        showFailure(*m_groupPages, error);
        showFailure(*m_stepPages, error);
        m_summary->setText(format::text(error.inContext()));
    });
    connect(&m_orderJob, &AbstractJob::done, this, &SequencesPane::showOrder);
    connect(&m_orderJob, &AbstractJob::failed, this,
            [this](const Error& error) { m_summary->setText(format::text(error.inContext())); });
}

std::vector<AbstractJob*> SequencesPane::jobs()
{
    std::vector<AbstractJob*> jobs{&m_tableJob, &m_orderJob, m_model->job()};
    std::ranges::copy(m_scores->jobs(), std::back_inserter(jobs));
    return jobs;
}

QString SequencesPane::summary() const
{
    return m_summary->text();
}

void SequencesPane::setBatch(std::shared_ptr<const TokenBatch> batch, std::shared_ptr<const Tokenizer> tokenizer,
                             std::shared_ptr<const ScoreMatrix> scores)
{
    const QScopedValueRollback filling(m_isFilling, true);
    m_tableJob.cancel();
    m_orderJob.cancel();
    m_isReading = m_isFitted = false;
    m_batch = std::move(batch);
    m_summary->clear();
    m_model->setBatch(m_batch, std::move(tokenizer));
    showSortIndicator();
    m_groups->setTable(nullptr);
    m_steps->setTable(nullptr);
    for (const int tab : {0, indexOf(m_groupPages), indexOf(m_stepPages)}) {
        setTabVisible(tab, m_batch != nullptr);
    }
    setTabVisible(indexOf(m_scores), scores != nullptr);
    m_scores->setMatrix(std::move(scores));
    if (const int front = indexOf(m_front); isTabVisible(front)) {
        setCurrentIndex(front);
    }
    readVisible();
    const bool isNeeded = !m_filter->text().isEmpty() || m_choice.sortedBy != SequenceColumn()
                       || m_choice.order != Qt::AscendingOrder || currentWidget() == m_groupPages || currentWidget() == m_stepPages;
    if (m_batch && (isNeeded || m_batch->count() <= kFewSequences)) {
        readAll();
    }
}

/// Reads all sequences, unless they were read or are being read.
void SequencesPane::readAll()
{
    if (!m_batch || m_model->table() || m_isReading) {
        return;
    }
    m_isReading = true;
    const QString reading = tr("Reading all sequences…");
    m_groupPages->showHintSoon(reading);
    m_stepPages->showHintSoon(reading);
    m_tableJob.start(JobPools::passes(), [batch = m_batch](Progress& progress) {
        return std::make_shared<const SequenceTable>(sequenceTable(*batch, progress));
    });
}

void SequencesPane::showTable()
{
    m_isReading = false;
    const std::shared_ptr<const SequenceTable> table = *m_tableJob.takeResult();
    m_model->setTable(table);
    m_groups->setTable(table);
    m_steps->setTable(table);
    m_stepPages->showContent();
    const bool hasGroups = std::ranges::any_of(table->groups, [](const SequenceGroup& group) { return group.rows.size() > 1; });
    if (hasGroups) {
        m_groupPages->showContent();
        for (int column = 0; column < m_groups->columnCount(); ++column) {
            m_groupTable->setColumnHidden(column, !m_groups->hasContent(column));
            m_groupTable->resizeColumnToContents(column);
        }
        if (m_groupTable->columnWidth(GroupsModel::Name) > style::grid(this, kWordGrids)) {
            m_groupTable->setColumnWidth(GroupsModel::Name, style::grid(this, kWordGrids));
        }
    } else {
        m_groupPages->showHint(tr("No prompt has several samples here."));
    }
    m_isFitted = false;
    fitColumns();
    sortAndFilter();
}

/// Sorts and filters the sequences. The current ones stay visible meanwhile.
void SequencesPane::sortAndFilter()
{
    m_typed.stop();
    m_choice.where = m_filter->text().trimmed().toStdString();
    if (!m_model->table()) {
        return readAll();
    }
    m_orderJob.whenFree([this] {
        m_orderJob.start(JobPools::typing(), [table = m_model->table(), choice = m_choice](Progress& progress) {
            return orderedSequences(*table, choice, progress);
        });
    });
}

void SequencesPane::showOrder()
{
    std::vector<int64_t> order = *m_orderJob.takeResult();
    const auto count = static_cast<int64_t>(order.size());
    m_summary->setText(count == m_batch->count()
                           ? QString()
                           : tr("%1 of %2 sequences").arg(format::count(count), format::count(m_batch->count())));
    const QScopedValueRollback filling(m_isFilling, true);
    m_model->setOrder(std::move(order));
    select(m_selected);
    readVisible();
}

void SequencesPane::select(const std::vector<int64_t>& numbers)
{
    QItemSelection rows;
    QModelIndex first;
    for (const int64_t number : numbers) {
        if (const int row = m_model->rowOf(number); row >= 0) {
            const QModelIndex index = m_model->index(row, 0);
            first = first.isValid() ? first : index;
            rows.select(index, index);
        }
    }
    m_selected = numbers;
    if (!first.isValid()) {
        return;
    }
    m_table->selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    m_table->selectionModel()->select(rows, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_table->scrollTo(first);
}

void SequencesPane::reportSelection()
{
    if (m_isFilling) {
        return;
    }
    std::vector<int> rows;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows()) {
        rows.push_back(row.row());
    }
    if (rows.empty()) {
        return;
    }
    std::ranges::sort(rows);
    std::vector<int64_t> numbers;
    std::ranges::transform(rows, std::back_inserter(numbers), [this](int row) { return m_model->numberAt(row); });
    m_selected = numbers;
    Q_EMIT chosen(numbers);
}

/// Shows the column that the table is sorted by. Another batch may have other columns.
void SequencesPane::showSortIndicator()
{
    int column = 0;
    while (column < m_model->columnCount() && m_model->column(column) != m_choice.sortedBy) {
        ++column;
    }
    if (m_batch && column == m_model->columnCount()) {
        m_choice.sortedBy = {};
        column = 0;
    }
    const QSignalBlocker blocker(m_table->horizontalHeader());
    m_table->horizontalHeader()->setSortIndicator(column, m_choice.order);
}

/// Shows the columns that have content, and fits those that were not shown before.
void SequencesPane::fitColumns()
{
    const bool isFirst = !std::exchange(m_isFitted, true);
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const bool wasHidden = m_table->isColumnHidden(column), isHidden = !m_model->hasContent(column);
        m_table->setColumnHidden(column, isHidden);
        if (!isHidden && (isFirst || wasHidden)) {
            m_table->resizeColumnToContents(column);
        }
    }
    if (!isFirst) {
        return;
    }
    const std::array words{m_model->columnOf(SequenceColumn::PromptWords), m_model->columnOf(SequenceColumn::Words)};
    for (const int column : words) {
        m_table->setColumnWidth(column, std::min(m_table->columnWidth(column), style::grid(this, kWordGrids)));
    }
    const int room = (m_table->viewport()->width() - m_table->horizontalHeader()->length()) / static_cast<int>(words.size());
    for (const int column : words) {
        m_table->setColumnWidth(column, m_table->columnWidth(column) + std::max(room, 0));
    }
}

void SequencesPane::readVisible()
{
    if (isVisible() && m_model->rowCount() > 0) {
        const int first = std::max(m_table->rowAt(0), 0), last = m_table->rowAt(m_table->viewport()->height() - 1);
        m_model->readVisible(first, last < 0 ? m_model->rowCount() - 1 : last);
    }
}

void SequencesPane::showEvent(QShowEvent* event)
{
    QTabWidget::showEvent(event);
    readVisible();
}

/// More rows may be in sight once there is more room.
bool SequencesPane::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize) {
        QMetaObject::invokeMethod(this, &SequencesPane::readVisible, Qt::QueuedConnection);
    }
    return QTabWidget::eventFilter(watched, event);
}

}  // namespace tensordesk

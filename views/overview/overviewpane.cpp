// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overview/overviewpane.h"

#include "views/common/paddingrule.h"
#include "views/jobs/jobpools.h"
#include "views/keys/keysmodel.h"
#include "views/keys/keytable.h"
#include "views/overview/grouptablemodel.h"
#include "views/overview/treemapview.h"
#include "views/parameters/parameterspage.h"
#include "views/stack/stackview.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/tokens/tokenspage.h"
#include "views/widgets/cellreadout.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

constexpr int kDelayMs = 150;

}  // namespace

OverviewPane::OverviewPane(QWidget* parent)
    : QWidget(parent), m_tabs(new QTabWidget(this)), m_keysModel(new KeysModel(this)), m_keys(new KeyTable(*m_keysModel, this)),
      m_treemap(new TreemapView(this)), m_groupsPage(new QWidget(this)), m_groups(new QTableView(this)),
      m_model(new GroupTableModel(this)), m_shows(new QComboBox(this)), m_notice(new QLabel(this))
{
    m_groups->setModel(m_model);
    new CellReadout(*m_groups);
    m_groups->setAccessibleName(tr("Keys by group"));
    m_groups->setFrameShape(QFrame::NoFrame);
    if (auto* const corner = m_groups->findChild<QAbstractButton*>(QString(), Qt::FindDirectChildrenOnly)) {
        corner->setAccessibleName(tr("Select all"));
    }
    m_groups->verticalHeader()->setAccessibleName(tr("Groups"));
    m_groups->horizontalHeader()->setAccessibleName(tr("Keys of the groups"));
    m_groups->setWordWrap(false);
    m_groups->setTabKeyNavigation(false);
    m_groups->setSelectionMode(QAbstractItemView::SingleSelection);
    m_groups->setFont(style::monospaced(font()));
    m_groups->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_groups->verticalHeader()->setDefaultSectionSize(style::rowHeight(m_groups->font()));
    for (const auto& [shows, text] :
         {std::pair(GroupTableModel::Shows::Shape, tr("shape")), std::pair(GroupTableModel::Shows::DType, tr("dtype")),
          std::pair(GroupTableModel::Shows::Size, tr("size")), std::pair(GroupTableModel::Shows::Min, tr("min")),
          std::pair(GroupTableModel::Shows::Mean, tr("mean")), std::pair(GroupTableModel::Shows::Max, tr("max"))}) {
        m_shows->addItem(text, static_cast<int>(shows));
    }
    m_shows->setAccessibleName(tr("The columns of the table"));
    m_shows->setToolTip(m_shows->accessibleName());
    m_notice->setWordWrap(true);
    m_notice->setMargin(style::grid(this, 2));
    m_notice->hide();

    auto* const table = m_groupsPage;
    auto* const tableLayout = new QVBoxLayout(table);
    tableLayout->setSpacing(style::grid(this));
    tableLayout->setContentsMargins(0, style::grid(this), 0, 0);
    tableLayout->addWidget(m_shows, 0, Qt::AlignLeft);
    tableLayout->addWidget(m_groups, 1);
    m_tabs->setDocumentMode(true);
    m_keys->offerSorting();
    m_tabs->addTab(m_keys, tr("Keys"));
    m_tabs->addTab(m_treemap, tr("Bytes"));
    m_tabs->addTab(table, tr("Groups"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_notice);
    layout->addWidget(m_tabs, 1);

    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    m_job.setTitle(tr("Summarize all keys"));
    m_job.setUnit(AbstractJob::Unit::Items);
    connect(&m_delay, &QTimer::timeout, this, &OverviewPane::read);
    connect(&m_job, &AbstractJob::done, this, [this] { showOverview(*m_job.takeResult()); });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        m_notice->setText(format::text(error.inContext()));
        m_notice->show();
    });
    connect(m_tabs, &QTabWidget::tabBarClicked, this, [this] { m_hasTurned = true; });
    connect(m_keys, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        const KeyPath key = m_keysModel->keyAt(index.row());
        Q_EMIT entryRequested(key);
    });
    connect(m_treemap, &TreemapView::chosen, this, &OverviewPane::request);
    connect(m_groups, &QAbstractItemView::activated, this, [this](const QModelIndex& index) { request(m_model->pathOf(index)); });
    connect(m_shows, &QComboBox::activated, this, [this] {
        m_model->setShows(static_cast<GroupTableModel::Shows>(m_shows->currentData().toInt()));
        m_groups->resizeColumnsToContents();
        readVisibleGroups();
    });
    for (QScrollBar* const bar : {m_groups->verticalScrollBar(), m_groups->horizontalScrollBar()}) {
        connect(bar, &QScrollBar::valueChanged, this, &OverviewPane::readVisibleGroups);
    }
}

void OverviewPane::follow(const PaddingRule& padding)
{
    m_model->follow(padding);
    m_keysModel->follow(padding);
    connect(&padding, &PaddingRule::changed, this, [this] {
        m_keysModel->forgetFigures();
        m_keys->readVisible();
        m_model->forgetFigures();
        readVisibleGroups();
    });
}

void OverviewPane::setEntry(const ShownEntry& entry)
{
    clear();
    if (m_valuesOf && !m_valuesOf->isSame(std::get<TensorDict>(entry.entry))) {
        forgetValues();
    }
    m_entry = entry;
    const bool isStack = StackView::canShow(entry.entry);
    if (isStack && m_members == nullptr) {
        m_members = new StackView(this);
        m_tabs->insertTab(m_tabs->indexOf(m_keys), m_members, tr("Members"));
        connect(m_members, &StackView::memberActivated, this, &OverviewPane::entryRequested);
        Q_EMIT jobCreated(m_members->job());
    }
    if (m_members != nullptr) {
        m_tabs->setTabVisible(m_tabs->indexOf(m_members), isStack);
    }
    if (isStack) {
        m_members->setEntry(entry);
    }
    m_delay.start();
}

void OverviewPane::clear()
{
    m_delay.stop();
    m_job.cancel();
    m_entry.reset();
    m_notice->hide();
    m_treemap->setTree({});
    m_model->setTable({});
}

void OverviewPane::forgetValues()
{
    m_valuesOf.reset();
    m_keysModel->setRows({});
    if (m_parameters != nullptr) {
        m_parameters->setTable(nullptr);
    }
    if (m_tokens != nullptr) {
        m_tokens->setBatch(nullptr, nullptr, {});
    }
    if (m_entry) {
        m_delay.start();
    }
}

std::vector<AbstractJob*> OverviewPane::jobs()
{
    return {&m_job, m_model->job(), m_keysModel->job()};
}

void OverviewPane::read()
{
    m_job.start(JobPools::passes(), [td = std::get<TensorDict>(m_entry->entry), place = m_entry->place()](Progress& progress) {
        Overview overview;
        overview.bytes = readByteTree(td, kMostEntries, progress);
        overview.groups = readGroupTable(td, place, kMostEntries, progress);
        overview.keys = readKeyRows(td, place, kMostEntries, progress);
        overview.parameters = parametersOf(td, kMostEntries);
        if (auto tokens = TokenBatch::of(td)) {
            overview.tokens = std::make_shared<const TokenBatch>(*std::move(tokens));
        }
        // Other numbers per step are not scores of a language model, and the reward alone is in the table of sequences.
        const bool hasParts = overview.tokens && !overview.tokens->components().empty();
        if (auto scores = ScoreMatrix::of(td); scores && (hasParts || scores->level())) {
            overview.scores = std::make_shared<const ScoreMatrix>(*std::move(scores));
        }
        return overview;
    });
}

void OverviewPane::showOverview(Overview overview)
{
    const bool hasGroups = overview.groups.isWorthwhile(), isOfMembers = hasGroups && overview.groups.isOfMembers;
    const bool hasBytes = overview.bytes.tree.bytes > 0;
    m_notice->setText(!hasBytes ? tr("There are no bytes in this tensordict: it has no leaves, or empty ones.")
                                : tr("Only the first %1 keys are shown.").arg(format::count(kMostEntries)));
    const bool hasTokens = overview.tokens || overview.scores;
    m_notice->setVisible((!hasBytes && !hasTokens) || !overview.bytes.complete || !overview.groups.complete);
    m_valuesOf = std::get<TensorDict>(m_entry->entry);
    m_keysModel->setRows(std::move(overview.keys));
    m_treemap->setTree(std::move(overview.bytes.tree));
    m_model->setTable(hasGroups ? std::move(overview.groups) : GroupTable{});
    const int groups = m_tabs->indexOf(m_groupsPage);
    m_tabs->setTabEnabled(groups, hasGroups);
    m_tabs->setTabText(groups, isOfMembers ? tr("Keys by member") : tr("Groups"));
    m_tabs->setTabToolTip(groups, hasGroups ? QString() : tr("There are no groups here that share most of their keys."));
    m_groups->resizeColumnsToContents();
    readVisibleGroups();
    const bool isCheckpoint = overview.parameters.has_value();
    showParameters(std::move(overview.parameters));
    showTokens(std::move(overview.tokens), std::move(overview.scores));
    const bool isStack = StackView::canShow(m_entry->entry);
    turnTo(hasTokens      ? static_cast<QWidget*>(m_tokens)
           : isCheckpoint ? m_parameters
           : isOfMembers  ? m_groupsPage
           : isStack      ? static_cast<QWidget*>(m_members)
                          : m_keys);
}

/// Shows the page of parameters for a checkpoint.
void OverviewPane::showParameters(std::optional<ParameterTable> table)
{
    if (!table) {
        if (m_parameters != nullptr) {
            m_tabs->setTabVisible(m_tabs->indexOf(m_parameters), false);
        }
        return;
    }
    if (m_parameters == nullptr) {
        m_parameters = new ParametersPage(this);
        m_tabs->insertTab(m_tabs->indexOf(m_keys), m_parameters, tr("Parameters"));
        connect(m_parameters, &ParametersPage::parameterRequested, this, &OverviewPane::request);
        for (AbstractJob* const job : m_parameters->jobs()) {
            Q_EMIT jobCreated(job);
        }
    }
    if (m_parameters->model().table() == nullptr) {
        m_parameters->setTable(std::make_shared<const ParameterTable>(*std::move(table)));
    }
    m_tabs->setTabVisible(m_tabs->indexOf(m_parameters), true);
}

/// Shows the page of tokens for a rollout of a language model, or its scores; null for others.
void OverviewPane::showTokens(std::shared_ptr<const TokenBatch> batch, std::shared_ptr<const ScoreMatrix> scores)
{
    const bool isShown = batch || scores;
    if (m_tokens == nullptr && isShown) {
        m_tokens = new TokensPage(this);
        m_tabs->insertTab(0, m_tokens, tr("Tokens"));
        for (AbstractJob* const job : m_tokens->jobs()) {
            Q_EMIT jobCreated(job);
        }
    }
    if (m_tokens != nullptr) {
        m_tabs->setTabVisible(m_tabs->indexOf(m_tokens), isShown);
        m_tabs->setTabText(m_tabs->indexOf(m_tokens), batch ? tr("Tokens") : tr("Scores"));
        m_tokens->setBatch(std::move(batch), std::move(scores), m_file);
    }
}

/// Brings a page to the front, unless the user chose another or another class's is there.
void OverviewPane::turnTo(QWidget* page)
{
    QWidget* const current = m_tabs->currentWidget();
    if (!m_hasTurned
        && (current == m_keys || current == m_treemap || current == m_groupsPage || current == m_parameters || current == m_members
            || current == m_tokens)) {
        m_tabs->setCurrentWidget(page);
    }
}

void OverviewPane::readVisibleGroups()
{
    if (m_model->rowCount() == 0) {
        return;
    }
    const auto last = [](int at, int count) { return at < 0 ? count - 1 : at; };
    m_model->readVisible(std::max(m_groups->rowAt(0), 0),
                         last(m_groups->rowAt(m_groups->viewport()->height() - 1), m_model->rowCount()),
                         std::max(m_groups->columnAt(0), 0),
                         last(m_groups->columnAt(m_groups->viewport()->width() - 1), m_model->columnCount()));
}

void OverviewPane::request(const KeyPath& below)
{
    Q_EMIT entryRequested(m_entry ? m_entry->path / below : below);
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/episodespage.h"

#include "views/jobs/jobpools.h"
#include "views/messages/failurepage.h"
#include "views/rollout/episodesmodel.h"
#include "views/rollout/rulebar.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/cellreadout.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/contextmenu.h"
#include "views/widgets/pointdelegate.h"

#include <QAbstractButton>
#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QTableView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

constexpr int kTypingMs = 300;
/// The limit for rows that are selected again after sorting.
constexpr qsizetype kMostReselected = 1000;

}  // namespace

EpisodesPage::EpisodesPage(ShownRollout& rollout, QWidget* parent)
    : QWidget(parent), m_rollout(rollout), m_rule(new RuleBar(rollout, this)), m_filter(new QLineEdit(this)),
      m_summary(new QLabel(this)), m_model(new EpisodesModel(this)), m_table(new QTableView(this)),
      m_pages(new ContentStack(m_table, this))
{
    m_filter->setPlaceholderText(QStringLiteral("length > 20 and not terminated"));
    m_filter->setFont(style::monospaced(font()));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter of episodes"));
    m_filter->setToolTip(tr(
        "Shows the episodes for which this is true. Available: episode, env, start, length, total, ended, terminated, truncated, done, unfinished, and td, the episode itself"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    m_summary->setMinimumWidth(1);
    m_table->setModel(m_model);
    m_table->setItemDelegate(new PointDelegate(m_table));
    m_table->setAccessibleName(tr("Episodes"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setFont(style::monospaced(font()));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setAlternatingRowColors(true);
    m_table->setShowGrid(false);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setAccessibleName(m_table->accessibleName());
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(style::rowHeight(m_table->font()));
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setSectionsClickable(true);
    m_table->horizontalHeader()->setSortIndicatorShown(true);
    m_table->horizontalHeader()->setSortIndicator(0, Qt::AscendingOrder);
    m_table->horizontalHeader()->setAccessibleName(tr("The values of an episode"));
    m_typed.setSingleShot(true);
    m_typed.setInterval(kTypingMs);
    m_readout = new CellReadout(*m_table);
    buildActions();

    const int unit = style::grid(this);
    auto* const filterRow = new QHBoxLayout;
    auto* const filterLabel = new QLabel(tr("&Filter"), this);
    filterLabel->setBuddy(m_filter);
    filterRow->setSpacing(unit);
    filterRow->addWidget(filterLabel);
    filterRow->addWidget(m_filter, 1);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(unit);
    addButtons(*buttons);
    buttons->addSpacing(unit);
    buttons->addWidget(m_summary, 1);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(unit, 2 * unit, unit, unit);
    layout->setSpacing(2 * unit);
    layout->addWidget(m_rule);
    layout->addLayout(filterRow);
    layout->addWidget(m_pages, 1);
    layout->addLayout(buttons);
    connectTable();
    showState();
}

void EpisodesPage::buildActions()
{
    const auto add = [this](const char* name, const QIcon& icon, const QString& text, const QString& tip) {
        auto* const action = new QAction(icon, text, this);
        action->setObjectName(QLatin1String(name));
        action->setToolTip(tip);
        m_table->addAction(action);
        return action;
    };
    m_actions.play = add("playEpisode", icon(Symbol::Play), tr("Play"),
                         tr("Shows its film, or its steps where there are no pictures (Enter)"));
    m_actions.compare = add("compareEpisodes", icon(Symbol::Table), tr("Compare"),
                            tr("Puts two selected episodes side by side, both from their first step on"));
    m_actions.collate = add("collateEpisodes", icon(Symbol::Members), tr("Collate"),
                            tr("Shows in the collation microscope how the selected episodes fit together"));
    const QString which = tr("The selected episodes, or all that are shown");
    m_actions.exportRagged = add("exportRagged", icon(Symbol::Export), tr("Export as a stack…"), which);
    m_actions.exportPadded = add("exportPadded", icon(Symbol::Export), tr("Export padded, with a mask…"), which);
    m_actions.exportRows = add(
        "exportRows", icon(Symbol::Export), tr("Export as rows…"),
        tr("Writes the selected episodes, or all that are shown, end to end, with the number of the episode under the key episode, "
           "like torchrl's data sets"));
    m_actions.exportEach = add("exportEach", icon(Symbol::Export), tr("Export to a file each…"), which);
    m_actions.copy = add("copyEpisodes", icon(Symbol::Copy), tr("Copy rows"), tr("Copies the selected rows as text"));
    m_actions.copy->setShortcut(QKeySequence::Copy);
    m_actions.copy->setShortcutContext(Qt::WidgetShortcut);
    offerActions(m_table);

    connect(m_actions.play, &QAction::triggered, this, [this] {
        if (m_table->currentIndex().isValid()) {
            Q_EMIT playRequested(m_model->placeAt(m_table->currentIndex().row()));
        }
    });
    connect(m_actions.compare, &QAction::triggered, this, [this] { Q_EMIT compareRequested(selected()); });
    connect(m_actions.collate, &QAction::triggered, this, [this] { Q_EMIT collateRequested(selected()); });
    connect(m_actions.exportRagged, &QAction::triggered, this, [this] { askToExport(Form::Ragged); });
    connect(m_actions.exportPadded, &QAction::triggered, this, [this] { askToExport(Form::Padded); });
    connect(m_actions.exportRows, &QAction::triggered, this, [this] { askToExport(Form::Rows); });
    connect(m_actions.exportEach, &QAction::triggered, this, [this] { askToExport(Form::Each); });
    connect(m_actions.copy, &QAction::triggered, m_readout, &CellReadout::copy);
}

void EpisodesPage::addButtons(QHBoxLayout& row)
{
    for (QAction* const action : {m_actions.play, m_actions.compare, m_actions.collate}) {
        auto* const button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row.addWidget(button);
    }
    auto* const forms = new QMenu(this);
    forms->addActions({m_actions.exportRagged, m_actions.exportPadded, m_actions.exportRows, m_actions.exportEach});
    auto* const button = new QToolButton(this);
    button->setIcon(icon(Symbol::Export));
    button->setText(tr("Export"));
    button->setToolTip(tr("Writes the selected episodes, or all that are shown, to a file"));
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setMenu(forms);
    row.addWidget(button);
}

/// Exports the selected episodes, or all shown ones.
void EpisodesPage::askToExport(Form form)
{
    std::vector<uint32_t> numbers = selected();
    const bool isAll = numbers.empty();
    for (int row = 0; isAll && row < m_model->rowCount(); ++row) {
        numbers.push_back(m_model->numberAt(row));
    }
    Q_EMIT exportRequested(numbers, form);
}

void EpisodesPage::connectTable()
{
    m_order.setTitle(tr("Choose and sort episodes"));
    m_order.setUnit(AbstractJob::Unit::Items);
    connect(&m_typed, &QTimer::timeout, this, &EpisodesPage::orderAnew);
    connect(m_filter, &QLineEdit::textChanged, &m_typed, qOverload<>(&QTimer::start));
    connect(m_filter, &QLineEdit::returnPressed, this, &EpisodesPage::orderAnew);
    connect(m_table->horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, [this](int section, Qt::SortOrder order) {
        if (section >= 0) {
            const bool isFact = section >= kEpisodeColumns;
            m_choice.sortedByFact.reset();
            if (isFact) {
                m_choice.sortedByFact = m_model->episodes()->keys.facts.at(static_cast<std::size_t>(section - kEpisodeColumns));
            }
            m_choice.sortedBy = isFact ? EpisodeColumn::Number : static_cast<EpisodeColumn>(section);
            m_choice.order = order;
            orderAnew();
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& current) {
        if (!m_isFilling && current.isValid()) {
            Q_EMIT placeRequested(m_model->placeAt(current.row()));
        }
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &EpisodesPage::showState);
    connect(m_table, &QAbstractItemView::activated, m_actions.play, &QAction::trigger);
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &EpisodesPage::readVisible);
    m_table->viewport()->installEventFilter(this);
    connect(&m_rollout, &ShownRollout::sourceChanged, this, [this] {
        if (isVisible()) {
            m_rollout.requestEpisodes();
        }
    });
    connect(&m_rollout, &ShownRollout::episodesChanged, this, &EpisodesPage::orderAnew);
    connect(&m_rollout, &ShownRollout::failed, this, [this](const Error& error) { showFailure(*m_pages, error); });
    connect(&m_order, &AbstractJob::done, this, &EpisodesPage::showOrder);
    connect(&m_order, &AbstractJob::failed, this, [this](const Error& error) {
        showFailure(*m_pages, error);
        m_model->setEpisodes(m_rollout.episodes(), {});
        showState();
    });
}

QString EpisodesPage::summary() const
{
    return m_summary->text();
}

std::vector<AbstractJob*> EpisodesPage::jobs()
{
    return {&m_order, m_model->job()};
}

/// More rows may be in sight once there is more room.
bool EpisodesPage::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize && watched == m_table->viewport()) {
        QMetaObject::invokeMethod(this, &EpisodesPage::readVisible, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

void EpisodesPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_rollout.requestEpisodes();
    orderAnew();
}

void EpisodesPage::setFlags(std::map<uint32_t, QString> flags)
{
    m_model->setHealthFlags(std::move(flags));
    if (m_choice.sortedBy == EpisodeColumn::Flags) {
        orderAnew();
    }
}

/// Sorts and filters the episodes. The current ones stay visible meanwhile.
void EpisodesPage::orderAnew()
{
    m_typed.stop();
    m_choice.where = m_filter->text().trimmed().toStdString();
    m_choice.flagged.clear();
    for (const auto& [number, flag] : m_model->healthFlags()) {
        m_choice.flagged.push_back(number);
    }
    if (!isVisible()) {
        return;
    }
    if (!m_rollout.episodes()) {
        m_order.cancel();
        m_pages->showHintSoon(tr("Looking for episodes…"));
        return;
    }
    m_order.whenFree([this] {
        m_order.start(JobPools::typing(), [episodes = m_rollout.episodes(), choice = m_choice](Progress& progress) {
            return episodes ? Ordered{episodes, choice, orderedEpisodes(*episodes, choice, progress)} : Ordered{};
        });
    });
}

void EpisodesPage::showOrder()
{
    Ordered ordered = *m_order.takeResult();
    const auto& episodes = ordered.episodes;
    if (!episodes) {
        return;
    }
    std::vector<uint32_t> before = selected();
    const bool isFirst = m_model->columnCount() == 0;
    const QModelIndex current = m_table->currentIndex();
    const auto number = current.isValid() ? std::optional(m_model->numberAt(current.row())) : std::nullopt;
    const bool isSame = m_model->episodes() && m_model->episodes()->table.rule == episodes->table.rule;
    {
        const QScopedValueRollback filling(m_isFilling, true);
        m_model->setEpisodes(episodes, std::move(ordered.order));
        if (isSame && number) {
            if (const int row = m_model->rowOf(*number); row >= 0) {
                m_table->setCurrentIndex(m_model->index(row, 0));
            }
        }
        if (isSame && std::ssize(before) > 1 && std::ssize(before) <= kMostReselected) {
            for (const uint32_t each : before) {
                if (const int row = m_model->rowOf(each); row >= 0) {
                    m_table->selectionModel()->select(m_model->index(row, 0),
                                                      QItemSelectionModel::Select | QItemSelectionModel::Rows);
                }
            }
        }
    }
    m_table->setColumnHidden(static_cast<int>(EpisodeColumn::Env), episodes->table.batch.size() < 2);
    const int row = style::rowHeight(m_table->font());
    const int edge = row + 5 * style::grid(this);
    m_table->verticalHeader()->setDefaultSectionSize(m_model->hasFrames() ? edge + 2 : row);
    m_table->setIconSize(QSize(edge, m_model->hasFrames() ? edge : style::iconSize(fontMetrics())));
    m_model->setFrameEdge(static_cast<int>(edge * devicePixelRatioF()));
    if (isFirst || !isSame) {
        m_table->resizeColumnsToContents();
        for (int column = 0; column + 1 < m_model->columnCount(); ++column) {  // the last one gets the rest
            m_table->setColumnWidth(column, m_table->columnWidth(column) + style::grid(this, 3));
        }
    }
    const bool isFiltered = !ordered.choice.where.empty();
    if (m_model->rowCount() > 0) {
        m_pages->showContent();
    } else if (!episodes->isComplete && episodes->hasTime) {
        m_pages->showHintSoon(tr("Looking for episodes…"));
    } else {
        m_pages->showHint(isFiltered ? tr("The filter is true of no episode.") : tr("There are no episodes."));
    }
    showState();
    readVisible();
}

void EpisodesPage::select(uint32_t number)
{
    if (const int row = m_model->rowOf(number); row >= 0) {
        const QScopedValueRollback filling(m_isFilling, true);
        m_table->selectRow(row);
        m_table->scrollTo(m_model->index(row, 0));
    }
}

std::vector<uint32_t> EpisodesPage::selected() const
{
    std::vector<int> rows;
    for (const QItemSelectionRange& range : m_table->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row) {
            rows.push_back(row);
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::vector<uint32_t> numbers;
    std::transform(rows.begin(), rows.end(), std::back_inserter(numbers), [this](int row) { return m_model->numberAt(row); });
    return numbers;
}

void EpisodesPage::showState()
{
    const std::size_t count = selected().size();
    const int shown = m_model->rowCount();
    m_actions.play->setEnabled(m_table->currentIndex().isValid());
    m_actions.compare->setEnabled(count == 2);
    m_actions.collate->setEnabled(count > 0);
    for (QAction* const action : {m_actions.exportRagged, m_actions.exportPadded, m_actions.exportRows, m_actions.exportEach}) {
        action->setEnabled(shown > 0);
    }
    m_actions.copy->setEnabled(count > 0);
    const auto& episodes = m_model->episodes();
    if (!episodes) {
        m_summary->clear();
        return;
    }
    const auto& records = episodes->table.episodes;
    QStringList parts;
    parts << (static_cast<std::size_t>(shown) == records.size()
                  ? tr("%n episode(s)", nullptr, shown)
                  : tr("%1 of %n episode(s)", nullptr, static_cast<int>(records.size())).arg(format::count(shown)));
    const auto unfinished = std::count_if(records.begin(), records.end(),
                                          [](const EpisodeRecord& record) { return record.ending == Ending::Unfinished; });
    if (unfinished > 0) {
        parts << tr("%1 unfinished").arg(format::count(unfinished));
    }
    if (episodes->table.padding > 0) {
        parts << tr("%1 steps of padding left out").arg(format::count(episodes->table.padding));
    }
    if (episodes->isCut) {
        parts << tr("only the first %1 are kept").arg(format::count(ShownRollout::kMost));
    }
    if (!episodes->isComplete) {
        parts << tr("still looking");
    }
    if (count > 0) {
        parts << tr("%1 selected").arg(format::count(static_cast<int64_t>(count)));
    }
    m_summary->setText(parts.join(QStringLiteral(", ")));
}

void EpisodesPage::readVisible()
{
    const int last = m_table->rowAt(m_table->viewport()->height() - 1);
    m_model->readVisible(m_table->rowAt(0), last < 0 ? m_model->rowCount() - 1 : last);
}

}  // namespace tensordesk

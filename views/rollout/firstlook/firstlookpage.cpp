// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/firstlook/firstlookpage.h"

#include "views/common/paddingrule.h"
#include "views/image/colourmap.h"
#include "views/jobs/jobpools.h"
#include "views/keys/keysmodel.h"
#include "views/keys/keytable.h"
#include "views/messages/describe.h"
#include "views/messages/failurepage.h"
#include "views/rollout/episodetext.h"
#include "views/rollout/examination.h"
#include "views/rollout/firstlook/episodechart.h"
#include "views/rollout/firstlook/filmbox.h"
#include "views/rollout/rulebar.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/reportlabels.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSplitter>
#include <QStandardItemModel>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::size_t kMostLanes = 256;
constexpr std::size_t kMostColumns = 2048;
constexpr int kFewestKeyRows = 5;  // in a low window

std::vector<KeyRow> rowsOf(const ReadEpisodes& episodes)
{
    std::vector<KeyRow> rows;
    for (const RolloutKeys::FoundLeaf& found : episodes.keys.leaves) {
        rows.push_back({found.place.path, found.leaf, found.place, episodes.table.batch.size(), found.names});
    }
    return rows;
}

/// Colours of a map from left to right, for a label.
QString rampText()
{
    constexpr int kSteps = 24;
    QString text;
    for (int step = 0; step < kSteps; ++step) {
        const QColor colour(colourmap::table(ColourMap::Viridis)[static_cast<std::size_t>(step * 255 / (kSteps - 1))]);
        text += QStringLiteral("<span style=\"color: %1\">█</span>").arg(colour.name());
    }
    return text;
}

QString markText(const QString& mark, const QColor& colour, const QString& meaning)
{
    return QStringLiteral("<span style=\"color: %1\">%2</span>&nbsp;%3").arg(colour.name(), mark, meaning.toHtmlEscaped());
}

}  // namespace

FirstLookPage::FirstLookPage(ShownRollout& rollout, Examination& examination, QWidget* parent)
    : QWidget(parent), m_rollout(rollout), m_examination(examination), m_rule(new RuleBar(rollout, this)),
      m_summary(new QLabel(this)), m_colouring(new QComboBox(this)), m_legend(new QLabel(this)), m_strip(new EpisodeStrip(this)),
      m_returns(new EpisodeChart(
          tr("return"), [](const EpisodeRecord& record) { return record.total; }, this)),
      m_lengths(new EpisodeChart(
          tr("length"), [](const EpisodeRecord& record) { return static_cast<double>(record.steps); }, this)),
      m_keys(new KeysModel(this)), m_keyTable(new KeyTable(*m_keys, this)), m_film(new FilmBox(this))
{
    setUpSummary(*m_summary);
    m_legend->setTextFormat(Qt::RichText);
    m_legend->setWordWrap(true);
    m_legend->setMinimumWidth(1);
    m_colouring->addItem(tr("return"), static_cast<int>(EpisodeStrip::Colouring::Return));
    m_colouring->addItem(tr("length"), static_cast<int>(EpisodeStrip::Colouring::Length));
    m_colouring->addItem(tr("reward"), static_cast<int>(EpisodeStrip::Colouring::Reward));
    m_colouring->setAccessibleName(tr("The meaning of the colours"));
    m_colouring->setToolTip(m_colouring->accessibleName());

    const int unit = style::grid(this);
    auto* const colourRow = new QHBoxLayout;
    auto* const label = new QLabel(tr("&Colour"), this);
    label->setBuddy(m_colouring);
    colourRow->setSpacing(unit);
    colourRow->addWidget(m_summary, 1);
    colourRow->addWidget(label);
    colourRow->addWidget(m_colouring);
    m_keyTable->setMinimumHeight(m_keyTable->horizontalHeader()->sizeHint().height()
                                 + kFewestKeyRows * style::rowHeight(m_keyTable->font()));
    auto* const charts = new QSplitter(Qt::Vertical, this);
    charts->addWidget(m_returns);
    charts->addWidget(m_lengths);
    charts->setChildrenCollapsible(false);
    auto* const beside = new QSplitter(Qt::Vertical, this);
    beside->addWidget(m_film);
    beside->addWidget(m_keyTable);
    beside->setChildrenCollapsible(false);
    beside->setStretchFactor(0, 3);
    beside->setStretchFactor(1, 2);
    beside->setSizes({60 * unit, 40 * unit});
    auto* const below = new QSplitter(this);
    below->addWidget(charts);
    below->addWidget(beside);
    below->setChildrenCollapsible(false);
    below->setSizes({104 * unit, 116 * unit});  // the table of keys shows its greatest values in a window of 1366 pixels
    auto* const overTime = new QWidget(this);
    auto* const overTimeLayout = new QVBoxLayout(overTime);
    overTimeLayout->setContentsMargins({});
    overTimeLayout->setSpacing(unit);
    overTimeLayout->addLayout(colourRow);
    overTimeLayout->addWidget(m_strip, 1);
    overTimeLayout->addWidget(m_legend);
    auto* const content = new QSplitter(Qt::Vertical, this);
    content->addWidget(overTime);
    content->addWidget(below);
    content->setChildrenCollapsible(false);
    content->setSizes({55 * unit, 120 * unit});
    m_pages = new ContentStack(content, this);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(unit, 2 * unit, unit, unit);
    layout->setSpacing(2 * unit);
    layout->addWidget(m_rule);
    layout->addWidget(m_pages, 1);
    connectParts();
    display();
}

void FirstLookPage::connectParts()
{
    m_rewards.setTitle(tr("Read the rewards"));
    connect(&m_rewards, &AbstractJob::done, this, [this] {
        m_strip->setRewards(*m_rewards.takeResult());
        displayLegend();
    });
    connect(&m_rewards, &AbstractJob::failed, this,
            [this](const Error& error) { m_legend->setText(describe(error).toHtmlEscaped()); });
    connect(m_colouring, &QComboBox::currentIndexChanged, this, [this] {
        m_strip->setColouring(static_cast<EpisodeStrip::Colouring>(m_colouring->currentData().toInt()));
        readRewards();
        displayLegend();
    });
    connect(m_strip, &EpisodeStrip::chosen, this, &FirstLookPage::choose);
    connect(m_strip, &EpisodeStrip::playRequested, this, [this](uint32_t number) { Q_EMIT playRequested(placeOf(number)); });
    connect(m_strip, &EpisodeStrip::pointed, this, &FirstLookPage::pointed);
    for (EpisodeChart* const chart : {m_returns, m_lengths}) {
        connect(chart, &EpisodeChart::chosen, this, &FirstLookPage::choose);
        connect(chart, &EpisodeChart::pointed, this, &FirstLookPage::pointed);
    }
    connect(m_keyTable, &QAbstractItemView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT keyRequested(m_keys->keyAt(index.row())); });
    connect(&m_rollout, &ShownRollout::episodesChanged, this, &FirstLookPage::display);
    connect(&m_rollout, &ShownRollout::failed, this, [this](const Error& error) { showFailure(*m_pages, error); });
    connect(&m_rollout, &ShownRollout::sourceChanged, this, [this] {
        m_rewardsOf = {};
        m_rewards.cancel();
        m_strip->setRewards(nullptr);
        if (isVisible()) {
            m_rollout.requestEpisodes();
        }
    });
    connect(&m_examination, &Examination::changed, this,
            [this] { m_keys->setFlags([this](const KeyPath& key) { return m_examination.symptomsAt(key); }); });
}

void FirstLookPage::follow(const PaddingRule& padding)
{
    m_keys->follow(padding);
    connect(&padding, &PaddingRule::changed, this, [this] {
        m_keys->forgetFigures();
        m_keyTable->readVisible();
    });
}

QString FirstLookPage::summary() const
{
    return m_summary->text();
}

std::vector<AbstractJob*> FirstLookPage::jobs()
{
    std::vector<AbstractJob*> jobs = m_film->jobs();
    jobs.insert(jobs.end(), {&m_rewards, m_keys->job()});
    return jobs;
}

void FirstLookPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_rollout.requestEpisodes();
    display();
}

void FirstLookPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange) {
        displayLegend();
    }
    QWidget::changeEvent(event);
}

void FirstLookPage::display()
{
    const auto& episodes = m_rollout.episodes();
    if (!isVisible()) {
        return;
    }
    if (!episodes) {
        m_pages->showHintSoon(tr("Looking for episodes…"));
        return;
    }
    const EpisodeTable& table = episodes->table;
    m_strip->setEpisodes(episodes);
    const bool hasReward = table.reward || episodes->keys.reward;
    m_returns->setVisible(hasReward);
    offerColourings(hasReward);
    if (episodes->isComplete && table.reward) {
        m_returns->setTitle(table.agents > 1     ? tr("return, mean of agents")
                            : table.gamma == 1.0 ? tr("return")
                                                 : tr("return, discounted"));
        m_returns->setEpisodes(episodes);
    }
    m_lengths->setEpisodes(episodes);
    m_film->setEpisodes(episodes);
    m_keys->setRows(rowsOf(*episodes));
    m_pages->showContent();
    const auto unfinished = std::count_if(table.episodes.begin(), table.episodes.end(),
                                          [](const EpisodeRecord& record) { return record.ending == Ending::Unfinished; });
    int64_t steps = 0;
    for (const EpisodeRecord& record : table.episodes) {
        steps += record.steps;
    }
    QStringList parts{tr("%n episode(s)", nullptr, static_cast<int>(table.episodes.size())),
                      tr("%1 steps").arg(format::count(steps))};
    if (unfinished > 0) {
        parts << tr("%1 unfinished").arg(format::count(unfinished));
    }
    if (table.padding > 0) {
        parts << tr("%1 steps of padding left out").arg(format::count(table.padding));
    }
    if (m_strip->rowsPerLane() > 1) {
        parts << tr("one of %1 rows is drawn").arg(format::count(m_strip->rowsPerLane()));
    }
    if (!episodes->isComplete) {
        parts << tr("still looking");
    }
    m_summary->setText(parts.join(QStringLiteral(", ")));
    readRewards();
    displayLegend();
    m_keyTable->readVisible();
    m_examination.startIfSmall();
}

/// Without a reward there are neither returns nor rewards of steps.
void FirstLookPage::offerColourings(bool hasReward)
{
    const int length = m_colouring->findData(static_cast<int>(EpisodeStrip::Colouring::Length));
    auto* const items = qobject_cast<QStandardItemModel*>(m_colouring->model());
    for (int row = 0; row < m_colouring->count(); ++row) {
        items->item(row)->setEnabled(hasReward || row == length);
    }
    if (!hasReward) {
        m_colouring->setCurrentIndex(length);
    }
}

void FirstLookPage::displayLegend()
{
    const auto& episodes = m_rollout.episodes();
    if (!episodes) {
        return;
    }
    const EpisodeTable& table = episodes->table;
    QStringList parts;
    if (const auto range = m_strip->range()) {
        const QStringList ends = format::statistics({range->first, range->second});
        parts << (range->first < range->second ? QStringLiteral("%1 %2 %3").arg(ends[0], rampText(), ends[1])
                                               : QStringLiteral("%1 %2").arg(m_colouring->currentText(), ends[0]));
    }
    const std::array<std::pair<Ending, QString>, 3> marks{
        {{Ending::Terminated, QStringLiteral("▌")}, {Ending::Truncated, QStringLiteral("▘")}, {Ending::Done, QStringLiteral("▖")}}};
    for (const auto& [ending, mark] : marks) {
        const bool isThere = std::any_of(table.episodes.begin(), table.episodes.end(),
                                         [ending = ending](const EpisodeRecord& record) { return record.ending == ending; });
        if (isThere) {
            parts << markText(mark, episodetext::endingColour(ending), episodetext::ending(ending));
        }
    }
    if (table.padding > 0 || table.rule.ring) {
        parts << markText(QStringLiteral("▨"), style::colours().notLoaded, tr("no data"));
    }
    m_legend->setText(parts.join(QStringLiteral(" &nbsp; &nbsp; ")));
}

/// Reads the rewards of steps once they are visible.
void FirstLookPage::readRewards()
{
    const auto& episodes = m_rollout.episodes();
    if (m_strip->colouring() != EpisodeStrip::Colouring::Reward || !episodes || !episodes->isComplete || !episodes->table.reward
        || m_rewardsOf == *episodes->table.reward) {
        return;
    }
    m_rewardsOf = *episodes->table.reward;
    m_rewards.start(JobPools::passes(), [td = episodes->rollout.td, key = m_rewardsOf](Progress& progress) {
        return std::make_shared<const RewardRaster>(RewardRaster::of(td, key, kMostLanes, kMostColumns, progress));
    });
}

EpisodePlace FirstLookPage::placeOf(uint32_t number) const
{
    const EpisodeTable& table = m_rollout.episodes()->table;
    return table.placeOf(table.episodes[number]);
}

void FirstLookPage::choose(uint32_t number)
{
    m_strip->setCurrent(number);
    m_film->setEpisode(number);
    Q_EMIT placeRequested(placeOf(number));
}

}  // namespace tensordesk

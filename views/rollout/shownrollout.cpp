// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/shownrollout.h"

#include "model/analysis/tokens/scorematrix.h"
#include "model/analysis/tokens/tokenform.h"
#include "model/document/channelnames.h"
#include "model/operations/rollouts/stepmarks.h"
#include "views/jobs/jobpools.h"

#include <QElapsedTimer>

#include <algorithm>
#include <mutex>
#include <utility>

namespace tensordesk {

namespace {

/// True if the last batch dim is time by name, without keys that define episodes.
bool isCalledTime(const TensorDict& td)
{
    return !td.names().empty() && td.names().back() == DimName("time");
}

std::map<KeyPath, std::vector<std::string>> channelsOf(const EpisodeSource& source, const RolloutKeys& keys)
{
    std::map<KeyPath, std::vector<std::string>> channels;
    std::vector<KeyPath> named = keys.states;
    if (keys.action) {
        named.push_back(*keys.action);
    }
    for (const KeyPath& key : named) {
        if (std::vector<std::string> names = channelNames(source.td, key, source.notes, source.dataPath); !names.empty()) {
            channels.emplace(key, std::move(names));
        }
    }
    return channels;
}

ReadEpisodes readKind(const EpisodeSource& source, std::size_t mostLeaves, const Progress& progress)
{
    ReadEpisodes known{source.rollout()};
    const TensorDict& td = known.rollout.td;
    const auto scores = ScoreMatrix::of(td);
    known.isOfTokens = tokenFormOf(td) != nullptr || (scores && scores->level());
    if (StepGrid::fits(td)) {
        known.keys = RolloutKeys::of(td, mostLeaves, progress);
        if (!known.keys.pictures.empty()) {  // for their film
            known.channels = channelsOf(source, known.keys);
        }
        // Members of a stack are episodes where something else says so.
        const EpisodeRule& rule = known.rollout.rule;
        known.hasTime = !rule.keys().empty() || rule.lengths || isCalledTime(td) || (rule.byMember && known.keys.reward);
        known.table.batch = StepGrid(td).batch();
        known.table.rule = known.rollout.rule;
    }
    return known;
}

}  // namespace

/// The results so far, passed from the searching thread to that of the window. Copies are made in growing intervals, so that their
/// cost is a fraction of the time for any number of episodes.
struct ShownRollout::Mail {
    void leave(const ReadEpisodes& known, const EpisodeTable& table)
    {
        if (clock.isValid() && clock.elapsed() < pause) {
            return;
        }
        QElapsedTimer copying;
        copying.start();
        auto copy = std::make_shared<ReadEpisodes>(known);
        copy->table = table;
        {
            const std::lock_guard lock(mutex);
            newest = std::move(copy);
        }
        pause = std::max<qint64>(kLeastMs, 10 * copying.elapsed());
        clock.start();
    }
    Known take()
    {
        const std::lock_guard lock(mutex);
        return std::exchange(newest, nullptr);
    }

    static constexpr qint64 kLeastMs = 80;
    std::mutex mutex;
    Known newest;
    QElapsedTimer clock;  ///< since the last copy
    qint64 pause = 0;
};

ShownRollout::ShownRollout(QObject* parent) : QObject(parent)
{
    m_kindJob.setTitle(tr("Read the keys of the rollout"));
    m_episodesJob.setTitle(tr("Find the episodes"));
    m_episodesJob.setUnit(AbstractJob::Unit::Items);
    connect(&m_kindJob, &AbstractJob::done, this, [this] {
        m_episodes = *m_kindJob.takeResult();
        Q_EMIT episodesChanged();
        readOn();
    });
    connect(&m_episodesJob, &AbstractJob::progressed, this, [this] {
        if (Known known = m_mail ? m_mail->take() : nullptr) {
            m_episodes = std::move(known);
            Q_EMIT episodesChanged();
        }
    });
    connect(&m_episodesJob, &AbstractJob::done, this, [this] {
        m_episodes = *m_episodesJob.takeResult();
        Q_EMIT episodesChanged();
    });
    connect(&m_kindJob, &AbstractJob::failed, this, &ShownRollout::failed);
    connect(&m_episodesJob, &AbstractJob::failed, this, &ShownRollout::failed);
}

void ShownRollout::setSource(EpisodeSource source)
{
    source.by = m_source ? m_source->by : std::nullopt;
    m_source = std::move(source);
    startOver();
}

void ShownRollout::clear()
{
    m_source.reset();
    startOver();
}

void ShownRollout::chooseRule(const std::optional<KeyPath>& by)
{
    if (m_source && m_source->by != by) {
        m_source->by = by;
        startOver();
    }
}

void ShownRollout::chooseReward(const std::optional<KeyPath>& reward)
{
    if (m_reward != reward) {
        m_reward = reward;
        readOn();
    }
}

void ShownRollout::chooseDiscount(double gamma)
{
    if (m_gamma != gamma) {
        m_gamma = gamma;
        readOn();
    }
}

/// Drops the results and requests: users must request them again.
void ShownRollout::startOver()
{
    m_isKindRequested = m_areEpisodesRequested = false;
    m_kindJob.cancel();
    m_episodesJob.cancel();
    m_mail.reset();
    m_episodes.reset();
    Q_EMIT episodesChanged();
    Q_EMIT sourceChanged();
}

void ShownRollout::requestKind()
{
    if (!m_source || std::exchange(m_isKindRequested, true)) {
        return;
    }
    m_kindJob.start(JobPools::structure(), [source = *m_source](Progress& progress) {
        return Known(std::make_shared<ReadEpisodes>(readKind(source, kMostLeaves, progress)));
    });
}

void ShownRollout::requestEpisodes()
{
    m_areEpisodesRequested = true;
    requestKind();
    if (m_episodes && !m_episodes->isComplete && !m_episodesJob.isRunning()) {
        readOn();
    }
}

/// Reads the episodes if they were requested and their rule is known.
void ShownRollout::readOn()
{
    if (!m_areEpisodesRequested || !m_episodes || !m_episodes->hasTime) {
        return;
    }
    ReadEpisodes known = *m_episodes;
    known.isComplete = false;
    const auto reward = m_reward && known.rollout.td.contains(*m_reward) ? m_reward : known.keys.reward;
    m_mail = std::make_shared<Mail>();
    m_episodesJob.start(JobPools::passes(), [known, reward, gamma = m_gamma, mail = m_mail](Progress& progress) mutable {
        const TensorDict& td = known.rollout.td;
        known.table = {};
        EpisodeTable table = findEpisodes(td, known.rollout.rule, progress, kMost + 1,
                                          [&](const EpisodeTable& grown) { mail->leave(known, grown); });
        known.isCut = table.episodes.size() > kMost;
        table.episodes.resize(std::min(table.episodes.size(), kMost));
        if (reward) {
            mail->leave(known, table);
            addReturns(table, td, *reward, gamma, progress);
        }
        known.table = std::move(table);
        known.isComplete = true;
        return Known(std::make_shared<ReadEpisodes>(std::move(known)));
    });
}

}  // namespace tensordesk

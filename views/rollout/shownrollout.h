// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/episodetable.h"
#include "views/jobs/job.h"
#include "views/rollout/episodesource.h"
#include "views/rollout/rolloutkeys.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The known episodes of a tensordict. Immutable.
struct ReadEpisodes {
    TimedRollout rollout;  ///< the examined one: not the source's tensordict if lengths define episodes, see byLengths()
    RolloutKeys keys = {};
    bool hasTime = false;     ///< the last batch dim is time: keys define episodes, or it has that name
    bool isOfTokens = false;  ///< of a language model, or its scores
    EpisodeTable table = {};  ///< the episodes found so far
    bool isComplete = false;  ///< all were found, and their returns are known
    bool isCut = false;       ///< there are more than the limit
    /// The names of the channels of actions and states; see channelNames().
    std::map<KeyPath, std::vector<std::string>> channels = {};

    /// True if positions of the episodes are positions of the source.
    [[nodiscard]] bool isInPlace(const EpisodeSource& source) const { return rollout.td.batchSize() == source.td.batchSize(); }
};

/// The rollout of a document and the rule of its episodes, shared by all views of it; and these episodes, found in the background
/// on request, the first ones at once.
class ShownRollout final : public QObject {
    Q_OBJECT

public:
    /// The limit for episodes.
    static constexpr std::size_t kMost = 2'000'000;
    /// The limit for examined leaves.
    static constexpr std::size_t kMostLeaves = 2'000;

    explicit ShownRollout(QObject* parent = nullptr);

    /// Sets another tensordict. The user's choice of a key stays if it fits; `source.by` is ignored.
    void setSource(EpisodeSource source);
    void clear();
    /// Call this when elements may have changed.
    void refresh() { startOver(); }

    /// Returns the rule of its episodes; empty without a tensordict.
    [[nodiscard]] const std::optional<EpisodeSource>& source() const noexcept { return m_source; }
    /// Sets the user's rule; empty: automatic.
    void chooseRule(const std::optional<KeyPath>& by);
    void chooseReward(const std::optional<KeyPath>& reward);
    [[nodiscard]] const std::optional<KeyPath>& chosenReward() const noexcept { return m_reward; }
    void chooseDiscount(double gamma);
    [[nodiscard]] double discount() const noexcept { return m_gamma; }

    /// Requests the kind of the rollout: reads metadata.
    void requestKind();
    /// Requests its episodes: reads them.
    void requestEpisodes();
    /// Null until requestKind() has a result.
    [[nodiscard]] const std::shared_ptr<const ReadEpisodes>& episodes() const noexcept { return m_episodes; }
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_kindJob, &m_episodesJob}; }

Q_SIGNALS:
    /// Another tensordict, other elements, or another rule: users of the rollout must request it again.
    void sourceChanged();
    /// More episodes are known, or they were dropped.
    void episodesChanged();
    void failed(const tensordesk::Error& error);

private:
    using Known = std::shared_ptr<const ReadEpisodes>;
    struct Mail;

    void startOver();
    void readOn();

    std::optional<EpisodeSource> m_source;
    std::optional<KeyPath> m_reward;
    double m_gamma = 1;
    Known m_episodes;
    bool m_isKindRequested = false;       ///< requestKind() was called
    bool m_areEpisodesRequested = false;  ///< requestEpisodes() was called
    std::shared_ptr<Mail> m_mail;
    Job<Known> m_kindJob;
    Job<Known> m_episodesJob;
};

}  // namespace tensordesk

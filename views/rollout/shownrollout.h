// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/episodetable.h"
#include "views/jobs/job.h"
#include "views/rollout/episodesource.h"
#include "views/rollout/rolloutkeys.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// What is known of the episodes of a tensordict. Immutable.
struct ReadEpisodes {
    TimedRollout rollout;  ///< which was looked at: another tensordict than the source's where lengths tell, see byLengths()
    RolloutKeys keys = {};
    bool hasTime = false;     ///< the last batch dim is time: something tells episodes, or it is called so
    EpisodeTable table = {};  ///< those found so far
    bool isComplete = false;  ///< these are all, and their returns are known
    bool isCut = false;       ///< there are more than are kept

    /// Whether positions of the episodes are positions of the source.
    [[nodiscard]] bool isInPlace(const EpisodeSource& source) const { return rollout.td.batchSize() == source.td.batchSize(); }
};

/// The rollout of a document and how its episodes are told, for all that shows or walks them; and these episodes, found in the
/// background once someone wants them. They come while they are found, the first at once.
class ShownRollout final : public QObject {
    Q_OBJECT

public:
    /// More episodes are not kept.
    static constexpr std::size_t kMost = 2'000'000;
    /// More leaves are not looked at.
    static constexpr std::size_t kMostLeaves = 2'000;

    explicit ShownRollout(QObject* parent = nullptr);

    /// Another tensordict. What a person chose stays where it fits. `memberNames`, `notes`: see Storage.
    void setTensorDict(const TensorDict& td, const std::string& folder, std::vector<std::string> memberNames = {},
                       NotesReader notes = {});
    void clear();
    /// Elements may have changed.
    void refresh() { startOver(); }

    /// How its episodes are told; nothing without a tensordict.
    [[nodiscard]] const std::optional<EpisodeSource>& source() const noexcept { return m_source; }
    /// What a person chose; nothing: by what is known by name.
    void chooseRule(const std::optional<KeyPath>& by);
    void chooseReward(const std::optional<KeyPath>& reward);
    [[nodiscard]] const std::optional<KeyPath>& chosenReward() const noexcept { return m_reward; }
    void chooseDiscount(double gamma);
    [[nodiscard]] double discount() const noexcept { return m_gamma; }

    /// Someone shows what kind of rollout it is: reads metadata.
    void look();
    /// Someone shows its episodes: reads them.
    void want();
    /// Null until look() told something.
    [[nodiscard]] const std::shared_ptr<const ReadEpisodes>& episodes() const noexcept { return m_episodes; }
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_look, &m_read}; }

Q_SIGNALS:
    /// Another tensordict, other elements, or another rule: whoever shows the rollout asks for it again.
    void sourceChanged();
    /// More is known of the episodes, or nothing any more.
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
    bool m_isLooked = false;  ///< look() was called
    bool m_isWanted = false;  ///< want() was called
    std::shared_ptr<Mail> m_mail;
    Job<Known> m_look;
    Job<Known> m_read;
};

}  // namespace tensordesk

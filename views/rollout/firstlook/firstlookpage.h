// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/rollout/firstlook/episodestrip.h"
#include "views/rollout/shownrollout.h"

#include <QWidget>

#include <memory>
#include <vector>

class QComboBox;
class QLabel;

namespace tensordesk {

class ContentStack;
class EpisodeChart;
class Examination;
class FilmBox;
class KeysModel;
class KeyTable;
class PaddingRule;
class RuleBar;

/// The overview of a rollout: its episodes over env and time, their returns and lengths, its keys, and a film.
class FirstLookPage final : public QWidget {
    Q_OBJECT

public:
    /// REQUIRES: both outlive this object.
    FirstLookPage(ShownRollout& rollout, Examination& examination, QWidget* parent = nullptr);

    /// Uses this rule for padding in statistics of keys. REQUIRES: it outlives this object.
    void follow(const PaddingRule& padding);

    [[nodiscard]] EpisodeStrip* strip() const noexcept { return m_strip; }
    [[nodiscard]] QComboBox* colouring() const noexcept { return m_colouring; }
    [[nodiscard]] EpisodeChart* returns() const noexcept { return m_returns; }
    [[nodiscard]] EpisodeChart* lengths() const noexcept { return m_lengths; }
    [[nodiscard]] KeysModel& keys() const noexcept { return *m_keys; }
    [[nodiscard]] KeyTable* keyTable() const noexcept { return m_keyTable; }
    [[nodiscard]] RuleBar* ruleBar() const noexcept { return m_rule; }
    [[nodiscard]] FilmBox* film() const noexcept { return m_film; }
    /// Returns the numbers of episodes by kind.
    [[nodiscard]] QString summary() const;
    [[nodiscard]] std::vector<AbstractJob*> jobs();

Q_SIGNALS:
    void placeRequested(const tensordesk::EpisodePlace& place);
    void playRequested(const tensordesk::EpisodePlace& place);
    void keyRequested(const tensordesk::KeyPath& key);
    /// The read-out under the mouse.
    void pointed(const QString& text);

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void connectParts();
    void display();
    void offerColourings(bool hasReward);
    void displayLegend();
    void readRewards();
    void choose(uint32_t number);
    [[nodiscard]] EpisodePlace placeOf(uint32_t number) const;

    ShownRollout& m_rollout;
    Examination& m_examination;
    RuleBar* m_rule;
    QLabel* m_summary;
    QComboBox* m_colouring;
    QLabel* m_legend;
    EpisodeStrip* m_strip;
    EpisodeChart* m_returns;
    EpisodeChart* m_lengths;
    KeysModel* m_keys;
    KeyTable* m_keyTable;
    FilmBox* m_film;
    ContentStack* m_pages;
    Job<std::shared_ptr<const RewardRaster>> m_rewards;
    KeyPath m_rewardsOf;  ///< read, or being read, into m_rewards
};

}  // namespace tensordesk

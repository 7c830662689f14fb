// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/episodelink.h"
#include "views/rollout/examination.h"

#include <QObject>
#include <QPointer>
#include <QWidget>

#include <vector>

class QTabWidget;

namespace tensordesk {

class AbstractJob;
class DriftPage;
class EpisodesPage;
class FirstLookPage;
class HealthPage;
class PaddingRule;
class RerunPage;
class ShownRollout;

/// The pages of an overview that concern a rollout, before those of any tensordict. They are visible if time is known; the policy
/// check if a policy may have made keys, and the drift if members are steps or runs. With time or steps the first page comes to the
/// front, unless the user chose another one.
class RolloutPages final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: `rollout` outlives this object.
    explicit RolloutPages(ShownRollout& rollout, QObject* parent = nullptr);

    /// Creates the pages. `padding`: the rule for statistics of keys; null: padding is excluded. REQUIRES: called once; the tabs
    /// outlive this object or are its last user.
    void addTo(QTabWidget& tabs, const PaddingRule* padding);
    /// Sets if the overview currently shows the rollout.
    void setShown(bool shown);

    [[nodiscard]] ShownRollout& rollout() const noexcept { return m_rollout; }
    /// Null before addTo().
    [[nodiscard]] FirstLookPage* firstLook() const noexcept { return m_firstLook; }
    [[nodiscard]] EpisodesPage* episodes() const noexcept { return m_episodes; }
    [[nodiscard]] HealthPage* health() const noexcept { return m_health; }
    [[nodiscard]] DriftPage* drift() const noexcept { return m_drift; }
    [[nodiscard]] RerunPage* rerun() const noexcept { return m_rerun; }
    /// Returns the episodes for views over time.
    [[nodiscard]] EpisodeLink& episodeLink() noexcept { return m_link; }
    [[nodiscard]] std::vector<AbstractJob*> jobs();

Q_SIGNALS:
    /// The pages were created.
    void built();

private:
    void showTabs();
    void linkEpisodes();

    ShownRollout& m_rollout;
    EpisodeLink m_link;
    QTabWidget* m_tabs = nullptr;
    Examination m_examination;
    FirstLookPage* m_firstLook = nullptr;
    EpisodesPage* m_episodes = nullptr;
    HealthPage* m_health = nullptr;
    DriftPage* m_drift = nullptr;
    RerunPage* m_rerun = nullptr;
    std::vector<QWidget*> m_pages;  ///< in the order of their tabs
    bool m_isShown = false;
    bool m_hasTokens = false;      ///< it is of a language model, with a page of its own
    bool m_hasTime = false;        ///< most tabs are visible, except those of the policy check and the drift
    bool m_hasSteps = false;       ///< the drift is visible
    bool m_hasPolicy = false;      ///< the policy check is visible, with or without time
    bool m_isArranging = false;    ///< tabs change without the user
    QPointer<QWidget> m_turnedTo;  ///< the page chosen by the user
};

}  // namespace tensordesk

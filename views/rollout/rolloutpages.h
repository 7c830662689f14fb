// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// The pages that an overview has of a rollout, before those that it has of any tensordict. They are to be seen where time is
/// known, that of the policy check where a policy may have made keys, that of the drift where members are steps or runs. Where
/// time or steps are known the first of them comes to the front, unless a person turned to another one.
class RolloutPages final : public QObject {
    Q_OBJECT

public:
    /// `rollout` outlives this.
    explicit RolloutPages(ShownRollout& rollout, QObject* parent = nullptr);

    /// Builds the pages. REQUIRES: once; the tabs outlive this or are its last user. `padding`: which elements count in what is
    /// told of keys; null: those that are data.
    void addTo(QTabWidget& tabs, const PaddingRule* padding);
    /// Whether the overview is of the rollout now, or of something else.
    void setShown(bool shown);

    [[nodiscard]] ShownRollout& rollout() const noexcept { return m_rollout; }
    /// Null before addTo().
    [[nodiscard]] FirstLookPage* firstLook() const noexcept { return m_firstLook; }
    [[nodiscard]] EpisodesPage* episodes() const noexcept { return m_episodes; }
    [[nodiscard]] HealthPage* health() const noexcept { return m_health; }
    [[nodiscard]] DriftPage* drift() const noexcept { return m_drift; }
    [[nodiscard]] RerunPage* rerun() const noexcept { return m_rerun; }
    [[nodiscard]] std::vector<AbstractJob*> jobs();

Q_SIGNALS:
    /// The pages are there.
    void built();
    /// It is known that the overview has some of these pages.
    void found();

private:
    void showTabs();

    ShownRollout& m_rollout;
    QTabWidget* m_tabs = nullptr;
    Examination m_examination;
    FirstLookPage* m_firstLook = nullptr;
    EpisodesPage* m_episodes = nullptr;
    HealthPage* m_health = nullptr;
    DriftPage* m_drift = nullptr;
    RerunPage* m_rerun = nullptr;
    std::vector<QWidget*> m_pages;  ///< in the order of their tabs
    bool m_isShown = false;
    bool m_hasTime = false;        ///< their tabs are to be seen, but for those of the policy check and the drift
    bool m_hasSteps = false;       ///< that of the drift is
    bool m_hasPolicy = false;      ///< that of the policy check is, with time or without
    bool m_isArranging = false;    ///< tabs come and go by themselves
    QPointer<QWidget> m_turnedTo;  ///< the page that a person chose
};

}  // namespace tensordesk

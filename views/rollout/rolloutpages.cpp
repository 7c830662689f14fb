// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/rolloutpages.h"

#include "views/rollout/drift/driftpage.h"
#include "views/rollout/episodespage.h"
#include "views/rollout/firstlook/firstlookpage.h"
#include "views/rollout/healthpage.h"
#include "views/rollout/rerun/rerunpage.h"
#include "views/rollout/shownrollout.h"

#include <QScopedValueRollback>
#include <QTabWidget>

#include <c10/util/accumulate.h>

namespace tensordesk {

namespace {

// Episodes of larger rollouts are found when a page asks for them.
constexpr int64_t kMostLinkedSteps = int64_t{1} << 24;

}  // namespace

RolloutPages::RolloutPages(ShownRollout& rollout, QObject* parent) : QObject(parent), m_rollout(rollout), m_examination(rollout)
{
    connect(&m_rollout, &ShownRollout::sourceChanged, this, [this] {
        if (m_isShown) {
            m_rollout.requestKind();
        }
    });
    connect(&m_rollout, &ShownRollout::episodesChanged, this, &RolloutPages::showTabs);
    connect(&m_rollout, &ShownRollout::episodesChanged, this, &RolloutPages::linkEpisodes);
    connect(&m_link, &EpisodeLink::requested, this, [this] {
        if (const auto& source = m_rollout.source(); source && c10::multiply_integers(source->td.batchSize()) <= kMostLinkedSteps) {
            m_rollout.requestEpisodes();
        }
    });
}

void RolloutPages::linkEpisodes()
{
    const auto& known = m_rollout.episodes();
    const bool fits = known && m_rollout.source() && known->isInPlace(*m_rollout.source()) && !known->table.episodes.empty();
    m_link.setTable(fits ? std::shared_ptr<const EpisodeTable>(known, &known->table) : nullptr);
}

void RolloutPages::addTo(QTabWidget& tabs, const PaddingRule* padding)
{
    m_tabs = &tabs;
    m_firstLook = new FirstLookPage(m_rollout, m_examination, m_tabs);
    m_episodes = new EpisodesPage(m_rollout, m_tabs);
    m_health = new HealthPage(m_rollout, m_examination, m_tabs);
    m_rerun = new RerunPage(m_rollout, m_tabs);
    m_drift = new DriftPage(m_rollout, m_tabs);
    if (padding != nullptr) {
        m_firstLook->follow(*padding);
    }
    const auto flag = [this] { m_episodes->setFlags(m_examination.symptomsByEpisode()); };
    connect(&m_examination, &Examination::changed, m_episodes, flag);
    connect(&m_rollout, &ShownRollout::episodesChanged, m_episodes, flag);
    int at = 0;
    for (const auto& [page, title] :
         {std::pair<QWidget*, QString>(m_firstLook, tr("Rollout")), std::pair<QWidget*, QString>(m_episodes, tr("Episodes")),
          std::pair<QWidget*, QString>(m_health, tr("Health")), std::pair<QWidget*, QString>(m_rerun, tr("Policy check")),
          std::pair<QWidget*, QString>(m_drift, tr("Drift"))}) {
        m_tabs->insertTab(at, page, title);
        m_tabs->setTabVisible(at, false);
        m_pages.push_back(page);
        ++at;
    }
    connect(m_tabs, &QTabWidget::currentChanged, this, [this](int tab) {
        if (!m_isArranging && (m_hasTime || m_hasSteps || m_hasPolicy)) {
            m_turnedTo = m_tabs->widget(tab);
        }
    });
    Q_EMIT built();
    showTabs();
}

void RolloutPages::setShown(bool shown)
{
    m_isShown = shown;
    if (m_isShown) {
        m_rollout.requestKind();
    }
    showTabs();
}

std::vector<AbstractJob*> RolloutPages::jobs()
{
    std::vector<AbstractJob*> jobs = m_firstLook->jobs();
    const std::vector<AbstractJob*> more = m_episodes->jobs();
    jobs.insert(jobs.end(), more.begin(), more.end());
    jobs.push_back(m_examination.job());
    jobs.push_back(m_drift->job());
    jobs.push_back(m_rerun->job());
    return jobs;
}

void RolloutPages::showTabs()
{
    const auto& known = m_rollout.episodes();
    // The pages stay while another rule is evaluated.
    const bool isLooking = m_isShown && !known && m_rollout.source();
    const bool had = m_hasTime || m_hasSteps;
    m_hasTokens = m_isShown && known && known->isOfTokens;
    const bool hadTime = m_hasTime;
    m_hasTime = m_isShown && (known ? known->hasTime : isLooking && m_hasTime);
    // The drift page reads everything when it is shown: a rollout must not pass it on the way to its own pages.
    m_hasSteps = m_isShown && m_rollout.source() && DriftPage::hasSteps(*m_rollout.source()) && (!isLooking || m_hasSteps);
    m_hasPolicy = m_isShown && m_rollout.source() && RerunPage::isOfPolicy(*m_rollout.source());
    if (m_tabs == nullptr) {
        return;
    }
    const QScopedValueRollback arranging(m_isArranging, true);
    for (QWidget* const page : m_pages) {
        m_tabs->setTabVisible(m_tabs->indexOf(page), page == m_drift ? m_hasSteps : page == m_rerun ? m_hasPolicy : m_hasTime);
    }
    // A rollout of a language model has a page of its own in front.
    if (m_hasTokens && !m_turnedTo) {
        return;
    }
    if (m_hasTime && !hadTime) {
        m_tabs->setCurrentWidget(m_turnedTo ? m_turnedTo.data() : m_pages.front());
    } else if (m_hasSteps && !had) {
        m_tabs->setCurrentWidget(m_turnedTo ? m_turnedTo.data() : m_drift);
    }
}

}  // namespace tensordesk

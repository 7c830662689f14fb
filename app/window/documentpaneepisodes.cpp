// SPDX-License-Identifier: GPL-3.0-or-later
// How a person goes from episode to episode.
#include "common/format.h"
#include "jobs/joblist.h"
#include "messages/messagebar.h"
#include "rail/batchrail.h"
#include "window/datapane.h"
#include "window/documentpane.h"
#include "window/episodestepper.h"

namespace tensordesk {

void DocumentPane::connectEpisodes()
{
    m_jobs.watch(m_episodes->job());
    connect(m_episodes, &EpisodeStepper::failed, this, &DocumentPane::report);
    connect(m_episodes, &EpisodeStepper::ended, this, [this](bool backwards) {
        Q_EMIT told(backwards ? tr("This is the first step of the first episode.") : tr("This is the last episode."), 4000);
    });
    connect(m_episodes, &EpisodeStepper::arrived, this, [this](const EpisodePlace& place) {
        m_rail->selection().show(place.position, place.steps);
        m_data->choosePlace(place.position, place.steps);
        Q_EMIT told(tr("Episode [%1], %n step(s)", nullptr, static_cast<int>(place.steps)).arg(format::text(place.index())), 10000);
    });
}

bool DocumentPane::hasEpisodes() const
{
    const auto& dims = m_rail->selection().dims();
    return m_result && !m_rail->isHidden() && !dims.empty()
        && std::all_of(dims.begin(), dims.end(), [](const BatchSelection::Dim& dim) { return dim.size > 0; });
}

void DocumentPane::stepEpisode(bool backwards)
{
    if (!hasEpisodes()) {
        return;  // a shortcut may come late
    }
    Shape from;
    for (const BatchSelection::Dim& dim : m_rail->selection().dims()) {
        // Where all of time is in sight, a person is at the element that was chosen there.
        from.push_back(m_data->chosenIndex(from.size()).value_or(dim.cursor));
    }
    m_episodes->step(*m_result, from, backwards);
}

}  // namespace tensordesk

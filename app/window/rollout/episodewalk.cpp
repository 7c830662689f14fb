// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rollout/episodewalk.h"

#include "app/window/document/datapane.h"
#include "views/dims/dimstrip.h"
#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

EpisodeWalk::EpisodeWalk(DimStrip& dims, DataPane& data, QObject* parent) : QObject(parent), m_dims(dims), m_data(data)
{
    connect(&m_stepper, &EpisodeStepper::failed, this, &EpisodeWalk::failed);
    connect(&m_stepper, &EpisodeStepper::arrived, this, &EpisodeWalk::goTo);
    connect(&m_stepper, &EpisodeStepper::ended, this, [this](bool backwards) {
        Q_EMIT told(backwards ? tr("This is the first step of the first episode.") : tr("This is the last episode."), 4000);
    });
}

bool EpisodeWalk::isPossible() const
{
    const auto& dims = m_dims.batch().dims();
    return m_dims.isBatchShown() && !dims.empty()
        && std::all_of(dims.begin(), dims.end(), [](const BatchSelection::Dim& dim) { return dim.size > 0; });
}

void EpisodeWalk::step(const EpisodeSource& source, bool backwards)
{
    if (!isPossible()) {
        return;  // a shortcut may come late
    }
    Shape from;
    for (const BatchSelection::Dim& dim : m_dims.batch().dims()) {
        // If all of time is visible, the user's position is the current element.
        from.push_back(m_data.chosenIndex(from.size()).value_or(dim.cursor));
    }
    m_stepper.step(source, from, backwards);
}

void EpisodeWalk::goTo(const EpisodePlace& place)
{
    show(place);
    Q_EMIT told(tr("Episode [%1], %n step(s)", nullptr, static_cast<int>(place.steps)).arg(format::text(place.index())), 10000);
}

void EpisodeWalk::show(const EpisodePlace& place)
{
    BatchSelection& batch = m_dims.batch();
    if (isPossible() && batch.dims().size() == place.position.size()) {
        batch.show(place.position, place.steps);
        if (m_data.isRagged()) {
            m_data.showMember(place.position.front());
        }
        m_data.choosePlace(place.position, place.steps);
    } else {
        // Time is ragged, or others than those of the episode are the dims: which one it is of can be shown alone.
        for (std::size_t dim = 0; dim + 1 < std::min(batch.dims().size(), place.position.size()); ++dim) {
            batch.setCursor(dim, place.position[dim]);
        }
    }
}

}  // namespace tensordesk

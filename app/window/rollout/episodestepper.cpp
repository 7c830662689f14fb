// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/rollout/episodestepper.h"

#include "views/jobs/jobpools.h"

namespace tensordesk {

EpisodeStepper::EpisodeStepper(QObject* parent) : QObject(parent)
{
    m_job.setTitle(tr("Look for an episode"));
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_isStepping = false;
        const auto place = *m_job.takeResult();
        if (!place) {
            m_further = 0;
            Q_EMIT ended(m_backwards);
            return;
        }
        if (m_further != 0) {
            const bool backwards = m_further < 0;
            m_further += backwards ? 1 : -1;
            start(place->position, backwards);
        }
        Q_EMIT arrived(*place);
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        m_isStepping = false;
        m_further = 0;
        Q_EMIT failed(error);
    });
    connect(&m_job, &AbstractJob::cancelled, this, &EpisodeStepper::cancel);
}

void EpisodeStepper::step(const EpisodeSource& source, const Shape& from, bool backwards)
{
    if (m_isStepping) {
        m_further += backwards ? -1 : 1;
        return;
    }
    m_source = source;
    start(from, backwards);
}

void EpisodeStepper::cancel()
{
    m_isStepping = false;
    m_further = 0;
    m_job.cancel();
}

void EpisodeStepper::start(const Shape& from, bool backwards)
{
    m_isStepping = true;
    m_backwards = backwards;
    const std::string nothing =
        tr("Cannot find episode boundaries: expected a bool \"done\", \"terminated\" or \"truncated\" over the batch, also below \"next\".")
            .toStdString();
    m_job.start(JobPools::passes(), [source = *m_source, from, backwards, nothing](Progress& progress) {
        const auto [td, rule] = source.rollout();
        if (rule.empty() && source.td.isLazyStack()) {
            return neighbouringMember(source.td, from, backwards);
        }
        if (rule.empty() || td.batchSize() != source.td.batchSize()) {
            throw Error(ErrorKind::KeyError, Message::verbatim(nothing));
        }
        return neighbouringEpisode(td, rule, from, backwards, progress);
    });
}

}  // namespace tensordesk

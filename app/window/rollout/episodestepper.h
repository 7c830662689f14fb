// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/episodes.h"
#include "views/jobs/job.h"
#include "views/rollout/episodesource.h"

#include <QObject>

#include <optional>

namespace tensordesk {

/// Moves between the episodes of a tensordict, one position of the dims before time after the other, in the background. Steps
/// requested during another one follow it.
class EpisodeStepper final : public QObject {
    Q_OBJECT

public:
    explicit EpisodeStepper(QObject* parent = nullptr);

    /// REQUIRES: batch dims, and a valid index for each.
    void step(const EpisodeSource& source, const Shape& from, bool backwards);
    /// Drops steps in progress: another tensordict is shown.
    void cancel();
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

Q_SIGNALS:
    void arrived(const tensordesk::EpisodePlace& place);
    /// There is no episode in that direction.
    void ended(bool backwards);
    /// The tensordict has no keys that define episodes, or cannot be read.
    void failed(const tensordesk::Error& error);

private:
    void start(const Shape& from, bool backwards);

    Job<std::optional<EpisodePlace>> m_job;
    std::optional<EpisodeSource> m_source;
    bool m_isStepping = false;
    bool m_backwards = false;
    int m_further = 0;  ///< number of waiting steps, negative for backward ones
};

}  // namespace tensordesk

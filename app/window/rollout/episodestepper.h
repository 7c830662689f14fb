// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/operations/rollouts/episodes.h"
#include "views/jobs/job.h"
#include "views/rollout/episodesource.h"

#include <QObject>

#include <optional>

namespace tensordesk {

/// Goes from episode to episode of a tensordict, one position of the dims before time after the other, in the
/// background. Steps that are asked for while one is under way follow it.
class EpisodeStepper final : public QObject {
    Q_OBJECT

public:
    explicit EpisodeStepper(QObject* parent = nullptr);

    /// REQUIRES: batch dims, and in each an index of it.
    void step(const EpisodeSource& source, const Shape& from, bool backwards);
    /// Drops what is under way: another tensordict is shown.
    void cancel();
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

Q_SIGNALS:
    void arrived(const tensordesk::EpisodePlace& place);
    /// There is none in that direction.
    void ended(bool backwards);
    /// Nothing of the tensordict says where episodes end, or it cannot be read.
    void failed(const tensordesk::Error& error);

private:
    void start(const Shape& from, bool backwards);

    Job<std::optional<EpisodePlace>> m_job;
    std::optional<EpisodeSource> m_source;
    bool m_isStepping = false;
    bool m_backwards = false;
    int m_further = 0;  ///< steps that wait, backwards ones negative
};

}  // namespace tensordesk

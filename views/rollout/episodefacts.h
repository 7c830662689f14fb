// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/rollout/shownrollout.h"

#include <QImage>
#include <QObject>
#include <QStringList>

#include <cstdint>
#include <map>
#include <vector>

namespace tensordesk {

/// What a key says of an episode at its first step; empty where that cannot be had. Reads an element. Errors but Cancelled are none.
[[nodiscard]] QString episodeFact(const ReadEpisodes& episodes, uint32_t number, const KeyPath& key);

/// What RolloutKeys::facts say of episodes at their first step, such as a seed, and the picture of it. Read in the background of
/// the episodes that are in sight alone.
class EpisodeFacts final : public QObject {
    Q_OBJECT

public:
    explicit EpisodeFacts(QObject* parent = nullptr);

    /// Other episodes: forgets what is known.
    void setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes);
    /// In place of what was asked for before.
    void read(const std::vector<uint32_t>& numbers);
    struct Facts {
        QStringList texts = {};  ///< one a key
        QImage frame = {};       ///< small; null without pictures
    };
    /// Null while they are not known.
    [[nodiscard]] const Facts* of(uint32_t number) const;
    /// The longer edge of a picture, in device pixels.
    void setEdge(int edge) { m_edge = edge; }
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

Q_SIGNALS:
    /// More is known.
    void changed();

private:
    using Found = std::map<uint32_t, Facts>;

    std::shared_ptr<const ReadEpisodes> m_episodes;
    Found m_known;
    int m_edge = 32;
    Job<Found> m_job;
};

}  // namespace tensordesk

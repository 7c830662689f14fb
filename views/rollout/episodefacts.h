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

/// Returns the value of a key at an episode's first step; empty if it cannot be read. Reads one element. Only throws Cancelled.
[[nodiscard]] QString episodeFact(const ReadEpisodes& episodes, uint32_t number, const KeyPath& key);

/// Returns the text of the first element of a leaf, or of a value; empty if it cannot be read. Call it from a worker thread.
[[nodiscard]] QString firstText(const TensorDict& steps, const KeyPath& key);

/// Reads the values of RolloutKeys::facts at the first step of episodes, such as a seed, and its picture, in the background for
/// visible episodes only.
class EpisodeFacts final : public QObject {
    Q_OBJECT

public:
    explicit EpisodeFacts(QObject* parent = nullptr);

    /// Sets other episodes and drops the facts.
    void setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes);
    /// Reads these episodes, replacing the previous request.
    void read(const std::vector<uint32_t>& numbers);
    struct Facts {
        QStringList texts = {};  ///< one per key
        QImage frame = {};       ///< small; null without pictures
    };
    /// Returns the facts; null while they are unknown.
    [[nodiscard]] const Facts* of(uint32_t number) const;
    /// Sets the longer edge of a picture, in device pixels.
    void setEdge(int edge) { m_edge = edge; }
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

Q_SIGNALS:
    /// More facts are known.
    void changed();

private:
    using Found = std::map<uint32_t, Facts>;

    std::shared_ptr<const ReadEpisodes> m_episodes;
    Found m_known;
    int m_edge = 32;
    Job<Found> m_job;
};

}  // namespace tensordesk

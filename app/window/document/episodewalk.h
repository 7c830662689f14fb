// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/episodestepper.h"

#include <QObject>

namespace tensordesk {

class BatchRail;
class DataPane;

/// Brings the rail and the views of a document from episode to episode.
class EpisodeWalk final : public QObject {
    Q_OBJECT

public:
    /// Both outlive this.
    EpisodeWalk(BatchRail& rail, DataPane& data, QObject* parent = nullptr);

    /// Whether there is a time along which episodes may run.
    [[nodiscard]] bool isPossible() const;
    /// To the first step of the next or previous episode of `td`, of which the rail shows the batch. Does nothing unless
    /// isPossible().
    void step(const TensorDict& td, bool backwards);
    /// Drops what is under way: another tensordict is shown.
    void cancel() { m_stepper.cancel(); }
    [[nodiscard]] AbstractJob* job() noexcept { return m_stepper.job(); }

Q_SIGNALS:
    void told(const QString& text, int milliseconds);
    void failed(const tensordesk::Error& error);

private:
    void arrive(const EpisodePlace& place);

    BatchRail& m_rail;
    DataPane& m_data;
    EpisodeStepper m_stepper;
};

}  // namespace tensordesk

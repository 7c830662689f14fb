// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/rollout/episodestepper.h"

#include <QObject>

namespace tensordesk {

class DataPane;
class DimStrip;

/// Brings the cursors and the views of a document from episode to episode.
class EpisodeWalk final : public QObject {
    Q_OBJECT

public:
    /// Both outlive this.
    EpisodeWalk(DimStrip& dims, DataPane& data, QObject* parent = nullptr);

    /// Whether there is a time along which episodes may run.
    [[nodiscard]] bool isPossible() const;
    /// To the first step of the next or previous episode of what the strip shows the batch of. Does nothing unless
    /// isPossible().
    void step(const EpisodeSource& source, bool backwards);
    /// To the first step of an episode of what the strip shows the batch of; tells which one it is.
    void goTo(const EpisodePlace& place);
    /// To the first of some steps.
    void show(const EpisodePlace& place);
    /// Drops what is under way: another tensordict is shown.
    void cancel() { m_stepper.cancel(); }
    [[nodiscard]] AbstractJob* job() noexcept { return m_stepper.job(); }

Q_SIGNALS:
    void told(const QString& text, int milliseconds);
    void failed(const tensordesk::Error& error);

private:
    DimStrip& m_dims;
    DataPane& m_data;
    EpisodeStepper m_stepper;
};

}  // namespace tensordesk

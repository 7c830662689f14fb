// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/rollout/episodestepper.h"

#include <QObject>

namespace tensordesk {

class DataPane;
class DimStrip;

/// Moves the cursors and the views of a document between episodes.
class EpisodeWalk final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: both outlive this object.
    EpisodeWalk(DimStrip& dims, DataPane& data, QObject* parent = nullptr);

    /// True if there is a time dim for episodes.
    [[nodiscard]] bool isPossible() const;
    /// Moves to the first step of the next or previous episode of the strip's batch. Does nothing unless isPossible().
    void step(const EpisodeSource& source, bool backwards);
    /// Moves to the first step of an episode of the strip's batch, and reports which one it is.
    void goTo(const EpisodePlace& place);
    /// Moves to the first of some steps.
    void show(const EpisodePlace& place);
    /// Drops steps in progress: another tensordict is shown.
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

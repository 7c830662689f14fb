// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/episodestepper.h"

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
    /// To the first step of the next or previous episode of `td`, of which the strip shows the batch. Does nothing unless
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

    DimStrip& m_dims;
    DataPane& m_data;
    EpisodeStepper m_stepper;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/raster.h"
#include "views/jobs/job.h"

#include <QObject>

#include <optional>

namespace tensordesk {

/// Reads the next frame of a film while one is looked at.
class FrameAhead final : public QObject {
    Q_OBJECT

public:
    FrameAhead();

    /// The frame that comes next where a person stepped from one to another along one dim; nothing otherwise, or behind the
    /// last one.
    [[nodiscard]] static std::optional<DimSelection> after(const DimSelection& before, const DimSelection& now);

    /// Reads a part of the frame `source` names, as `kind`.
    void start(const PlaneSource& source, std::optional<Raster::Kind> kind, const RasterRequest& request);
    void cancel();
    /// Whether just that was asked for, and is there or soon will be.
    [[nodiscard]] bool isComing(const DimSelection& selection, const RasterRequest& request) const;
    /// What was read, once; nothing while it is under way.
    [[nodiscard]] std::optional<Raster> take();
    [[nodiscard]] AbstractJob& job() noexcept { return m_job; }

Q_SIGNALS:
    /// What was asked for is there.
    void ready();

private:
    /// What was asked for.
    struct Frame {
        DimSelection selection;
        RasterRequest request;
        std::optional<Raster> raster;  ///< once it was read
    };

    Job<Raster> m_job;
    std::optional<Frame> m_next;
};

}  // namespace tensordesk

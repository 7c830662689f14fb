// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/image/raster.h"
#include "views/jobs/job.h"

#include <QObject>

#include <optional>

namespace tensordesk {

/// Reads the next frame of a film while the current one is shown.
class FrameAhead final : public QObject {
    Q_OBJECT

public:
    FrameAhead();

    /// Returns the selection of the next frame in the same direction if the user stepped along one dim; empty otherwise, and after the
    /// last frame.
    [[nodiscard]] static std::optional<DimSelection> after(const DimSelection& before, const DimSelection& now);

    /// Starts reading a part of the frame `source` as `kind`; without a kind, as Raster::read() chooses. Replaces an earlier request.
    void start(const PlaneSource& source, std::optional<Raster::Kind> kind, const RasterRequest& request);
    /// Stops reading, and drops the request and a frame that was read.
    void cancel();
    /// True if exactly that was requested, and was read or is being read.
    [[nodiscard]] bool isComing(const DimSelection& selection, const RasterRequest& request) const;
    /// Returns the frame and drops it; empty until it was read.
    [[nodiscard]] std::optional<Raster> take();
    [[nodiscard]] AbstractJob& job() noexcept { return m_job; }

Q_SIGNALS:
    /// The requested frame was read.
    void ready();

private:
    /// The request.
    struct Frame {
        DimSelection selection;
        RasterRequest request;
        std::optional<Raster> raster;  ///< set once it was read
    };

    Job<Raster> m_job;
    std::optional<Frame> m_next;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/frameahead.h"

#include "views/jobs/jobpools.h"

#include <utility>

namespace tensordesk {

FrameAhead::FrameAhead()
{
    m_job.setTitle(tr("Read the next image"));
    connect(&m_job, &AbstractJob::done, this, [this] {
        if (m_next) {
            m_next->raster = m_job.takeResult();
            Q_EMIT ready();
        }
    });
}

std::optional<DimSelection> FrameAhead::after(const DimSelection& before, const DimSelection& now)
{
    DimSelection next = now;
    int changed = 0;
    for (std::size_t dim = 0; dim < now.rank(); ++dim) {
        const int64_t by = now.dim(dim).index - before.dim(dim).index;
        if (by != 0) {
            ++changed;
            next.setIndex(dim, now.dim(dim).index + by);
        }
    }
    return changed == 1 && next != now ? std::optional(next) : std::nullopt;
}

void FrameAhead::start(const PlaneSource& source, std::optional<Raster::Kind> kind, const RasterRequest& request)
{
    m_next = Frame{source.selection, request, {}};
    m_job.start(JobPools::poolFor(source.leaf),
                [source, kind, request](Progress& progress) { return Raster::read(source, kind, request, progress); });
}

void FrameAhead::cancel()
{
    m_job.cancel();
    m_next.reset();
}

bool FrameAhead::isComing(const DimSelection& selection, const RasterRequest& request) const
{
    const bool isAskedFor = m_next && m_next->selection == selection && m_next->request == request;
    return isAskedFor && (m_next->raster || m_job.isRunning());
}

std::optional<Raster> FrameAhead::take()
{
    if (!m_next || !m_next->raster) {
        return std::nullopt;
    }
    return std::exchange(m_next, std::nullopt)->raster;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
// What ImageView reads, and when; imageview.cpp draws it.
#include "image/imageview.h"

#include "image/colourcontrols.h"
#include "image/colourdomain.h"
#include "jobs/jobpools.h"
#include "plot/plotwidget.h"

namespace tensordesk {

QString ImageView::obstacle() const
{
    const QString obstacle = m_leaf->obstacle(m_selection);
    if (!obstacle.isEmpty() || (m_selection.dimWith(DimRole::X) && m_selection.dimWith(DimRole::Y))) {
        return obstacle;
    }
    return m_selection.rank() < 2 ? tr("An image needs two dims; this leaf has fewer. The plot shows it.")
                                  : tr("Give one dim the x axis and one the y axis to see an image.");
}

RasterRequest ImageView::wantedRequest(bool visible) const
{
    const QSize pixels = m_plot->size().expandedTo(QSize(256, 256)) * m_plot->devicePixelRatioF();
    if (!visible) {
        return RasterRequest::whole(m_selection, pixels);
    }
    const QCPRange x = m_plot->xAxis->range();
    const QCPRange y = m_plot->yAxis->range();
    return RasterRequest::part(m_selection, QRectF(x.lower, y.lower, x.size(), y.size()), pixels);
}

PlaneSource ImageView::source(const DimSelection& selection) const
{
    PlaneSource source{m_leaf->leaf, selection};
    if (const auto mask = m_mask ? m_mask->tiledLike(*m_leaf) : std::nullopt) {
        if (const auto over = selection.alongside(mask->dims)) {
            source.mask = mask->leaf;
            source.maskSelection = *over;
        }
    }
    return source;
}

void ImageView::read()
{
    m_readAgain = false;
    if (!canRead()) {
        m_pictureControls->hide();
        m_colourControls->hide();
        m_domain->hide();
        return;
    }
    if (!m_raster) {
        announceRead(tr("Reading the image…"));
    }
    m_ahead.cancel();
    m_next.reset();
    const RasterRequest request = wantedRequest(m_zoomed && m_raster);
    m_job.start(JobPools::poolFor(m_leaf->leaf), [source = source(m_selection), kind = m_style.kind, request](Progress& progress) {
        return Raster::read(source, kind, request, progress);
    });
}

void ImageView::readIfNeeded()
{
    if (!m_raster || !m_leaf || m_raster->request.covers(wantedRequest(true))) {
        return;
    }
    if (m_job.isRunning()) {
        m_readAgain = true;
    } else {
        read();
    }
}

/// While a person steps along one dim, the next frame will be asked for soon.
void ImageView::readAhead()
{
    if (!m_before) {
        return;
    }
    Ahead next{m_selection, m_raster->request, {}};
    int changed = 0;
    for (std::size_t dim = 0; dim < m_selection.rank(); ++dim) {
        const int64_t by = m_selection.dim(dim).index - m_before->dim(dim).index;
        if (by != 0) {
            ++changed;
            next.selection.setIndex(dim, m_selection.dim(dim).index + by);
        }
    }
    if (changed != 1 || next.selection == m_selection) {
        return;
    }
    m_next = std::move(next);
    m_ahead.start(JobPools::poolFor(m_leaf->leaf),
                  [source = source(m_next->selection), kind = m_style.kind, request = m_next->request](Progress& progress) {
                      return Raster::read(source, kind, request, progress);
                  });
}

/// Draws the frame that was read ahead, if it is the one wanted now. True if it is, or soon will be.
bool ImageView::takeAhead()
{
    if (!m_next || m_next->selection != m_selection || m_next->request != wantedRequest(m_zoomed && m_raster)) {
        return false;
    }
    if (m_next->raster) {
        m_job.cancel();
        draw(*std::exchange(m_next, std::nullopt)->raster);
        return true;
    }
    return m_ahead.isRunning();
}

}  // namespace tensordesk

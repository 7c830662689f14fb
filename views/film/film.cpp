// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/film/film.h"

#include <cmath>

namespace tensordesk {

namespace {

/// Counts progress in frames, ignoring bytes within one.
class FrameProgress final : public Progress {
public:
    FrameProgress(Progress& whole, int64_t frames) : m_whole(whole), m_frames(frames) { }
    bool isCancelled() const override { return m_whole.isCancelled(); }
    void report(int64_t, int64_t) override { }
    void finishFrame() { m_whole.report(++m_done, m_frames); }

private:
    Progress& m_whole;
    int64_t m_frames;
    int64_t m_done = 0;
};

}  // namespace

Raster Film::read(int64_t index, Progress& progress) const
{
    PlaneSource at = source;
    at.selection.setIndex(dim, index);
    if (at.mask) {
        if (const auto over = at.selection.alongside(at.maskSelection.leaf())) {
            at.maskSelection = *over;
        } else {
            at.mask.reset();
        }
    }
    return Raster::read(at, style.kind, RasterRequest::whole(at.selection, QSize(kMostPixels, kMostPixels)), progress);
}

QImage Film::painted(const Raster& raster, const ImageStyle& with, int64_t index) const
{
    const QImage image = with.paint(raster, tiling);
    const QImage scaled = scale == 1 ? image
                                     : image.scaled(image.size() * scale, Qt::IgnoreAspectRatio,
                                                    smooth ? Qt::SmoothTransformation : Qt::FastTransformation);
    return curves ? curves->below(scaled, index) : scaled;
}

QImage Film::frame(int64_t index, Progress& progress) const
{
    return painted(read(index, progress), style, index);
}

ImageStyle Film::commonStyle(Progress& progress) const
{
    ColourLimits all{std::nan(""), std::nan("")};
    for (int64_t n = 0; n < frames.count; ++n) {
        progress.check();
        const Raster raster = read(frames.start + n * frames.step, progress);
        all.low = std::fmin(all.low, raster.least);
        all.high = std::fmax(all.high, raster.greatest);
    }
    ImageStyle common = style;
    common.values = all;
    return common;
}

void Film::write(const QString& path, const FilmOptions& options, Progress& progress) const
{
    const std::unique_ptr<FilmWriter> writer = FilmWriter::create(path, options);
    const bool isHeatMap = !source.selection.dimWith(DimRole::Channel)
                        && style.kind.value_or(Raster::kindOf(source.selection)) == Raster::Kind::HeatMap;
    FrameProgress told(progress, frames.count);
    const ImageStyle with = isHeatMap && !ownLimits && !style.limits ? commonStyle(told) : style;
    for (int64_t n = 0; n < frames.count; ++n) {
        progress.check();
        const int64_t index = frames.start + n * frames.step;
        writer->add(painted(read(index, told), with, index));
        told.finishFrame();
    }
    source.leaf.checkIntact();
    writer->finish();
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "image/imagestyle.h"

namespace tensordesk {

namespace {

    /// Makes the places behind the last picture see-through.
    void clearBehind(const Tiling& tiling, const RasterRequest& request, QImage& image)
    {
        for (int y = 0; y < image.height(); ++y) {
            const int64_t down = (request.rows.start + y * request.rows.step) / tiling.rows.count;
            if ((down + 1) * tiling.across <= tiling.count()) {
                continue;  // a full row
            }
            auto* const line = reinterpret_cast<QRgb*>(image.scanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                const int64_t across = (request.columns.start + x * request.columns.step) / tiling.columns.count;
                line[x] = down * tiling.across + across < tiling.count() ? line[x] : 0;
            }
        }
    }

}  // namespace

ColourMap ImageStyle::mapFor(const Raster& raster) const
{
    return map.value_or(raster.hasBothSigns() ? ColourMap::Diverging : ColourMap::Viridis);
}

bool ImageStyle::isSymmetricFor(const Raster& raster) const
{
    return symmetric.value_or(mapFor(raster) == ColourMap::Diverging);
}

ColourLimits ImageStyle::limitsFor(const Raster& raster) const
{
    return limits ? *limits : raster.limits(isSymmetricFor(raster));
}

QImage ImageStyle::paint(const Raster& raster, const std::optional<Tiling>& tiling) const
{
    QImage image = raster.image(mapFor(raster), limitsFor(raster));
    if (tiling) {
        image.convertTo(QImage::Format_ARGB32);
        clearBehind(*tiling, raster.request, image);
    }
    return image;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/imagestyle.h"

#include "views/common/valuerange.h"

#include <algorithm>
#include <cmath>

namespace tensordesk {

namespace {

double reachOf(const ColourLimits& values)
{
    return std::max(std::abs(values.low), std::abs(values.high));
}

ColourLimits pictureLimits(DType dtype, const ColourLimits& values)
{
    const double reach = reachOf(values);
    const bool isFloating = c10::isFloatingType(dtype);
    if (isFloating && !(reach > 1)) {
        return {values.low < 0 ? -1.0 : 0.0, 1};
    }
    if (values.low < 0) {
        return {-reach, reach};
    }
    return {0, dtype == DType::Bool ? 1.0 : isFloating ? std::max(255.0, reach) : 255.0};
}

ColourLimits mapLimits(const ColourLimits& values, bool symmetric)
{
    if (std::isnan(values.low)) {
        return symmetric ? ColourLimits{-1, 1} : ColourLimits{};
    }
    if (symmetric) {
        const double reach = reachOf(values);
        const auto [low, high] = valuerange::apart(-reach, reach);
        return reach > 0 ? ColourLimits{low, high} : ColourLimits{-1, 1};
    }
    constexpr double kLeast = 1e-250;  // nearer ones have no place on the colour bar
    if (values.high / 2 - values.low / 2 > kLeast) {
        return values;
    }
    const auto [low, high] = valuerange::apart(values.low, values.high);
    return {low, high};
}

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
    const ColourLimits shown = values.value_or(ColourLimits{raster.least, raster.greatest});
    return map.value_or(shown.low < 0 && shown.high > 0 ? ColourMap::Diverging : ColourMap::Viridis);
}

bool ImageStyle::isSymmetricFor(const Raster& raster) const
{
    return symmetric.value_or(mapFor(raster) == ColourMap::Diverging);
}

ColourLimits ImageStyle::limitsFor(const Raster& raster) const
{
    if (limits) {
        return *limits;
    }
    const ColourLimits shown = values.value_or(ColourLimits{raster.least, raster.greatest});
    return raster.kind == Raster::Kind::Picture ? pictureLimits(raster.elements.scalar_type(), shown)
                                                : mapLimits(shown, isSymmetricFor(raster));
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "image/raster.h"

#include "common/leafpart.h"

#include <ATen/ops/abs.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

    /// `part` of the range that the dim shows.
    Range within(const Range& shown, const Range& part)
    {
        return {shown.start + part.start * shown.step, shown.step * part.step, part.count};
    }

    int byteOf(double value, const ColourLimits& limits)
    {
        const double share = (value - limits.low) / (limits.high - limits.low);
        return static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * 255));
    }

    /// What is black and what is full in a picture of such values.
    ColourLimits pictureLimits(DType dtype, double least, double greatest)
    {
        if (!c10::isFloatingType(dtype)) {
            return dtype == DType::Bool ? ColourLimits{0, 1} : ColourLimits{0, 255};
        }
        if (!(greatest > 1)) {
            return {least < 0 ? -1.0 : 0.0, 1};
        }
        return {0, greatest > 255 ? greatest : 255};
    }

}  // namespace

Raster::Kind Raster::kindOf(const DimSelection& selection)
{
    if (selection.dimWith(DimRole::Channel)) {
        return Kind::Picture;
    }
    const auto pixels = pixelDims(selection.leaf());
    const auto rows = selection.dimWith(DimRole::Y);
    const auto columns = selection.dimWith(DimRole::X);
    const bool plane = pixels
        && ((rows == pixels->height && columns == pixels->width)
            || (rows == pixels->width && columns == pixels->height));
    return plane && selection.leaf().dtype == DType::Byte ? Kind::Picture : Kind::HeatMap;
}

Raster Raster::read(const Leaf& leaf, const DimSelection& selection, const RasterRequest& request, Progress& progress)
{
    const auto rows = selection.dimWith(DimRole::Y);
    const auto columns = selection.dimWith(DimRole::X);
    const auto channel = selection.dimWith(DimRole::Channel);
    DimSelection part = selection;
    part.setRange(*rows, within(selection.dim(*rows).range, request.rows));
    part.setRange(*columns, within(selection.dim(*columns).range, request.columns));

    Raster raster;
    raster.kind = kindOf(selection);
    raster.request = request;
    raster.elements = readPart(leaf, part, progress);
    std::vector<int64_t> order{static_cast<int64_t>(part.resultDim(*rows)),
                               static_cast<int64_t>(part.resultDim(*columns))};
    if (channel) {
        order.push_back(static_cast<int64_t>(part.resultDim(*channel)));
    }
    raster.elements = raster.elements.permute(order).contiguous();
    const at::Tensor real = raster.elements.is_complex() ? at::abs(raster.elements) : raster.elements;
    raster.plane = real.to(at::kDouble).contiguous();

    raster.least = std::numeric_limits<double>::infinity();
    raster.greatest = -raster.least;
    const double* const values = raster.plane.const_data_ptr<double>();
    for (int64_t i = 0; i < raster.plane.numel(); ++i) {
        if (std::isfinite(values[i])) {
            raster.least = std::min(raster.least, values[i]);
            raster.greatest = std::max(raster.greatest, values[i]);
        } else {
            ++(std::isnan(values[i]) ? raster.nanCount : raster.infCount);
        }
    }
    if (raster.least > raster.greatest) {
        raster.least = raster.greatest = kNan;
    }
    return raster;
}

ColourLimits Raster::limits(bool symmetric) const
{
    if (std::isnan(least)) {
        return symmetric ? ColourLimits{-1, 1} : ColourLimits{};
    }
    if (symmetric) {
        const double reach = std::max(std::abs(least), std::abs(greatest));
        return reach > 0 ? ColourLimits{-reach, reach} : ColourLimits{-1, 1};
    }
    return least < greatest ? ColourLimits{least, greatest} : ColourLimits{least - 0.5, greatest + 0.5};
}

QImage Raster::image(ColourMap map, const ColourLimits& limits) const
{
    const auto rows = static_cast<int>(plane.size(0));
    const auto columns = static_cast<int>(plane.size(1));
    QImage image(columns, rows, QImage::Format_ARGB32);
    const double* value = plane.const_data_ptr<double>();
    const QRgb nan = colourmap::nan().rgb();
    if (kind == Kind::HeatMap) {
        const auto& colours = colourmap::table(map);
        for (int row = 0; row < rows; ++row) {
            auto* const line = reinterpret_cast<QRgb*>(image.scanLine(row));
            for (int column = 0; column < columns; ++column, ++value) {
                line[column] = std::isnan(*value) ? nan : colours[static_cast<std::size_t>(byteOf(*value, limits))] | 0xff000000;
            }
        }
        return image;
    }
    const ColourLimits full = pictureLimits(elements.scalar_type(), least, greatest);
    const int64_t channels = plane.dim() == 3 ? plane.size(2) : 1;
    for (int row = 0; row < rows; ++row) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < columns; ++column, value += channels) {
            if (std::any_of(value, value + channels, [](double v) { return std::isnan(v); })) {
                line[column] = nan;
                continue;
            }
            // One or two channels: grey, of the first. More than four: the first three.
            const auto channel = [&](int64_t c) { return byteOf(value[channels < 3 ? 0 : c], full); };
            line[column] = qRgba(channel(0), channel(1), channel(2), channels == 4 ? channel(3) : 255);
        }
    }
    return image;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/raster.h"

#include "model/analysis/values/partialsource.h"
#include "views/common/leafpart.h"
#include "views/common/valuerange.h"

#include <ATen/ops/abs.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

namespace tensordesk {

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

/// `part` of the range that the dim shows.
Range within(const Range& shown, const Range& part)
{
    return {shown.start + part.start * shown.step, shown.step * part.step, part.count};
}

/// The number of a colour, of 256.
class Scaling {
public:
    explicit Scaling(const ColourLimits& limits) : m_limits(limits) { }
    int operator()(double value) const
    {
        return static_cast<int>(std::lround(255 * valuerange::shareOf(value, m_limits.low, m_limits.high)));
    }

private:
    ColourLimits m_limits;
};

/// The elements of the plane that the selection and the request show: rows, columns, and channels if it has them.
at::Tensor readPlane(const Leaf& leaf, const DimSelection& selection, const RasterRequest& request, Progress& progress)
{
    const auto rows = *selection.dimWith(DimRole::Y);
    const auto columns = *selection.dimWith(DimRole::X);
    DimSelection part = selection;
    part.setRange(rows, within(selection.dim(rows).range, request.rows));
    part.setRange(columns, within(selection.dim(columns).range, request.columns));
    const at::Tensor elements = readPart(leaf, part, progress);
    std::vector<int64_t> order{static_cast<int64_t>(part.resultDim(rows)), static_cast<int64_t>(part.resultDim(columns))};
    if (const auto channel = selection.dimWith(DimRole::Channel)) {
        order.push_back(static_cast<int64_t>(part.resultDim(*channel)));
    }
    return elements.permute(order).contiguous();
}

void measureValues(Raster& raster)
{
    at::Tensor there = raster.plane;
    if (raster.present.defined()) {
        there = there.index({raster.present});
    }
    const std::size_t count = static_cast<std::size_t>(there.numel());
    const std::span values(there.const_data_ptr<double>(), count);
    raster.least = std::numeric_limits<double>::infinity();
    raster.greatest = -raster.least;
    for (const double value : values) {
        if (std::isfinite(value)) {
            raster.least = std::min(raster.least, value);
            raster.greatest = std::max(raster.greatest, value);
        } else {
            ++(std::isnan(value) ? raster.nanCount : value > 0 ? raster.plusInfCount : raster.minusInfCount);
        }
    }
    if (raster.least > raster.greatest) {
        raster.least = raster.greatest = kNan;
    } else if (raster.kind == Raster::Kind::HeatMap) {
        raster.counts.assign(Raster::kBins, 0);
        for (const double value : values) {
            if (std::isfinite(value)) {
                // The greatest value belongs to the last bin.
                const double bin = valuerange::shareOf(value, raster.least, raster.greatest) * Raster::kBins;
                ++raster.counts[static_cast<std::size_t>(std::min(bin, Raster::kBins - 1.0))];
            }
        }
    }
}

QImage heatMap(const Raster& raster, ColourMap map, const ColourLimits& limits)
{
    const auto sizeAlong = [&](int64_t dim) { return static_cast<int>(raster.plane.size(dim)); };
    QImage image(sizeAlong(1), sizeAlong(0), QImage::Format_ARGB32);
    const auto& colours = colourmap::table(map);
    const QRgb nan = colourmap::nan().rgb();
    const QRgb above = colourmap::plusInfinity().rgb();
    const QRgb below = colourmap::minusInfinity().rgb();
    const Scaling scaled(limits);
    const double* value = raster.plane.const_data_ptr<double>();
    for (int row = 0; row < image.height(); ++row) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < image.width(); ++column, ++value) {
            line[column] = std::isfinite(*value) ? colours[static_cast<std::size_t>(scaled(*value))] | 0xff000000
                         : std::isnan(*value)    ? nan
                         : *value > 0            ? above
                                                 : below;
        }
    }
    return image;
}

/// One or two channels: grey, from the first. More than four: the first three.
template <typename Element, typename ToByte>
QImage pictureImage(const Element* value, int rows, int columns, int64_t channels, const ToByte& toByte)
{
    QImage image(columns, rows, channels == 4 ? QImage::Format_ARGB32 : QImage::Format_RGB32);
    for (int row = 0; row < rows; ++row) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < columns; ++column, value += channels) {
            line[column] = toByte(value);
        }
    }
    return image;
}

QImage pictureImage(const Raster& raster, const ColourLimits& limits)
{
    const at::Tensor& elements = raster.elements;
    const auto rows = static_cast<int>(elements.size(0));
    const auto columns = static_cast<int>(elements.size(1));
    const int64_t channels = elements.dim() == 3 ? elements.size(2) : 1;
    if (!raster.plane.defined()) {
        const auto* const bytes = elements.const_data_ptr<uint8_t>();
        if (channels < 3) {
            return pictureImage(bytes, rows, columns, channels, [](const uint8_t* p) { return qRgb(*p, *p, *p); });
        }
        return channels == 4
                 ? pictureImage(bytes, rows, columns, 4, [](const uint8_t* p) { return qRgba(p[0], p[1], p[2], p[3]); })
                 : pictureImage(bytes, rows, columns, channels, [](const uint8_t* p) { return qRgb(p[0], p[1], p[2]); });
    }
    const QRgb nan = colourmap::nan().rgb();
    const Scaling scaled(limits);
    const bool isSigned = limits.low < 0;  // transparency is never
    return pictureImage(raster.plane.const_data_ptr<double>(), rows, columns, channels, [&](const double* p) {
        if (std::any_of(p, p + channels, [](double v) { return std::isnan(v); })) {
            return nan;
        }
        const auto channel = [&](int64_t c) { return scaled(p[channels < 3 ? 0 : c]); };
        return qRgba(channel(0), channel(1), channel(2), channels == 4 && !isSigned ? channel(3) : 255);
    });
}

void layOver(const at::Tensor& mask, QImage& image)
{
    const QColor over = colourmap::mask();
    const bool* on = mask.const_data_ptr<bool>();
    const auto mixed = [](int under, int colour) { return (under + colour) / 2; };
    for (int row = 0; row < image.height(); ++row) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < image.width(); ++column, ++on) {
            if (*on) {
                const QRgb under = line[column];
                line[column] = qRgba(mixed(qRed(under), over.red()), mixed(qGreen(under), over.green()),
                                     mixed(qBlue(under), over.blue()), 255);
            }
        }
    }
}

/// Makes pixels that are not there see-through.
void clearWhere(const at::Tensor& present, QImage& image)
{
    const bool* there = present.const_data_ptr<bool>();
    for (int row = 0; row < image.height(); ++row) {
        auto* const line = reinterpret_cast<QRgb*>(image.scanLine(row));
        for (int column = 0; column < image.width(); ++column, ++there) {
            line[column] = *there ? line[column] : 0;
        }
    }
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

Raster Raster::read(const PlaneSource& source, std::optional<Kind> kind, const RasterRequest& request, Progress& progress)
{
    Raster raster;
    // Several channels have no place in a heat map.
    raster.kind = source.selection.dimWith(DimRole::Channel) ? Kind::Picture : kind.value_or(kindOf(source.selection));
    raster.request = request;
    raster.elements = readPlane(source.leaf, source.selection, request, progress);
    if (source.mask) {
        raster.mask = readPlane(*source.mask, source.maskSelection, request, progress);
    }
    if (const auto present = presentOf(source.leaf)) {
        const at::Tensor pixels = readPlane(*present, source.selection, request, progress);
        raster.present = (pixels.dim() == 3 ? pixels.any(-1) : pixels).contiguous();
    }
    raster.least = raster.greatest = kNan;
    if (raster.kind == Kind::HeatMap || raster.elements.scalar_type() != DType::Byte) {
        const at::Tensor real = raster.elements.is_complex() ? at::abs(raster.elements) : raster.elements;
        raster.offset = raster.present.defined() ? 0 : wholeOffset(source.leaf);  // the same in all frames
        raster.plane = lessOffset(real, raster.offset).to(at::kDouble).contiguous();
        measureValues(raster);
    }
    return raster;
}

QImage Raster::image(ColourMap map, const ColourLimits& limits) const
{
    QImage image = kind == Kind::HeatMap ? heatMap(*this, map, limits) : pictureImage(*this, limits);
    if (mask.defined()) {
        layOver(mask, image);
    }
    if (present.defined()) {
        image.convertTo(QImage::Format_ARGB32);
        clearWhere(present, image);
    }
    return image;
}

}  // namespace tensordesk

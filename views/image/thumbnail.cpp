// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/image/thumbnail.h"

#include "views/common/dimselection.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/clamp.h>

#include <algorithm>

namespace tensordesk {

QImage thumbnailOf(const Leaf& leaf, int64_t batchDims, int edge)
{
    const LeafDims dims{leaf.shape(), batchDims, {}, leaf.dtype()};
    const auto pixels = pixelDims(dims);
    if (!pixels || elementCount(dims.shape) == 0) {
        return {};
    }
    const auto stepOf = [&](std::size_t dim) { return std::max<int64_t>(dims.shape[dim] / edge, 1); };
    Index index(dims.rank(), int64_t{0});
    for (const std::size_t dim : {pixels->height, pixels->width}) {
        index[dim] = Slice{0, dims.shape[dim], stepOf(dim)};
    }
    if (pixels->channel) {
        index[*pixels->channel] = Slice{};
    }
    at::Tensor picture = leaf.at(index).tensor().cpu();
    if (pixels->channel && *pixels->channel < pixels->height) {
        picture = picture.permute({1, 2, 0});
    }
    if (picture.is_floating_point()) {
        picture = at::clamp(picture.to(at::kFloat).mul(255), 0, 255);
    }
    picture = picture.to(at::kByte).contiguous();
    const int64_t channels = pixels->channel ? picture.size(2) : 1;
    QImage image(static_cast<int>(picture.size(1)), static_cast<int>(picture.size(0)), QImage::Format_RGB32);
    const auto* byte = picture.const_data_ptr<uint8_t>();
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x, byte += channels) {
            image.setPixel(x, y, channels >= 3 ? qRgb(byte[0], byte[1], byte[2]) : qRgb(byte[0], byte[0], byte[0]));
        }
    }
    const bool isLarge = image.width() > edge || image.height() > edge;
    return isLarge ? image.scaled(edge, edge, Qt::KeepAspectRatio, Qt::SmoothTransformation) : image;
}

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <cstdint>
#include <vector>

namespace tensordesk {

/// A picture of few colours: what a GIF stores of each frame.
struct PalettePicture {
    static constexpr int kMost = 256;

    std::vector<QRgb> colours;    ///< at most kMost, opaque
    std::vector<uint8_t> pixels;  ///< row by row, each the number of its colour

    /// Exact if the picture has no more colours than that; else the nearest that cutting the space of its colours
    /// at their medians gives. Alpha is ignored.
    [[nodiscard]] static PalettePicture of(const QImage& picture);
};

}  // namespace tensordesk

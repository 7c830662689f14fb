// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

#include <cstdint>
#include <vector>

namespace tensordesk {

/// A picture with few colours, as a GIF stores each frame.
struct PalettePicture {
    static constexpr int kMost = 256;

    std::vector<QRgb> colours;    ///< at most kMost, opaque
    std::vector<uint8_t> pixels;  ///< row by row, as indices into the colours

    /// Reduces a picture to the limit of colours: exactly if it has no more, otherwise by median cut. Ignores alpha.
    [[nodiscard]] static PalettePicture of(const QImage& picture);
};

}  // namespace tensordesk

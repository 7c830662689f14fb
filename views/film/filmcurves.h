// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QImage>

#include <algorithm>
#include <cstdint>

namespace tensordesk {

/// Curves along the film's dim, as a picture below each frame, with a line at the frame's index. A value that may cross threads.
struct FilmCurves {
    QImage picture;
    double first = 0;         ///< pixel of index 0
    double perIndex = 0;      ///< pixels between two indices
    int top = 0, bottom = 0;  ///< of the line
    QColor ground, line;

    /// Returns a frame with the curves below it, both centred horizontally.
    [[nodiscard]] QImage below(const QImage& frame, int64_t index) const;
    /// Returns the size of the result of below() for frames of this size.
    [[nodiscard]] QSize sizeWith(const QSize& frame) const
    {
        return {std::max(frame.width(), picture.width()), frame.height() + picture.height()};
    }
};

}  // namespace tensordesk

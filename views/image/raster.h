// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "common/dimselection.h"
#include "image/colourmap.h"
#include "tensordict/leaf.h"
#include "tensordict/progress.h"

#include <QImage>

#include <optional>

namespace tensordesk {

/// The values that get the first and the last colour of a map.
struct ColourLimits {
    double low = 0;
    double high = 1;
    bool operator==(const ColourLimits&) const = default;
};

/// Which rows and columns of a plane to read, counted among those the selection shows.
struct RasterRequest {
    Range rows, columns;
    bool operator==(const RasterRequest&) const = default;
};

/// A plane of a leaf, read for an image. Immutable once made; may cross threads.
struct Raster {
    /// Pictures are shown as they are, in grey or colour; anything else as a heat map.
    enum class Kind { HeatMap, Picture } kind = Kind::HeatMap;

    RasterRequest request;
    at::Tensor elements;   ///< as stored, contiguous, on the CPU: for exact values
    at::Tensor plane;      ///< what is coloured: double [rows, columns], or [rows, columns, channels]
    double least = 0;      ///< of the finite values; NaN if there are none
    double greatest = 0;
    int64_t nanCount = 0;
    int64_t infCount = 0;  ///< of either sign

    /// Whether the selection shows a picture: it has a channel dim, or two dims of bytes that look like one.
    [[nodiscard]] static Kind kindOf(const DimSelection& selection);
    /// Reads it. Complex elements count by magnitude. Errors of the storage pass through.
    [[nodiscard]] static Raster read(const Leaf& leaf, const DimSelection& selection, const RasterRequest& request,
                                     Progress& progress);

    /// True if values lie on both sides of 0.
    [[nodiscard]] bool hasBothSigns() const noexcept { return least < 0 && greatest > 0; }
    /// What shows all finite values, with 0 in the middle if symmetric. Never empty.
    [[nodiscard]] ColourLimits limits(bool symmetric) const;
    /// One pixel an element. Pictures of floats are scaled from [0, 1], or [-1, 1] if they are negative too,
    /// or [0, 255] if greater, and leave `map` and `limits` alone.
    [[nodiscard]] QImage image(ColourMap map, const ColourLimits& limits) const;
};

}  // namespace tensordesk

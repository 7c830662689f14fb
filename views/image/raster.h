// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/wholeoffset.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/leaves/leaf.h"
#include "views/common/dimselection.h"
#include "views/image/colourmap.h"
#include "views/image/rasterrequest.h"

#include <QImage>

#include <optional>
#include <vector>

namespace tensordesk {

/// The values that get the first and the last colour of a map, or of a channel.
struct ColourLimits {
    double low = 0;
    double high = 1;
    bool operator==(const ColourLimits&) const = default;
};

/// A part of a leaf that is shown as a plane, and what lies over it.
struct PlaneSource {
    Leaf leaf;
    DimSelection selection;           ///< of the view Image, with dims along x and y
    std::optional<Leaf> mask = {};    ///< of bool
    DimSelection maskSelection = {};  ///< of that, with as many rows and columns
};

/// A plane of a leaf, read for an image. Immutable once made; may cross threads.
struct Raster {
    /// Pictures are shown as they are, in grey or colour; anything else as a heat map.
    enum class Kind { HeatMap, Picture } kind = Kind::HeatMap;

    RasterRequest request;
    at::Tensor elements;  ///< as stored, [rows, columns] or [rows, columns, channels], contiguous, on the CPU
    at::Tensor plane;     ///< the same as double, less the offset; undefined for pictures of bytes, which need no scaling
    at::Tensor mask;      ///< bool [rows, columns]; undefined without
    at::Tensor present;   ///< bool [rows, columns], which pixels there are; undefined: all
    Integer offset = 0;   ///< that `plane` is less than the elements; see Note [Whole offset]
    double least = 0;     ///< of the finite values of `plane`; NaN if there are none, or for pictures of bytes
    double greatest = 0;
    int64_t nanCount = 0;
    int64_t plusInfCount = 0;
    int64_t minusInfCount = 0;
    std::vector<int64_t> counts;  ///< of a heat map: finite values by kBins equal bins from least to greatest

    static constexpr int kBins = 128;

    /// Whether the selection shows a picture: it has a channel dim, or two dims of bytes that look like one.
    [[nodiscard]] static Kind kindOf(const DimSelection& selection);
    /// Reads it, as `kind` or, without one, as kindOf() says. Complex elements count by magnitude. Errors of the
    /// storage pass through.
    [[nodiscard]] static Raster read(const PlaneSource& source, std::optional<Kind> kind, const RasterRequest& request,
                                     Progress& progress);

    /// One pixel an element. Pictures leave `map` alone, those of bytes `limits` too; of others each channel is scaled
    /// to them. NaN and infinities of heat maps have colours of their own; where the mask is true its colour lies over
    /// the pixel. What is not there is see-through.
    [[nodiscard]] QImage image(ColourMap map, const ColourLimits& limits) const;
};

}  // namespace tensordesk

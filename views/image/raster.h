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

/// The values of the first and the last colour of a map, or of a channel.
struct ColourLimits {
    double low = 0;
    double high = 1;
    bool operator==(const ColourLimits&) const = default;
};

/// A part of a leaf that is shown as a plane, with its overlay.
struct PlaneSource {
    Leaf leaf;
    DimSelection selection;           ///< of the view Image, with dims along x and y
    std::optional<Leaf> mask = {};    ///< of bool
    DimSelection maskSelection = {};  ///< of the mask, with the same numbers of rows and columns
};

/// A plane of a leaf, read for an image. Immutable once made; may cross threads.
struct Raster {
    /// Pictures are shown in their own colours; anything else as a heat map.
    enum class Kind { HeatMap, Picture } kind = Kind::HeatMap;

    RasterRequest request;
    at::Tensor elements;  ///< as stored, [rows, columns] or [rows, columns, channels], contiguous, on the CPU
    at::Tensor plane;     ///< the elements as double, minus the offset; undefined for pictures of bytes, which need no scaling
    at::Tensor mask;      ///< bool [rows, columns]; undefined without a mask
    at::Tensor present;   ///< bool [rows, columns], true for existing pixels; undefined: all
    Integer offset = 0;   ///< subtracted from the elements in `plane`; see Note [Whole offset]
    double least = 0;     ///< of the finite values of `plane`; NaN if there are none, or for pictures of bytes
    double greatest = 0;
    int64_t nanCount = 0;
    int64_t plusInfCount = 0;
    int64_t minusInfCount = 0;
    std::vector<int64_t> counts;  ///< for a heat map: numbers of finite values in kBins equal bins from least to greatest

    static constexpr int kBins = 128;

    /// Returns Picture if the selection has a channel dim, or two dims of bytes that look like a picture.
    [[nodiscard]] static Kind kindOf(const DimSelection& selection);
    /// Reads a plane, as `kind` or as kindOf() returns. Complex elements count by magnitude. Throws the storage's errors.
    [[nodiscard]] static Raster read(const PlaneSource& source, std::optional<Kind> kind, const RasterRequest& request,
                                     Progress& progress);

    /// Returns one pixel per element. Pictures ignore `map`, those of bytes `limits` too; others scale each channel to them. NaN
    /// and infinities of heat maps have their own colours; the mask's colour is blended where it is true. Missing elements are
    /// transparent.
    [[nodiscard]] QImage image(ColourMap map, const ColourLimits& limits) const;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/tiling.h"
#include "views/image/colourmap.h"
#include "views/image/raster.h"

#include <optional>

namespace tensordesk {

/// The mapping from a plane to colours: the user's choices; the data determine the rest. A value type.
struct ImageStyle {
    std::optional<ColourMap> map;        ///< otherwise viridis, or the diverging map for values of both signs
    std::optional<bool> symmetric;       ///< true: zero is in the middle; unset: only for the diverging map
    std::optional<ColourLimits> limits;  ///< otherwise those of the finite values
    std::optional<Raster::Kind> kind;    ///< picture or heat map; otherwise by the rule of Raster::kindOf()
    std::optional<ColourLimits> values;  ///< the range for the choices above; otherwise that of the plane

    [[nodiscard]] ColourMap mapFor(const Raster& raster) const;
    [[nodiscard]] bool isSymmetricFor(const Raster& raster) const;
    /// Returns the limits, never an empty range. For a picture the values of black and full intensity: [0, 1] for bools and floats
    /// up to 1, [0, 255] for integers and floats up to 255. With negative values 0 is in the middle: [-1, 1] for floats up to 1,
    /// otherwise symmetric up to the largest magnitude.
    [[nodiscard]] ColourLimits limitsFor(const Raster& raster) const;
    /// Returns one pixel per element; transparent after the last of several pictures.
    [[nodiscard]] QImage paint(const Raster& raster, const std::optional<Tiling>& tiling) const;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/values/tiling.h"
#include "views/image/colourmap.h"
#include "views/image/raster.h"

#include <optional>

namespace tensordesk {

/// How a plane becomes colours: what a person chose of it; the data decide the rest. A value.
struct ImageStyle {
    std::optional<ColourMap> map;        ///< else viridis, or the diverging one for values of both signs
    std::optional<bool> symmetric;       ///< whether zero is in the middle; else for the diverging map
    std::optional<ColourLimits> limits;  ///< else those of the finite values
    std::optional<Raster::Kind> kind;    ///< picture or heat map; else by the rule of Raster::kindOf()
    std::optional<ColourLimits> values;  ///< the least and the greatest to make the above for; else those of the plane

    [[nodiscard]] ColourMap mapFor(const Raster& raster) const;
    [[nodiscard]] bool isSymmetricFor(const Raster& raster) const;
    /// Never empty. Of a picture what is black and what is full: [0, 1] for bools and floats up to 1, [0, 255] for
    /// integers and floats up to 255. Where values are negative 0 is in the middle, and grey: [-1, 1] for floats up to 1,
    /// for others what shows the one farthest from 0.
    [[nodiscard]] ColourLimits limitsFor(const Raster& raster) const;
    /// One pixel an element; see-through behind the last picture of several side by side.
    [[nodiscard]] QImage paint(const Raster& raster, const std::optional<Tiling>& tiling) const;
};

}  // namespace tensordesk

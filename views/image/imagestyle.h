// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/tiling.h"
#include "image/colourmap.h"
#include "image/raster.h"

#include <optional>

namespace tensordesk {

/// How a plane becomes colours: what a person chose of it; the data decide the rest. A value.
struct ImageStyle {
    std::optional<ColourMap> map;        ///< else viridis, or the diverging one for values of both signs
    std::optional<bool> symmetric;       ///< whether zero is in the middle; else for the diverging map
    std::optional<ColourLimits> limits;  ///< else those of the finite values
    std::optional<Raster::Kind> kind;    ///< picture or heat map; else by the rule of Raster::kindOf()

    [[nodiscard]] ColourMap mapFor(const Raster& raster) const;
    [[nodiscard]] bool isSymmetricFor(const Raster& raster) const;
    [[nodiscard]] ColourLimits limitsFor(const Raster& raster) const;
    /// One pixel an element; see-through behind the last picture of several side by side.
    [[nodiscard]] QImage paint(const Raster& raster, const std::optional<Tiling>& tiling) const;
};

}  // namespace tensordesk

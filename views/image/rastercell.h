// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/image/raster.h"

#include <QPointF>

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// A plane of elements that was read, and the selection that it shows.
struct ShownPlane {
    DimSelection selection;
    Raster raster;
};

/// An element of a plane: its position in the plane and in the leaf.
struct RasterCell {
    int64_t row = 0;
    int64_t column = 0;
    std::vector<int64_t> position;

    /// Returns the element at a point of a plot whose axes are the indices; empty beside the plane.
    [[nodiscard]] static std::optional<RasterCell> at(const QPointF& point, const ShownPlane& plane);
    /// Returns the position and the value, `[3, 17, :] = 0, 128, 255`; empty in an unused tile of several pictures.
    [[nodiscard]] QString text(const ShownPlane& plane, const ShownLeaf& leaf) const;
};

}  // namespace tensordesk

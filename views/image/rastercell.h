// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/image/raster.h"

#include <QPointF>

#include <cstdint>
#include <optional>
#include <vector>

namespace tensordesk {

/// A plane that was read, and the selection that it is a part of.
struct ShownPlane {
    DimSelection selection;
    Raster raster;
};

/// An element of a plane: where it was read to, and where it lies in the leaf.
struct RasterCell {
    int64_t row = 0;
    int64_t column = 0;
    std::vector<int64_t> position;

    /// The element that a point of a plot lies on, of which the axes are the indices; nothing beside the plane.
    [[nodiscard]] static std::optional<RasterCell> at(const QPointF& point, const ShownPlane& plane);
    /// `[3, 17, :] = 0, 128, 255`; empty behind the last of several pictures.
    [[nodiscard]] QString text(const ShownPlane& plane, const ShownLeaf& leaf) const;
};

}  // namespace tensordesk

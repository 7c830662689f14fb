// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QRectF>
#include <QSize>

namespace tensordesk {

/// Which rows and columns of a plane to read, counted among those the selection shows.
struct RasterRequest {
    Range rows, columns;
    bool operator==(const RasterRequest&) const = default;

    /// All of the plane that the selection shows: whole up to some four million elements, else with steps that leave
    /// about one element for each of `pixels`. REQUIRES: dims along x and y.
    [[nodiscard]] static RasterRequest whole(const DimSelection& selection, const QSize& pixels);
    /// What `visible` shows of it, in coordinates of the axes, with half as much again on each side, so that a short
    /// pan finds its elements there.
    [[nodiscard]] static RasterRequest part(const DimSelection& selection, const QRectF& visible, const QSize& pixels);
    /// True if nothing is left out.
    [[nodiscard]] bool isFull() const noexcept { return rows.step == 1 && columns.step == 1; }
    /// Whether what `wanted` shows, up to a part of its margin, can be seen as finely here.
    [[nodiscard]] bool covers(const RasterRequest& wanted) const;
};

}  // namespace tensordesk

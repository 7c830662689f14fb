// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <QRectF>
#include <QSize>

namespace tensordesk {

/// The rows and columns of a plane to read, counted among the shown ones.
struct RasterRequest {
    Range rows, columns;
    bool operator==(const RasterRequest&) const = default;

    /// Returns the whole plane of the selection: all elements up to about four million, otherwise with steps that leave about one
    /// element per pixel of `pixels`. REQUIRES: dims along x and y.
    [[nodiscard]] static RasterRequest whole(const DimSelection& selection, const QSize& pixels);
    /// Returns the part within `visible`, in coordinates of the axes, with a margin of half its size on each side, for short pans.
    [[nodiscard]] static RasterRequest part(const DimSelection& selection, const QRectF& visible, const QSize& pixels);
    /// True if no row or column is skipped.
    [[nodiscard]] bool isFull() const noexcept { return rows.step == 1 && columns.step == 1; }
    /// True if this read contains what `wanted` shows, except a part of its margin, at the same resolution.
    [[nodiscard]] bool covers(const RasterRequest& wanted) const;
};

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/plot/curves/curves.h"

#include <memory>
#include <optional>

namespace tensordesk {

class ColumnGraph;

/// A leaf whose curves are drawn, with the data that was read.
struct PlottedLeaf {
    ShownLeaf leaf;
    DimSelection selection;
    std::shared_ptr<const CurveSource> source = {};  ///< for other ranges; null before the first read
    std::optional<Curves> curves = {};               ///< the drawn curves
    bool isOnSecondAxis = false;                     ///< on the second axis
    bool isSummary = false;                          ///< a summary of other drawn curves
    int64_t shift = 0;                               ///< its element i is drawn at i + shift
    std::optional<std::size_t> smooths = {};         ///< the number of the leaf whose smoothed curves these are
    int64_t window = 1;                              ///< window of the smoothing

    /// True if it is derived from other drawn curves.
    [[nodiscard]] bool isDerived() const noexcept { return isSummary || smooths; }

    /// Returns the indices along x.
    [[nodiscard]] Range indices() const
    {
        const auto x = selection.dimWith(DimRole::X);
        return x ? selection.dim(*x).range : Range{};
    }
};

/// A curve, and the graphs that show it.
struct DrawnCurve {
    const PlottedLeaf* of = nullptr;
    const Curve* curve = nullptr;
    ColumnGraph* line = nullptr;
    ColumnGraph* low = nullptr;  ///< the ends of the band around it; null without a spread
    ColumnGraph* high = nullptr;
    bool isShown = true;  ///< not hidden by the user
};

}  // namespace tensordesk

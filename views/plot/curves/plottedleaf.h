// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/leafview.h"
#include "views/plot/curves/curves.h"

#include <memory>
#include <optional>

namespace tensordesk {

class ColumnGraph;

/// A leaf whose curves are drawn, and what was read of it.
struct PlottedLeaf {
    ShownLeaf leaf;
    DimSelection selection;
    std::shared_ptr<const CurveSource> source = {};  ///< to read other stretches from; none before it was read
    std::optional<Curves> curves = {};               ///< drawn
    bool isOnSecondAxis = false;                     ///< its values have an axis of their own
    bool isSummary = false;                          ///< of curves that are drawn too: what they have in common
    int64_t shift = 0;                               ///< its element i is drawn at i + shift
    std::optional<std::size_t> smooths = {};         ///< the number of the leaf whose curves these are, smoothed
    int64_t window = 1;                              ///< that they are smoothed over

    /// Whether it is made of curves that are drawn too.
    [[nodiscard]] bool isDerived() const noexcept { return isSummary || smooths; }

    /// The indices along x.
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
    bool isShown = true;  ///< a person wants to see it
};

}  // namespace tensordesk

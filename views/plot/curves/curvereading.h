// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/neighbours.h"
#include "views/plot/curves/plottedleaf.h"

#include <optional>
#include <vector>

namespace tensordesk {

class AddedKeys;
class CurveOptions;

/// Returns which curves a plot draws: those of its leaf, of added keys, of the key in `next`, the summary of members, and smoothed
/// lines, as its options state. Reads nothing.
class CurvePlan {
public:
    /// REQUIRES: all outlive this object.
    CurvePlan(const ShownLeaf& leaf, const DimSelection& selection, const AddedKeys& added, const CurveOptions& options)
        : m_leaf(leaf), m_selection(selection), m_added(added), m_options(options)
    {
    }

    /// True if another leaf has the dim along x, so that it can be drawn in the same plot.
    [[nodiscard]] bool fits(const ShownLeaf& leaf) const;
    /// Returns the leaves to draw in the pane: the leaf itself first. `beside`: the key in `next`, drawn one step later, if any.
    /// `before`: the leaves of the previous drawing, whose data is reused.
    [[nodiscard]] std::vector<PlottedLeaf> leaves(const std::optional<PlottedLeaf>& beside,
                                                  const std::vector<PlottedLeaf>& before) const;
    /// Returns the added keys with a pane of their own.
    [[nodiscard]] std::vector<ShownPart> panes() const;

private:
    const ShownLeaf& m_leaf;
    const DimSelection& m_selection;
    const AddedKeys& m_added;
    const CurveOptions& m_options;
};

/// True if the data of earlier reads is enough for the request.
[[nodiscard]] bool areAtHand(const std::vector<PlottedLeaf>& leaves, const CurveRequest& request);
/// Reads the curves of leaves one after the other. Curves on one axis have the same offset subtracted, unless the axis is
/// logarithmic; see Note [Whole offset]. Throws the storage's errors.
[[nodiscard]] std::vector<Curves> readCurves(const std::vector<PlottedLeaf>& leaves, const CurveRequest& request, bool logarithmic,
                                             Progress& progress);

}  // namespace tensordesk

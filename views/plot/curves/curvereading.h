// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/neighbours.h"
#include "views/plot/curves/plottedleaf.h"

#include <optional>
#include <vector>

namespace tensordesk {

class AddedKeys;
class CurveOptions;

/// Which curves a plot of a leaf draws, as a person chose it: those of the leaf, of added keys, of what stands below `next`, what
/// members have in common, and smoothed lines. Nothing is read.
class CurvePlan {
public:
    /// All outlive this.
    CurvePlan(const ShownLeaf& leaf, const DimSelection& selection, const AddedKeys& added, const CurveOptions& options)
        : m_leaf(leaf), m_selection(selection), m_added(added), m_options(options)
    {
    }

    /// Whether another leaf has the dim along x.
    [[nodiscard]] bool fits(const ShownLeaf& leaf) const;
    /// The leaf itself first, then what is drawn in the same pane; with what was read of them before. `beside`: what is drawn one
    /// step on, if anything is.
    [[nodiscard]] std::vector<PlottedLeaf> leaves(const std::optional<PlottedLeaf>& beside,
                                                  const std::vector<PlottedLeaf>& before) const;
    /// The added keys that have a pane of their own.
    [[nodiscard]] std::vector<ShownPart> panes() const;

private:
    const ShownLeaf& m_leaf;
    const DimSelection& m_selection;
    const AddedKeys& m_added;
    const CurveOptions& m_options;
};

/// Whether all of it can be drawn from what was read before.
[[nodiscard]] bool areAtHand(const std::vector<PlottedLeaf>& leaves, const CurveRequest& request);
/// Reads them one after the other; those on one axis less one offset, unless that is logarithmic. Errors of the storage pass through.
[[nodiscard]] std::vector<Curves> readCurves(const std::vector<PlottedLeaf>& leaves, const CurveRequest& request, bool logarithmic,
                                             Progress& progress);

}  // namespace tensordesk

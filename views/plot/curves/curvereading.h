// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/neighbours.h"
#include "views/plot/curves/plottedleaf.h"

#include <optional>
#include <vector>

namespace tensordesk {

class AddedKeys;
class CurveOptions;

/// The curves that a plot of a leaf draws by its options: those of the leaf, of added keys, of the key below `next`, the summary of
/// members, and smoothed lines. Reads nothing.
class CurvePlan {
public:
    /// REQUIRES: all outlive this object.
    CurvePlan(const ShownLeaf& leaf, const DimSelection& selection, const AddedKeys& added, const CurveOptions& options)
        : m_leaf(leaf), m_selection(selection), m_added(added), m_options(options)
    {
    }

    /// True if another leaf has the dim along x.
    [[nodiscard]] bool fits(const ShownLeaf& leaf) const;
    /// Returns the leaf itself first, then the others in the same pane, with earlier reads. `beside`: the leaf drawn one step
    /// later, if any.
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

/// True if all curves can be drawn from earlier reads.
[[nodiscard]] bool areAtHand(const std::vector<PlottedLeaf>& leaves, const CurveRequest& request);
/// Reads the curves of leaves one after the other. Those on one axis share one offset, unless it is logarithmic. Throws the
/// storage's errors.
[[nodiscard]] std::vector<Curves> readCurves(const std::vector<PlottedLeaf>& leaves, const CurveRequest& request, bool logarithmic,
                                             Progress& progress);

}  // namespace tensordesk

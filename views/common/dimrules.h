// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <vector>

namespace tensordesk {

/// What a kind of view makes of the dims of a leaf; a part of its row, see ViewKindRow.
struct DimRules {
    std::vector<DimRole> roles;                         ///< it knows, in the order a chooser lists them
    bool hasSpreads = false;                            ///< it knows the reductions to a band around a curve
    bool hasRows = false;                               ///< X and Y are columns and rows, not axes
    std::vector<DimRole> (*defaults)(const LeafDims&);  ///< before a person chose: one a dim
    bool (*isComplete)(const DimSelection&);            ///< whether there is something to show
};

/// Of the kind's row.
[[nodiscard]] const DimRules& dimRules(ViewKind kind);

/// What rows are made of.
namespace dimrules {

/// The last two dims wider than 1, or those of a picture, as rows and columns.
[[nodiscard]] std::vector<DimRole> tableRoles(const LeafDims& leaf);
/// The dim named like time, else the last batch dim along x, and the last event dim as curves.
[[nodiscard]] std::vector<DimRole> curveRoles(const LeafDims& leaf);
/// Pixels where pixelDims() finds them, else the two largest dims.
[[nodiscard]] std::vector<DimRole> imageRoles(const LeafDims& leaf);
/// One for each colour, or each of a few components, of all elements, as long as these are no more than a gigabyte.
[[nodiscard]] std::vector<DimRole> histogramRoles(const LeafDims& leaf);

[[nodiscard]] bool hasRowsOrColumns(const DimSelection& selection);
[[nodiscard]] bool hasX(const DimSelection& selection);
[[nodiscard]] bool hasXAndY(const DimSelection& selection);
[[nodiscard]] bool isAlways(const DimSelection& selection);

}  // namespace dimrules

}  // namespace tensordesk

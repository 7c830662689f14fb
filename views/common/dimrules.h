// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <vector>

namespace tensordesk {

/// What a kind of view makes of the dims of a leaf.
struct DimRules {
    std::vector<DimRole> roles;                         ///< it knows, in the order a chooser lists them
    bool hasSpreads = false;                            ///< it knows the reductions to a band around a curve
    bool hasRows = false;                               ///< X and Y are columns and rows, not axes
    std::vector<DimRole> (*defaults)(const LeafDims&);  ///< before a person chose: one a dim
    bool (*isComplete)(const DimSelection&);            ///< whether there is something to show
};

[[nodiscard]] const DimRules& dimRules(ViewKind kind);

}  // namespace tensordesk

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"

#include <vector>

namespace tensordesk {

/// The use of a leaf's dims in one kind of view.
struct DimRules {
    std::vector<DimRole> roles;                         ///< supported roles, in the order of a chooser
    bool hasSpreads = false;                            ///< true if it supports reductions to a band around a curve
    bool hasRows = false;                               ///< X and Y are columns and rows, not axes
    std::vector<DimRole> (*defaults)(const LeafDims&);  ///< the default roles, one per dim
    bool (*isComplete)(const DimSelection&);            ///< true if the selection shows something
};

[[nodiscard]] const DimRules& dimRules(ViewKind kind);

}  // namespace tensordesk
